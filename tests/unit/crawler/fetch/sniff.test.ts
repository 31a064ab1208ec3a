import { expect, test } from 'vitest';
import { objectionToBytes } from '@/lib/crawler/fetch/sniff';

test('objectionToBytes › allows stray binary bytes, up to one in fifty of the first 2,048', () => {
  const withBinary = (count: number, before = 0) =>
    objectionToBytes(Buffer.from(`${'x'.repeat(before + 1_000 - count)}${'\u0001'.repeat(count)}`), false);
  expect([withBinary(20), withBinary(21)]).toEqual([undefined, 'wrong-type']);
  expect([withBinary(500, 2_048 - 500), withBinary(500, 2_048 - 600)]).toEqual([undefined, 'wrong-type']);
});
