import { listAlarms } from '@/lib/health/alarms';
import { hasMetricsToken } from '@/lib/health/metrics-token';
import { noStoreJson } from '@/lib/http/no-store-json';

export const dynamic = 'force-dynamic';

/** Alarms for monitoring: 200, or 503 if an operator has to act. What about is told to whom has METRICS_TOKEN. */
export async function GET(request: Request): Promise<Response> {
  const alarms = await listAlarms();
  const isOk = alarms.length === 0;
  return noStoreJson({ status: isOk ? 'ok' : 'not ok', ...(hasMetricsToken(request) && { alarms }) }, isOk ? 200 : 503);
}
