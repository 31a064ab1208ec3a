import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';
import { loggedPath } from '@/lib/log';

/** What may leave. Whatever a later Next adds stays here until somebody has looked at it. */
const KEPT = new Set([
  'error.type',
  'exception.type',
  'http.method',
  'http.route',
  'http.status_code',
  'http.target',
  'http.url',
  'net.peer.name',
  'net.peer.port',
  'next.page',
  'next.route',
  'next.rsc',
  'next.span_name',
  'next.span_type',
  'request.id',
]);

/** Names of spans are made of words and addresses. */
const cleanText = (text: string) => text.split(' ').map(loggedPath).join(' ');

const cleanAttributes = (attributes: Attributes = {}): Attributes =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => KEPT.has(name))
      .map(([name, value]) => [name, typeof value === 'string' ? cleanText(value) : value]),
  );

/** The span without queries, tokens in paths, and the words of errors, which may quote what somebody typed. */
const clean = (span: ReadableSpan): ReadableSpan =>
  Object.assign(Object.create(span), {
    name: cleanText(span.name),
    attributes: cleanAttributes(span.attributes),
    events: span.events.map((event) => ({ ...event, attributes: cleanAttributes(event.attributes) })),
    status: { code: span.status.code },
  });

/** The same exporter, which is given nothing that names or addresses a person. */
export const withoutPersonalData = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(clean), done),
  forceFlush: async () => exporter.forceFlush?.(),
  shutdown: () => exporter.shutdown(),
});
