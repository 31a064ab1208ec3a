import { fetchFormToken } from '@/components/ui/fetch-form-token';

/** A slow or failed request must not keep a lead from being sent: the server judges a form without a token by its other signs. */
const MAX_WAIT_MS = 4_000;

let token: Promise<string> | undefined;

/** The form token of this tab, requested once; a failed request is repeated with the next call. */
export function requestFormToken(): Promise<string> {
  token ??= fetchFormToken().then((value) => {
    if (value === '') token = undefined;
    return value;
  });
  return token;
}

/** Adds the form token to a form that is about to be sent. Waits for it, but not for long. */
export async function addFormToken(form: FormData): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(''), MAX_WAIT_MS);
  });
  form.set('formToken', await Promise.race([requestFormToken(), timeout]));
  clearTimeout(timer);
}
