import { findReadiness } from '@/lib/health/readiness';

export const dynamic = 'force-dynamic';

/** Readiness: 200, or 503 with the failing checks, so that a load balancer sends traffic elsewhere. */
export async function GET(): Promise<Response> {
  const { isReady, checks } = await findReadiness();
  return Response.json(
    { status: isReady ? 'ready' : 'not ready', checks },
    { status: isReady ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
