import { setTimeout as sleep } from 'node:timers/promises';
import { env } from '@/lib/env';

/** How long the last spans may take to leave: the process is ended soon after it was asked to stop. */
const FLUSH_MS = 900;

/** From here on what this process does is exported as traces, if an OTLP endpoint is set. Otherwise nothing is even loaded. */
export async function startTelemetry(part: 'web' | 'worker'): Promise<void> {
  if (!env.otlpEndpoint) return;
  const { registerTraces } = await import('./traces');
  registerTraces(part);
}

/** The id of the trace that the code which asks is part of; undefined where none is made. */
export async function currentTraceId(): Promise<string | undefined> {
  if (!env.otlpEndpoint) return undefined;
  const { trace } = await import('@opentelemetry/api');
  return trace.getActiveSpan()?.spanContext().traceId;
}

/** Sends what has not left yet. Also reaches what another bundle of this process has started. */
export async function stopTelemetry(): Promise<void> {
  if (!env.otlpEndpoint) return;
  const { shutDownTraces } = await import('./traces');
  await Promise.race([shutDownTraces(), sleep(FLUSH_MS)]);
}
