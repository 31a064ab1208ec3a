import { hasMetricsToken } from '@/lib/health/metrics-token';
import { checkReadiness } from '@/lib/health/readiness';
import { noStoreJson } from '@/lib/http/no-store-json';

export const dynamic = 'force-dynamic';

/**
 * Readiness for traffic: 200, or 503 so that a load balancer sends traffic elsewhere. To whom has METRICS_TOKEN, `checks` also tells what
 * it does not depend on.
 */
export async function GET(request: Request): Promise<Response> {
  const { isReady, checks } = await checkReadiness();
  const status = isReady ? 'ready' : 'not ready';
  return noStoreJson({ status, ...(hasMetricsToken(request) && { checks }) }, isReady ? 200 : 503);
}
