import { describe, expect, test } from 'vitest';
import { listElements } from '@/lib/crawler/extract/dom';
import { parseHtml } from '@/lib/crawler/extract/parse-html';
import { readBlocks } from '@/lib/crawler/extract/read-blocks';
import { readLinkedServices } from '@/lib/crawler/facts/linked-services';
import { readLines } from '@/lib/crawler/facts/page-lines';

const entriesIn = (html: string) => {
  const document = parseHtml(html);
  return readLinkedServices(listElements(document), readLines(readBlocks(document, () => null)));
};
const namesIn = (html: string) => entriesIn(html).map(({ name }) => name);
const menu = (...names: string[]) =>
  `<nav><ul>${names.map((name) => `<li><a href="/${name}">${name}</a></li>`).join('')}</ul></nav>`;

describe('readLinkedServices', () => {
  test('reads the activities in a menu', () => {
    expect(
      namesIn(
        menu('Home', 'Drain repairs ▾', 'Repair calculator', 'Boilers', 'Showers', 'Pumps', 'Our team', 'Worthing'),
      ),
    ).toEqual(['Drain repairs', 'Worthing']);
  });

  test('reads the other entries of a list that is mostly of activities', () => {
    expect(namesIn(menu('Home', 'Dog walking', 'Pet taxi', 'Home stay', 'Gallery', 'Book now'))).toEqual([
      'Dog walking',
      'Pet taxi',
      'Home stay',
    ]);
  });

  test('reads no words of a sentence', () => {
    expect(namesIn('<p>We also do <a href="/full-packing">full packing</a> for your move.</p>')).toEqual([]);
    expect(namesIn('<p>More: <a href="/packing">Full packing</a></p>')).toEqual(['Full packing']);
  });

  test('tells common nouns from places by the text', () => {
    const html = `${menu('Worthing', 'Fencing', 'Dog walking')}<main><p>We put up fencing in Worthing.</p></main>`;
    expect(entriesIn(html)).toMatchObject([
      { name: 'Worthing', isEntry: false },
      { name: 'Fencing', isEntry: true },
      { name: 'Dog walking', isEntry: true },
    ]);
  });

  test('reads no part of the page, number or other page', () => {
    const links = '<a href="#repairs">Drain repairs</a><a href="tel:1">Repairs</a><a href="/s">Services</a>';
    expect(namesIn(`<nav>${links}<a href="/jobs">Careers in cleaning jobs</a></nav>`)).toEqual([]);
  });
});
