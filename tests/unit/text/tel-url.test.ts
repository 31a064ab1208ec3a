import { expect, test } from 'vitest';
import { telUrl } from '@/lib/text/tel-url';

test.each([
  ['+353 (0)65 123-4567', 'tel:+353651234567'],
  ['065 123 4567', 'tel:0651234567'],
  ['01 234 5678 ext. 12', 'tel:012345678;ext=12'],
  ['01 234 5678 x12', 'tel:012345678;ext=12'],
  ['+35312345678;ext=12', 'tel:+35312345678;ext=12'],
  ['01 234 5678 # 12', 'tel:012345678;ext=12'],
  ['tel:+353-1-234-5678', 'tel:+35312345678'],
  ['(after six) 087 123 4567 or 01 234 5678', 'tel:0871234567'],
  ['0871234567 / 012345678', 'tel:0871234567'],
  ['Flat 12, 087 123 4567', 'tel:0871234567'],
])('telUrl › dials the first number of %j', (phone, url) => {
  expect(telUrl(phone)).toBe(url);
});
