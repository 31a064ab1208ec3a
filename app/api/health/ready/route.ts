import { checkReadiness } from '@/lib/health/readiness';
import { noStoreJson } from '@/lib/http/no-store-json';

export const dynamic = 'force-dynamic';

/** Readiness for traffic: 200, or 503 so that a load balancer sends traffic elsewhere. `checks` also has what it does not depend on. */
export async function GET(): Promise<Response> {
  const { isReady, checks } = await checkReadiness();
  return noStoreJson({ status: isReady ? 'ready' : 'not ready', checks }, isReady ? 200 : 503);
}
