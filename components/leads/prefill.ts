/** The beginning of the message, by the `topic` parameter of a link to the contact form. */
const topics: Record<string, string> = {
  consultation: 'I’d like to book an expert consultation. What I want to talk about: ',
  demo: 'I’d like a custom demo for my business. What I’d like to see: ',
  phone: 'I would like a demo of the AI Calling Agent.',
};

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
  fill(form, 'message', topics[query.get('topic') ?? '']);
}
