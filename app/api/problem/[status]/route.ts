import { notFound } from 'next/navigation';
import { copyFor, statusPage } from '@/lib/http/status-page';

/** Error page with the given status, for requests that no page can handle; rewrites (lib/routing.ts) lead here. */
async function respond(_request: Request, { params }: { params: Promise<{ status: string }> }): Promise<Response> {
  const { status } = await params;
  const copy = copyFor(Number(status));
  // Statuses from 500 on raise alarms: clients cannot request one.
  if (!copy || Number(status) >= 500) notFound();
  return new Response(statusPage(copy), {
    status: Number(status),
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

export { respond as DELETE, respond as GET, respond as PATCH, respond as POST, respond as PUT };
