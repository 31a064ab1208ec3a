/**
 * Form drafts: the input of each form by its id, restored when a visitor navigates back. In memory only, so nothing is stored
 * on the device and a reload clears it.
 */
const typed = new Map<string, Map<string, string>>();

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** Restores the draft of a form and records its input from now on. Returns a function that stops. */
export function restoreFormDraft(form: HTMLFormElement): () => void {
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

/** Whether a form has a draft, of this page or of the one before. */
export const hasFormDraft = (formId: string): boolean => (typed.get(formId)?.size ?? 0) > 0;

/** Discards the draft of a form after it was sent. */
export function discardFormDraft(formId: string): void {
  typed.delete(formId);
}
