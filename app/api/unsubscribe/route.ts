import { problem } from '@/lib/http/problem';
import { routeHandler } from '@/lib/http/route-handler';
import { unsubscribe, verifyUnsubscribe } from '@/lib/mail/unsubscribe';

/** Opened by a person, or looked at by a mail scanner: changes nothing, and leads to the page with the button. */
export function GET(request: Request): Response {
  const { search } = new URL(request.url);
  return new Response(null, { status: 303, headers: { Location: `/unsubscribe${search}` } });
}

/** One-click unsubscribe of mail programs (RFC 8058). The signed link is all they bring. */
export const POST = routeHandler(async function POST(request: Request): Promise<Response> {
  const email = verifyUnsubscribe(new URL(request.url).searchParams);
  if (!email) return problem(400, 'This link is not complete. Please use the whole address from the mail.');
  await unsubscribe(email);
  return new Response('You get no more mails like this.\n', { headers: { 'Cache-Control': 'no-store' } });
});
