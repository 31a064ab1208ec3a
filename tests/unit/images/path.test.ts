import { expect, test } from 'vitest';
import { imagePath, readImagePath } from '@/lib/images/path';

test('readImagePath › parses only paths of stored images', () => {
  const image = { hash: 'a'.repeat(32), width: 1200, height: 600 };
  expect(readImagePath(imagePath(image))).toEqual(image);
  for (const path of [
    '/images/../db.url',
    '/images/x-1x1.webp',
    `/images/${'A'.repeat(32)}-1x1.webp`,
    `/images/${'a'.repeat(32)}-1x1.webp/..`,
    '',
  ]) {
    expect(readImagePath(path)).toBeUndefined();
  }
});
