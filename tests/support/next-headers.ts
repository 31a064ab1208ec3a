/** Takes the place of `next/headers` in integration tests (integration-setup.ts), which run outside of a request. */

const request = { headers: new Headers() };

/** Sets the headers of the request that the code under test serves from now on. */
export function setRequestHeaders(values: Record<string, string>): Headers {
  request.headers = new Headers(values);
  return request.headers;
}

export const headers = async () => request.headers;
export const cookies = async () => ({ get: () => undefined, set: () => undefined });
