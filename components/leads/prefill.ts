import { type Topic, topics } from '@/lib/leads/topics';

function fill(form: HTMLFormElement, name: string, value: string | null | undefined): void {
  const control = form.elements.namedItem(name);
  const isField =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  if (value && isField && control.value === '') control.value = value;
}

/**
 * Fills empty fields from the URL: `?agent=…&industry=…` of a link from an agent's page, `?topic=…` of a
 * request for a consultation or demo.
 * Runs in the browser, since the pages of the forms are cached and the same for everyone.
 */
export function prefill(form: HTMLFormElement): void {
  const query = new URLSearchParams(location.search);
  fill(form, 'agent', query.get('agent'));
  fill(form, 'industry', query.get('industry'));
  const topic = query.get('topic') ?? '';
  fill(form, 'topic', topic);
  if (Object.hasOwn(topics, topic)) fill(form, 'message', topics[topic as Topic].opening);
}
