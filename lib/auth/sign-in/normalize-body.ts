import { NextRequest } from 'next/server';
import { z } from 'zod';
import { readJson } from '@/lib/http/json-body';

const FORM = 'application/x-www-form-urlencoded';

/**
 * A request whose body next-auth can read, which answers 500 to what it cannot (4.24): a form of plain strings. Else the
 * answer to give instead.
 */
export async function normalizeBody(request: Request): Promise<NextRequest | Response> {
  const headers = new Headers(request.headers);
  // Signing out needs no more than the cookie; there may be no body at all.
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
