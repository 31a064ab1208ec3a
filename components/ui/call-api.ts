import type { FieldErrors } from '@/lib/forms/form-state';
import { NOT_REACHED } from './load-late';

/**
 * The response of one of this site's APIs, or an error message to show. `body` is the problem document of a rejected request.
 */
export type Called<T> =
  | { ok: true; value: T }
  | { ok: false; status: number; message: string; errors: FieldErrors; body?: Record<string, unknown> };

/** The result of a call that has got no response. */
export const unreachable = { ok: false, status: 0, message: NOT_REACHED, errors: {} } as const;

type Options = { method?: string; body?: object | Blob; signal?: AbortSignal };

function toInit({ method = 'GET', body, signal }: Options): RequestInit {
  if (body === undefined || body instanceof Blob) return { method, body, signal };
  return { method, signal, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

/**
 * Calls an API of this site with a JSON body, or a Blob unchanged. Rejected requests are returned as values with a message; a
 * network error has status 0.
 * @throws the abort reason when `signal` was aborted
 */
export async function callApi<T>(path: string, options: Options = {}): Promise<Called<T>> {
  try {
    const response = await fetch(path, toInit(options));
    const body = response.status === 204 ? undefined : await response.json().catch(() => ({}));
    if (response.ok) return { ok: true, value: body };
    const message = body?.detail ?? `The site answered with ${response.status}.`;
    return { ok: false, status: response.status, message, errors: body?.errors ?? {}, body };
  } catch (error) {
    if (options.signal?.aborted) throw error;
    return unreachable;
  }
}
