import { expect, test } from 'vitest';
import { withTimeLimit } from '@/lib/server/time-limit';

test('withTimeLimit › settles like a promise that settles in time', async () => {
  expect(await withTimeLimit(Promise.resolve('page'), 10_000, 'too late')).toBe('page');
  await expect(withTimeLimit(Promise.reject(new Error('no')), 10_000, 'too late')).rejects.toThrow('no');
});

test('withTimeLimit › throws when the time is up', async () => {
  await expect(withTimeLimit(new Promise(() => {}), 10, 'too late')).rejects.toThrow('too late');
});
