/** Takes the place of `next/headers` in integration tests (integration-setup.ts), which run outside of a request. */

const request = { headers: new Headers(), sessionCookie: undefined as string | undefined };

/** Sets the headers of the request that the code under test serves from now on, and its session cookie. */
export function setRequestHeaders(values: Record<string, string>, sessionCookie?: string): Headers {
  request.headers = new Headers(values);
  request.sessionCookie = sessionCookie;
  return request.headers;
}

export const headers = async () => request.headers;
export const cookies = async () => ({
  get: (name: string) =>
    name.endsWith('session') && request.sessionCookie ? { value: request.sessionCookie } : undefined,
  has: () => false,
  set: () => undefined,
});
