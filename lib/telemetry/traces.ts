import { ProxyTracerProvider, trace } from '@opentelemetry/api';
import { CompositePropagator, setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { log } from '@/lib/log';
import { requestIdOnSpans, requestIdPropagator } from './request-id';
import { withoutPersonalData } from './without-personal-data';

/**
 * Makes this process export its spans. Endpoint, headers, sampling and resource attributes are read by OpenTelemetry itself from
 * its standard variables.
 */
export function registerTraces(part: 'web' | 'worker'): void {
  const ours = resourceFromAttributes({ 'service.namespace': 'super-employee', 'service.name': part });
  const exporter = withoutPersonalData(new OTLPTraceExporter());
  const provider = new NodeTracerProvider({
    resource: ours.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [requestIdOnSpans, new BatchSpanProcessor(exporter)],
  });
  const propagators = [new W3CTraceContextPropagator(), requestIdPropagator];
  provider.register({ propagator: new CompositePropagator({ propagators }) });
  setGlobalErrorHandler((error) => log.warn({ err: error }, 'traces could not be sent'));
}

/** Sends what waits, and ends. */
export async function shutDownTraces(): Promise<void> {
  const provider = trace.getTracerProvider();
  const registered = provider instanceof ProxyTracerProvider ? provider.getDelegate() : provider;
  if (registered instanceof NodeTracerProvider) await registered.shutdown();
}
