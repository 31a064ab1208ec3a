import { createContextKey, SpanKind, type TextMapPropagator } from '@opentelemetry/api';
import type { SpanProcessor } from '@opentelemetry/sdk-trace-node';

const HEADER = 'x-request-id';
const KEY = createContextKey(HEADER);

/** Reads the request id that lib/server assigned: Next passes the headers of each request to the propagators. */
export const requestIdPropagator: TextMapPropagator = {
  inject() {},
  extract(context, carrier, getter) {
    const id = getter.get(carrier, HEADER);
    return id ? context.setValue(KEY, String(id)) : context;
  },
  fields: () => [],
};

/** Sets the request id on the server span, so that a log line leads to its trace. */
export const requestIdOnSpans: SpanProcessor = {
  onStart(span, context) {
    const id = context.getValue(KEY);
    if (span.kind === SpanKind.SERVER && typeof id === 'string') span.setAttribute('request.id', id);
  },
  onEnd() {},
  forceFlush: async () => {},
  shutdown: async () => {},
};
