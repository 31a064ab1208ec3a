import { ProxyTracerProvider, trace } from '@opentelemetry/api';
import { CompositePropagator, setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { log } from '@/lib/log';
import { requestIdOnSpans, requestIdPropagator } from './request-id';
import { withoutPersonalData } from './without-personal-data';

/**
 * Registers the exporter of this process. OpenTelemetry reads endpoint, headers, sampling and resource attributes from its standard
 * environment variables.
 */
export function registerTraces(part: 'web' | 'worker'): void {
  const attributes = resourceFromAttributes({ 'service.namespace': 'super-employee', 'service.name': part });
  const exporter = withoutPersonalData(new OTLPTraceExporter());
  const provider = new NodeTracerProvider({
    resource: attributes.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [requestIdOnSpans, new BatchSpanProcessor(exporter)],
  });
  const propagators = [new W3CTraceContextPropagator(), requestIdPropagator];
  provider.register({ propagator: new CompositePropagator({ propagators }) });
  setGlobalErrorHandler((error) => log.warn({ err: error }, 'traces could not be exported'));
}

/** Exports the remaining spans and shuts the exporter down. */
export async function shutDownTraces(): Promise<void> {
  const provider = trace.getTracerProvider();
  const registered = provider instanceof ProxyTracerProvider ? provider.getDelegate() : provider;
  if (registered instanceof NodeTracerProvider) await registered.shutdown();
}
