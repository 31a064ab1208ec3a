import pg from 'pg';
import { expect, test } from 'vitest';
import { checkDatabaseDisk, checkDisk, type Space } from '@/lib/health/disk';

const GB = 2 ** 30;
const space = (size: number, free: number): Space => ({
  bsize: 4096,
  blocks: size / 4096,
  bavail: Math.floor(free / 4096),
  files: 1000,
  ffree: 500,
});

test.each([
  ['has room', space(100 * GB, 50 * GB), 'ok'],
  ['is large and has several gigabytes left', space(1000 * GB, 5 * GB), 'ok'],
  ['is small and half empty', space(GB / 8, GB / 16), 'ok'],
  ['has little left', space(100 * GB, GB / 2), 'nearly full'],
  ['has more than a gigabyte left', space(100 * GB, 1.1 * GB), 'ok'],
  ['has less than a gigabyte left', space(100 * GB, 0.99 * GB), 'nearly full'],
  ['has 17 MB left', space(100 * GB, 17 * 2 ** 20), 'nearly full'],
  ['has 15 MB left', space(100 * GB, 15 * 2 ** 20), 'full'],
  ['has nothing left', space(100 * GB, 0), 'full'],
  ['has no room for another file', { ...space(100 * GB, 50 * GB), ffree: 0 }, 'full'],
  ['does not count files', { ...space(100 * GB, 50 * GB), files: 0, ffree: 0 }, 'ok'],
])('checkDisk › of a disk that %s', async (_name, found, result) => {
  expect(await checkDisk(async () => found)).toBe(result);
});

test('checkDatabaseDisk › is full if the database refuses to write for lack of space, and throws its other errors', async () => {
  const failing = (code: string) => () =>
    Promise.reject(Object.assign(new pg.DatabaseError('refused', 7, 'error'), { code }));
  expect(await checkDatabaseDisk(failing('53100'))).toBe('full');
  await expect(checkDatabaseDisk(failing('53300'))).rejects.toMatchObject({ code: '53300' });
});
