import { createContextKey, SpanKind, type TextMapPropagator } from '@opentelemetry/api';
import type { SpanProcessor } from '@opentelemetry/sdk-trace-node';

const HEADER = 'x-request-id';
const KEY = createContextKey(HEADER);

/** Next hands the headers of each request to the propagators: here the id that the server in front (lib/server) gave it. */
export const requestIdPropagator: TextMapPropagator = {
  inject() {},
  extract(context, carrier, getter) {
    const id = getter.get(carrier, HEADER);
    return id ? context.setValue(KEY, String(id)) : context;
  },
  fields: () => [],
};

/** Writes that id on the span of the request, so that a line of the log leads to its trace. */
export const requestIdOnSpans: SpanProcessor = {
  onStart(span, context) {
    const id = context.getValue(KEY);
    if (span.kind === SpanKind.SERVER && typeof id === 'string') span.setAttribute('request.id', id);
  },
  onEnd() {},
  forceFlush: async () => {},
  shutdown: async () => {},
};
