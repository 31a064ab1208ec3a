import { env } from '@/lib/env';
import { hasMetricsToken } from '@/lib/health/metrics-token';
import { problem } from '@/lib/http/problem';
import { metricsRegistry } from '@/lib/telemetry/metrics';

export const dynamic = 'force-dynamic';

/** Metrics of this process in the Prometheus text format. Requires METRICS_TOKEN as bearer token; 404 if none is configured. */
export async function GET(request: Request): Promise<Response> {
  if (!env.metricsToken) return problem(404, 'Metrics are not enabled. Set METRICS_TOKEN.');
  if (!hasMetricsToken(request)) return problem(401, 'Send METRICS_TOKEN as Authorization: Bearer.');
  const registry = metricsRegistry();
  return new Response(await registry.metrics(), {
    headers: { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' },
  });
}
