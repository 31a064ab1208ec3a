import { expect, test } from 'vitest';
import { z } from 'zod';
import { readJson } from '@/lib/http/json-body';
import { isTooDeep } from '@/lib/http/json-depth';

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test('JSON may be nested 32 levels deep, and what stands in strings does not count', () => {
  expect(isTooDeep(lists(32))).toBe(false);
  expect(isTooDeep(lists(33))).toBe(true);
  expect(isTooDeep(`${'{"a":'.repeat(33)}1${'}'.repeat(33)}`)).toBe(true);
  expect(isTooDeep(JSON.stringify({ text: `\\"${lists(99)}`, list: Array(99).fill([{}]) }))).toBe(false);
});

test('a string that never ends is looked at in no time', () => {
  const started = performance.now();
  isTooDeep(`${'"\\'.repeat(200_000)}`);
  isTooDeep('"'.repeat(400_001));
  expect(performance.now() - started).toBeLessThan(1_000);
});

test('a body nested deeper is answered with 400', async () => {
  const request = new Request('http://site.example/api', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"a":${lists(2_000)}}`,
  });
  const read = await readJson(request, z.object({ a: z.unknown() }));
  expect(!read.ok && read.response.status).toBe(400);
});
