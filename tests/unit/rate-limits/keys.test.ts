import { expect, test } from 'vitest';
import { recipientKey } from '@/lib/rate-limits/keys';

test.each([
  ['mary@bakery.ie', 'mary@bakery.ie'],
  ['Mary@Bakery.ie', 'mary@bakery.ie'],
  ['mary+1@bakery.ie', 'mary@bakery.ie'],
  ['mary+a+b@bakery.ie', 'mary@bakery.ie'],
])('recipientKey counts %s as %s', (email, key) => {
  expect(recipientKey(email)).toBe(key);
});
