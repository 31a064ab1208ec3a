import { NextRequest } from 'next/server';
import { z } from 'zod';
import { readJson } from '@/lib/http/json-body';

const FORM = 'application/x-www-form-urlencoded';

/**
 * A request with a body that next-auth can parse: a form of plain strings. Returns the error response otherwise, where
 * next-auth 4.24 would respond with 500.
 */
export async function normalizeBody(request: Request): Promise<NextRequest | Response> {
  const headers = new Headers(request.headers);
  // Signing out needs only the cookie, so there may be no body at all.
  if (!headers.has('content-type')) headers.set('content-type', FORM);
  const read = await readJson(
    new NextRequest(request.url, { method: 'POST', headers, body: request.body, duplex: 'half' }),
    z.record(z.string(), z.unknown()),
  );
  if (!read.ok) return read.response;
  const strings = Object.entries(read.value).filter((field): field is [string, string] => typeof field[1] === 'string');
  headers.set('content-type', FORM);
  headers.delete('content-length');
  return new NextRequest(request.url, { method: 'POST', headers, body: new URLSearchParams(strings) });
}
