import { expect, test } from 'vitest';
import { toJsonColumn } from '@/lib/scraper-runs/strip-invalid-chars';

test.each([
  ['NUL', 'a\0b', 'ab'],
  ['a lone high surrogate', 'a\ud83db', 'ab'],
  ['a lone low surrogate', 'a\udc00b', 'ab'],
  ['a pair of surrogates', 'a😀b', 'a😀b'],
  ['text that looks like an escape', 'a\\u0000\\ud800b\0', 'a\\u0000\\ud800b'],
  ['backslashes before NUL', 'a\\\\\0b\\', 'a\\\\b\\'],
  ['other escapes', 'a\n"\t\u0001\0', 'a\n"\t\u0001'],
])('toJsonColumn › %s', (_name, given, stored) => {
  expect(JSON.parse(toJsonColumn({ [given]: [given] }))).toEqual({ [stored]: [stored] });
});
