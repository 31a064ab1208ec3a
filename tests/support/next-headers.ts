/** Takes the place of `next/headers` in integration tests (integration-setup.ts), which run outside of a request. */

const request = { headers: new Headers(), cookies: new Map<string, string>() };

/** The cookies that the code under test has set since the last request began. */
export const cookiesSet = new Map<string, string>();

/** Sets the headers of the request that the code under test serves from now on, its session cookie, and any others. */
export function setRequestHeaders(values: Record<string, string>, session?: string, others = {}): Headers {
  request.headers = new Headers(values);
  request.cookies = new Map(Object.entries({ ...(session && { session }), ...others }));
  cookiesSet.clear();
  return request.headers;
}

export const headers = async () => request.headers;
export const cookies = async () => ({
  get: (name: string) => ({ value: request.cookies.get(name) }),
  getAll: () => [...request.cookies].map(([name, value]) => ({ name, value })),
  has: (name: string) => request.cookies.has(name),
  set: (name: string, value: string) => void cookiesSet.set(name, value),
});
