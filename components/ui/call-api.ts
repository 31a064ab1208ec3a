import type { FieldErrors } from '@/lib/forms/form-state';

/** The answer of one of our own APIs, or what is to be said instead. */
export type Called<T> = { ok: true; value: T } | { ok: false; status: number; message: string; errors: FieldErrors };

const failed = (status: number, message: string, errors: FieldErrors = {}) =>
  ({ ok: false, status, message, errors }) as const;

/**
 * Calls one of our own APIs. Problems it names, and no connection at all, are values with a sentence for people; status 0 means
 * that there was no answer.
 */
export async function callApi<T>(
  path: string,
  { method = 'GET', body, signal }: { method?: string; body?: object; signal?: AbortSignal } = {},
): Promise<Called<T>> {
  try {
    const response = await fetch(path, {
      method,
      signal,
      headers: body && { 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const answer = response.status === 204 ? undefined : await response.json().catch(() => ({}));
    if (response.ok) return { ok: true, value: answer };
    return failed(response.status, answer?.detail ?? `The site answered with ${response.status}.`, answer?.errors);
  } catch (error) {
    // Called off on purpose: nobody waits for a sentence.
    if (signal?.aborted) throw error;
    return failed(0, 'This site cannot be reached. Are you offline?');
  }
}
