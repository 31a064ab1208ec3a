import { findReadiness } from '@/lib/health/readiness';

export const dynamic = 'force-dynamic';

/** Says whether this process can take visitors: 200, or 503 with what is missing. A balancer sends them elsewhere meanwhile. */
export async function GET(): Promise<Response> {
  const { isReady, checks } = await findReadiness();
  return Response.json(
    { status: isReady ? 'ready' : 'not ready', checks },
    { status: isReady ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
