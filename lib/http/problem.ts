import { STATUS_CODES } from 'node:http';

type Extra = { headers?: Record<string, string>; errors?: Record<string, unknown> };

/** An error response of an API as problem JSON (RFC 9457). `detail` is a sentence: what happened and what to do. */
export function problem(status: number, detail: string, { headers, errors }: Extra = {}): Response {
  const body = { type: 'about:blank', title: STATUS_CODES[status], status, detail, errors };
  return Response.json(body, {
    status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers },
  });
}
