type Extra = { headers?: Record<string, string>; errors?: Record<string, unknown> };

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

/** An error response of an API as problem JSON (RFC 9457). `detail` is a sentence: what happened and what to do. */
export function problem(status: number, detail: string, { headers, errors }: Extra = {}): Response {
  const body = { type: 'about:blank', title: titles[status], status, detail, errors };
  return Response.json(body, {
    status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers },
  });
}
