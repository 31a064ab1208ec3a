/** A JSON response that no cache stores. */
export const noStoreJson = (body: unknown, { status = 200, headers = {} }: ResponseInit = {}): Response =>
  Response.json(body, {
    status,
    headers: { 'Cache-Control': 'no-store', ...Object.fromEntries(new Headers(headers)) },
  });
