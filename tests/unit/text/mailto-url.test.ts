import { expect, test } from 'vitest';
import { mailtoUrl } from '@/lib/text/mailto-url';

test.each([
  ['mary@bakery.ie', 'mailto:mary@bakery.ie'],
  ['mary+table@bakery.ie', 'mailto:mary%2Btable@bakery.ie'],
  ['a&b/c?d=e%f@bakery.ie', 'mailto:a%26b%2Fc%3Fd%3De%25f@bakery.ie'],
  ['"not@me"@bakery.ie', 'mailto:%22not%40me%22@bakery.ie'],
  ['a@b.ie?bcc=x@evil.example', 'mailto:a%40b.ie%3Fbcc%3Dx@evil.example'],
])('mailtoUrl › of “%s” is %s', (email, url) => {
  expect(mailtoUrl(email)).toBe(url);
});
