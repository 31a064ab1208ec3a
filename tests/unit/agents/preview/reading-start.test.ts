import { expect, test } from 'vitest';
import { readStart } from '@/lib/agents/preview/reading-start';
import { checkUrl } from '@/lib/crawler/fetch/ssrf-guard';

function startOf(typed: string) {
  const checked = checkUrl(typed);
  if (!checked.ok) throw new Error(checked.message);
  return readStart(typed, checked.url);
}

test.each([
  ['bakery.ie', 'bakery.ie'],
  ['https://Bakery.IE/', 'bakery.ie'],
  ['http://bakery.ie:80/#menu', 'bakery.ie'],
  ['https://bakery.ie:443', 'bakery.ie'],
  ['bakery.ie./', 'bakery.ie'],
  ['www.bakery.ie', 'www.bakery.ie'],
  ['bakery.ie/?utm_source=mail', 'bakery.ie'],
  ['bakery.ie/menu/..', 'bakery.ie'],
])('readStart › %s is the home page of bakery.ie', (typed, url) => {
  expect(startOf(typed)).toEqual({ host: 'bakery.ie', isHome: true, url });
});

test('readStart › international names have one notation', () => {
  expect(startOf('BÁCÚS.ie')).toEqual(startOf('https://xn--bcs-ela0k.ie/'));
});

test.each(['example.ie/~mary', 'https://example.ie/~mary/'])('readStart › %s is a home page of its own', (typed) => {
  expect(startOf(typed)).toMatchObject({ host: 'example.ie/~mary', isHome: true });
});

test.each([
  'bakery.ie/?s=words',
  'bakery.ie/menu',
  'bakery.ie//',
  'bakery.ie/index.php?s=words',
  'example.ie/~mary/?s=words',
])('readStart › %s is not the home page', (typed) => {
  expect(startOf(typed)).toMatchObject({ isHome: false, url: typed });
});
