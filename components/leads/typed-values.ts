/**
 * What was typed into each form, by its id: leaving the page and going Back brings it back. In memory only, so nothing is
 * stored on the visitor's device and a reload forgets it.
 */
const typed = new Map<string, Map<string, string>>();

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** Puts back what was typed into a form before, and remembers what is typed from now on. Returns how to stop. */
export function keepTypedValues(form: HTMLFormElement): () => void {
  const values = typed.get(form.id) ?? new Map<string, string>();
  typed.set(form.id, values);
  for (const [name, value] of values) {
    const control = form.elements.namedItem(name);
    if (isControl(control)) control.value = value;
  }
  const remember = ({ target }: Event) => {
    if (isControl(target) && target.type !== 'hidden') values.set(target.name, target.value);
  };
  form.addEventListener('input', remember);
  return () => form.removeEventListener('input', remember);
}

/** Forgets what was typed into a form: it has been sent. */
export function forgetTypedValues(formId: string): void {
  typed.delete(formId);
}
