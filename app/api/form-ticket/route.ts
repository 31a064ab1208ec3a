import { createFormToken } from '@/lib/leads/spam';

// Every ticket is another one: without this Next would make one at build time.
export const dynamic = 'force-dynamic';

/** A signed moment for a form that is touched for the first time. */
export function GET(): Response {
  return Response.json({ ticket: createFormToken() }, { headers: { 'Cache-Control': 'no-store' } });
}
