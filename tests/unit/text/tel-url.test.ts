import { expect, test } from 'vitest';
import { telUrl } from '@/lib/text/tel-url';

test.each([
  ['+353 65 123 4567', 'tel:+353651234567'],
  ['(065) 123-4567', 'tel:0651234567'],
])('telUrl › %s is %s', (phone, url) => {
  expect(telUrl(phone)).toBe(url);
});
