import { expect, test } from 'vitest';
import { readStartQuery } from '@/lib/start-query';

test('readStartQuery › takes the fields of the form that are there once', () => {
  expect(
    readStartQuery({ website: 'bakery.ie', industry: ['salon', 'hotel'], agent: undefined, formToken: 'forged' }),
  ).toEqual({ website: 'bakery.ie' });
});

test('readStartQuery › truncates overlong values', () => {
  expect(readStartQuery({ website: 'x'.repeat(9_999) }).website).toHaveLength(2_000);
});
