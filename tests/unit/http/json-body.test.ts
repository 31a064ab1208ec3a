import { expect, test } from 'vitest';
import { z } from 'zod';
import { readJson } from '@/lib/http/json-body';

test('readJson › takes up to 20,000 bytes unless an API allows more', async () => {
  const send = (bytes: number, ...limit: number[]) => {
    const body = JSON.stringify({ a: 'x'.repeat(bytes - '{"a":""}'.length) });
    const headers = { 'content-type': 'application/json' };
    return readJson(
      new Request('http://site.example/api', { method: 'POST', headers, body }),
      z.object({ a: z.string() }),
      ...limit,
    );
  };
  expect(await send(20_000)).toMatchObject({ ok: true });
  expect(await send(20_001)).toMatchObject({ ok: false, response: { status: 413 } });
  expect(await send(30_000, 30_000)).toMatchObject({ ok: true });
});
