import { formTokenAge } from '@/lib/forms/form-token';
import { HOUR_MS } from '@/lib/time';

/** The lifetime of a form token. */
const FORM_TOKEN_MAX_AGE_MS = 2 * HOUR_MS;

/** Whether a form was given out by this site within the last two hours. */
export function isFreshToken(formToken = ''): boolean {
  const age = formTokenAge(formToken, Date.now());
  return age !== undefined && age <= FORM_TOKEN_MAX_AGE_MS;
}

export const EXPIRED_FORM = 'This form has been open for too long. Reload the page and try again.';
export const GONE = 'This preview has ended or was deleted. Enter the website again.';
