import { expect, test } from 'vitest';
import { readToolUrl, toolUrl } from '@/components/tools/tool-url';

test.each([
  [{}, '/scraper'],
  [{ run: 'a-1' }, '/scraper?run=a-1'],
  [{ tab: 'advanced' }, '/scraper?tab=advanced'],
  [{ run: 'a-1', tab: 'results' }, '/scraper?run=a-1&tab=results'],
] as const)('toolUrl › %o is %s, and readToolUrl reads it back', (state, url) => {
  expect(toolUrl('/scraper', state)).toBe(url);
  expect(readToolUrl(new URL(url, 'http://localhost').search)).toEqual({ run: undefined, tab: undefined, ...state });
});

test('readToolUrl › ignores a tab that does not exist', () => {
  expect(readToolUrl('?tab=constructor')).toEqual({ run: undefined, tab: undefined });
});
