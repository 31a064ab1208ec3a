import { expect, test } from 'vitest';
import { createReadingOrder } from '@/lib/agents/preview/reading-order';

const link = (path: string, text = '') => ({ url: `https://bakery.ie${path}`, text });

test('createReadingOrder › puts what customers ask about first, one page of each topic before the second of any', () => {
  const score = createReadingOrder();
  const paths = [
    '/services/a',
    '/services/b',
    '/services/c',
    '/gallery',
    '/contact',
    '/prices',
    '/history-of-bread',
    '/faq',
  ];
  const ranked = paths.map((path) => ({ path, score: score(link(path)) })).sort((a, b) => b.score - a.score);
  expect(ranked.map(({ path }) => path)).toEqual([
    '/contact',
    '/prices',
    '/services/a',
    '/faq',
    '/services/b',
    '/services/c',
    '/history-of-bread',
    '/gallery',
  ]);
});

test.each([
  ['/page7', 'Opening times'],
  ['/our_menu.html', ''],
])('createReadingOrder › reads the words of links and of paths: %s', (path, text) => {
  expect(createReadingOrder()(link(path, text))).toBeGreaterThan(0);
});
