import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';
import { loggedPath } from '@/lib/log';

/** Attributes that may be exported. An allow-list, so that attributes added by a later Next are not exported unreviewed. */
const ALLOWED_ATTRIBUTES = new Set([
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

/** Removes tokens and queries from the paths in a span name. */
const redactText = (text: string) => text.split(' ').map(loggedPath).join(' ');

const redactAttributes = (attributes: Attributes = {}): Attributes =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => ALLOWED_ATTRIBUTES.has(name))
      .map(([name, value]) => [name, typeof value === 'string' ? redactText(value) : value]),
  );

/** The span without queries, tokens in paths, and error messages, which may quote user input. */
const redact = (span: ReadableSpan): ReadableSpan =>
  Object.assign(Object.create(span), {
    name: redactText(span.name),
    attributes: redactAttributes(span.attributes),
    events: span.events.map((event) => ({ ...event, attributes: redactAttributes(event.attributes) })),
    status: { code: span.status.code },
  });

/** Wraps an exporter so that it receives no personal data. */
export const withoutPersonalData = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(redact), done),
  forceFlush: async () => exporter.forceFlush?.(),
  shutdown: () => exporter.shutdown(),
});
