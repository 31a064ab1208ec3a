import type { FormState } from '@/lib/forms/form-state';

/** The entry of session storage with the secret of a preview that this tab has begun; named on the privacy page. */
const nameOf = (preview: string) => `adopt ${preview}`;

/** Keeps the secret of a preview that this tab has begun. Without storage, its agent cannot be adopted. */
export function keepAdoptionSecret(preview: string, secret: string): void {
  try {
    if (secret) sessionStorage.setItem(nameOf(preview), secret);
  } catch {
    // Storage is blocked or full.
  }
}

/** The secret of a preview; empty unless this tab has begun it. */
export function readAdoptionSecret(preview: string): string {
  try {
    return sessionStorage.getItem(nameOf(preview)) ?? '';
  } catch {
    return '';
  }
}

/** Opens the preview that an action has begun, and keeps its secret. False if it has begun none. */
export function openBegun({ status, values }: FormState, router: { push: (path: string) => void }): boolean {
  const { preview, adoption = '' } = values;
  if (status !== 'done' || !preview) return false;
  keepAdoptionSecret(preview, adoption);
  router.push(`/meet-your-agent/${preview}`);
  return true;
}
