import { type FormState, idleForm } from '@/lib/forms/form-state';

/** The entry of session storage with the secret of a preview that this tab has begun; named on the privacy page. */
const nameOf = (preview: string) => `adopt ${preview}`;

/** The secret of a preview; empty unless this tab has begun it. */
export function readAdoptionSecret(preview: string): string {
  try {
    return sessionStorage.getItem(nameOf(preview)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the secret of a preview that this tab has begun. Without storage, its agent cannot be adopted. */
export function keepAdoptionSecret(preview: string, secret: string): void {
  try {
    if (secret) sessionStorage.setItem(nameOf(preview), secret);
  } catch {
    // Storage is blocked or full.
  }
}

/** Begins a preview by an action. The one that has begun is opened, and its secret kept; otherwise the result says why there is none. */
export async function begin(
  start: (previous: FormState, form: FormData) => Promise<FormState>,
  form: FormData,
): Promise<FormState> {
  form.set('script', '1');
  const state = await start(idleForm, form);
  const { preview, adoption = '' } = state.values;
  if (state.status === 'done' && preview) {
    keepAdoptionSecret(preview, adoption);
    location.assign(`/meet-your-agent/${preview}`);
  }
  return state;
}
