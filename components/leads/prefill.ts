/** The parameter of a link to the contact form, and what the message starts with. */
const topics: Record<string, string> = {
  demo: 'I would like a demo of the AI Calling Agent.',
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
 * Fills empty fields from the URL: `?agent=…&industry=…` of a link from an agent's page, `?topic=demo` of a request for a demo.
 * Here and not on the server, where the pages of the forms are rendered once for everybody.
 */
export function prefill(form: HTMLFormElement): void {
  const query = new URLSearchParams(location.search);
  fill(form, 'agent', query.get('agent'));
  fill(form, 'industry', query.get('industry'));
  fill(form, 'message', topics[query.get('topic') ?? '']);
}
