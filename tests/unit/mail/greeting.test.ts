import { expect, test } from 'vitest';
import { greeting } from '@/lib/mail/greeting';

test.each([
  ['Mary', 'Hello Mary,'],
  ['Sinéad Ó Súilleabháin', 'Hello Sinéad Ó Súilleabháin,'],
  ['J. R. Byrne', 'Hello J. R. Byrne,'],
  ['日本 太郎', 'Hello 日本 太郎,'],
  ['M'.repeat(40), `Hello ${'M'.repeat(40)},`],
  ['M'.repeat(41), 'Hello,'],
  ['', 'Hello,'],
  [null, 'Hello,'],
  [undefined, 'Hello,'],
  ['https://evil.example', 'Hello,'],
  ['Mary https://evil.example/x', 'Hello Mary,'],
  ['evil.example', 'Hello,'],
  ['Write to me@evil.example', 'Hello Write to,'],
  ['www.evil', 'Hello,'],
  ['Bonus at casino24.example', 'Hello Bonus at,'],
  ['Visit evil。example', 'Hello Visit,'],
  ['Visit evil．example', 'Hello Visit,'],
  ['Your account is closed, go to https://evil.example at once or lose everything', 'Hello,'],
])('greeting of %j is %j', (name, expected) => {
  expect(greeting(name)).toBe(expected);
});
