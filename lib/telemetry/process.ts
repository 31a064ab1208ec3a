import { setTimeout as sleep } from 'node:timers/promises';
import { env } from '@/lib/env';

/** Time limit for exporting the last spans: a process that is stopping will be killed soon. */
const FLUSH_TIMEOUT_MS = 900;

/** Starts exporting traces of this process. Loads nothing unless an OTLP endpoint is configured. */
export async function startTelemetry(part: 'web' | 'worker'): Promise<void> {
  if (!env.otlpEndpoint) return;
  const { registerTraces } = await import('./traces');
  registerTraces(part);
}

/** The id of the active trace; undefined without one. */
export async function currentTraceId(): Promise<string | undefined> {
  if (!env.otlpEndpoint) return undefined;
  const { trace } = await import('@opentelemetry/api');
  return trace.getActiveSpan()?.spanContext().traceId;
}

/** Exports the remaining spans. Works across the separate bundles of one process, since the provider is global. */
export async function stopTelemetry(): Promise<void> {
  if (!env.otlpEndpoint) return;
  const { shutDownTraces } = await import('./traces');
  await Promise.race([shutDownTraces(), sleep(FLUSH_TIMEOUT_MS)]);
}
