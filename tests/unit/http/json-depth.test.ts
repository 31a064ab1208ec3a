import { expect, test } from 'vitest';
import { z } from 'zod';
import { readJson } from '@/lib/http/json-body';
import { isTooDeep } from '@/lib/http/json-depth';

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test('isTooDeep › allows 32 levels, not counting brackets in strings', () => {
  expect(isTooDeep(lists(32))).toBe(false);
  expect(isTooDeep(lists(33))).toBe(true);
  expect(isTooDeep(`${'{"a":'.repeat(33)}1${'}'.repeat(33)}`)).toBe(true);
  expect(isTooDeep(JSON.stringify({ text: `\\"${lists(99)}`, list: Array(99).fill([{}]) }))).toBe(false);
});

test('isTooDeep › scans an unterminated string in linear time', () => {
  // If its time grew with the square of the length, it would take longer than any test may.
  expect(isTooDeep(`${'"\\'.repeat(200_000)}`)).toBe(false);
  expect(isTooDeep('"'.repeat(400_001))).toBe(false);
});

test('readJson › responds with 400 to a body nested more deeply', async () => {
  const request = new Request('http://site.example/api', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"a":${lists(2_000)}}`,
  });
  const read = await readJson(request, z.object({ a: z.unknown() }));
  expect(!read.ok && read.response.status).toBe(400);
});
