import { expect, test } from 'vitest';
import { listElements } from '@/lib/crawler/extract/dom';
import { sortElements } from '@/lib/crawler/extract/page-elements';
import { parseHtml } from '@/lib/crawler/extract/parse-html';
import { readBlocks } from '@/lib/crawler/extract/read-blocks';
import { findNamedTexts, isInMenu } from '@/lib/crawler/facts/named-texts';
import { readLines } from '@/lib/crawler/facts/page-lines';

function namedIn(html: string) {
  const document = parseHtml(html);
  const { linking } = sortElements(listElements(document));
  return findNamedTexts(readLines(readBlocks(document, () => null)), linking);
}
const namesIn = (html: string) => namedIn(html).map(({ name }) => name);

test('findNamedTexts › reads names without their number, price and description', () => {
  const html =
    '<h2>1. Hot stones - £60</h2><ul><li>Deep tissue — for tired muscles</li></ul><table><tr><td>Back massage</td><td>€45</td></tr></table>';
  expect(namesIn(html)).toEqual(['Hot stones', 'Deep tissue', 'Back massage']);
});

test.each([
  ['a review', '<blockquote><p>Gutter repairs</p></blockquote>'],
  ['a sentence', '<p>We repair gutters.</p>'],
  ['a telephone number', '<p>Office: 091 566 770</p>'],
  ['the signature of a person', '<p>Anna Byrne, Director</p>'],
  ['the time of a class', '<p>Yoga 7pm</p>'],
  ['a question', '<h2>How do we work?</h2>'],
  ['a path', '<p>/diagnostics</p>'],
])('findNamedTexts › does not read %s', (_, html) => {
  expect(namesIn(html)).toEqual([]);
});

test('findNamedTexts › reads the texts of links that no line has, without the arrows of a menu', () => {
  const html =
    '<nav>Our company and all that it does for its customers every day of the year: <a href="/a">Rewiring ▾</a> <a href="/b">Dental<small>Oak Clinic</small></a> <a href="tel:+35391566770">Ring us</a></nav><h2>Rewiring</h2>';
  const named = namedIn(html);
  expect(named.map(({ name, line }) => [name, line !== undefined])).toEqual([
    ['Rewiring', true],
    ['Dental', false],
  ]);
  expect(named.map(({ link }) => link && isInMenu(link))).toEqual([undefined, true]);
});
