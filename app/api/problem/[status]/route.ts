import { notFound } from 'next/navigation';
import { plainPage, wordsFor } from '@/lib/http/status-page';

/** A plain page with the right status for requests that no page can answer; rewrites (lib/routing.ts) and the proxy lead here. */
async function answer(_request: Request, { params }: { params: Promise<{ status: string }> }): Promise<Response> {
  const { status } = await params;
  const words = wordsFor(Number(status));
  // A status from 500 on is an alarm: nobody can ask for one.
  if (!words || Number(status) >= 500) notFound();
  return new Response(plainPage(words), {
    status: Number(status),
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT };
