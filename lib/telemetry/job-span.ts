import { env } from '@/lib/env';
import type { QueueName } from '@/lib/jobs/queues';

/** Runs a job within a span of its own, if an OTLP endpoint is configured. */
export async function inJobSpan<T>(queue: QueueName, work: () => Promise<T>): Promise<T> {
  if (!env.otlpEndpoint) return work();
  const { SpanKind, SpanStatusCode, trace } = await import('@opentelemetry/api');
  return trace.getTracer('jobs').startActiveSpan(`job ${queue}`, { kind: SpanKind.CONSUMER }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
