import { hasMetricsToken } from '@/lib/health/metrics-token';
import { readVersion } from '@/lib/health/version';
import { noStoreJson } from '@/lib/http/no-store-json';

export const dynamic = 'force-dynamic';

// Read once: a release that is put in place of this one must not change what this process says about itself.
let version: ReturnType<typeof readVersion> | undefined;

/** Liveness: 200 as long as this process responds, whatever the state of the database. Tells version and commit to whom has METRICS_TOKEN. */
export function GET(request: Request): Response {
  version ??= readVersion();
  return noStoreJson({ status: 'ok', ...(hasMetricsToken(request) && version) });
}
