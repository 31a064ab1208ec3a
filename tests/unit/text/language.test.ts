import { describe, expect, test } from 'vitest';
import { canonicalLanguage, languageName } from '@/lib/text/language';

describe('canonicalLanguage', () => {
  test.each([
    ['ga', 'ga'],
    ['pt-br', 'pt-BR'],
    ['zh-hant', 'zh-Hant'],
  ])('%s › %s', (tag, canonical) => expect(canonicalLanguage(tag)).toBe(canonical));

  test.each(['', 'xx', 'Irish', 'ga IE', 'x-klingon', 'ga"><script>'])('%j › is no language', (tag) =>
    expect(canonicalLanguage(tag)).toBeUndefined(),
  );
});

test('languageName › is the English name', () => {
  expect([languageName('ga'), languageName('pt-BR'), languageName('g')]).toEqual([
    'Irish',
    'Brazilian Portuguese',
    undefined,
  ]);
});
