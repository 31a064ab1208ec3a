import { problem } from '@/lib/http/problem';
import { routeHandler } from '@/lib/http/route-handler';
import { unsubscribe, verifyUnsubscribe } from '@/lib/mail/unsubscribe';

/** Redirects to the page with the button. Changes nothing, since mail scanners open links too. */
export function GET(request: Request): Response {
  const { search } = new URL(request.url);
  return new Response(null, { status: 303, headers: { Location: `/unsubscribe${search}` } });
}

/** One-click unsubscribe of mail clients (RFC 8058), authorised by the signed link alone. */
export const POST = routeHandler(async function POST(request: Request): Promise<Response> {
  const email = verifyUnsubscribe(new URL(request.url).searchParams);
  if (!email) return problem(400, 'This link is incomplete. Please copy the whole link from the e-mail.');
  await unsubscribe(email);
  return new Response('You’re unsubscribed.\n', { headers: { 'Cache-Control': 'no-store' } });
});
