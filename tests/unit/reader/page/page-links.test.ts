import { expect, test } from 'vitest';
import { listElements } from '@/lib/reader/page/dom';
import { findLinks, linkReader } from '@/lib/reader/page/page-links';
import { parseHtml } from '@/lib/reader/page/parse-html';
import { readPage } from '@/lib/reader/read-page';

const forwardOf = (head: string) =>
  readPage(`<head>${head}</head><body><p>One moment, please.</p></body>`, 'https://bakery.example/old', {}).forward;
const REFRESH = '<meta http-equiv="Refresh" content="3; URL=/new">';

test.each([
  ['a meta refresh', REFRESH],
  ['one behind a meta element with the same punctuation', `<meta name="keywords" content=", bread, cakes">${REFRESH}`],
])('findForward › follows %s', (_name, head) => {
  expect(forwardOf(head)).toBe('https://bakery.example/new');
});

test.each([
  ['other meta elements', '<meta name="description" content="; url=/new">'],
  ['a page that is loaded anew after minutes', '<meta http-equiv="refresh" content="300; url=/new">'],
  ['a refresh for browsers without scripts', `<noscript>${REFRESH}</noscript>`],
])('findForward › does not follow %s', (_name, head) => {
  expect(forwardOf(head)).toBeUndefined();
});

test('findLinks › keeps the text of a link and four others', () => {
  const links = Array.from({ length: 8 }, (_, n) => `<a href="/book">Book ${n}</a>`).join(' ');
  expect(readPage(`<p>${links}</p>`, 'https://bakery.example/', {}).links).toEqual([
    {
      url: 'https://bakery.example/book',
      text: 'Book 0',
      otherTexts: ['Book 1', 'Book 2', 'Book 3', 'Book 4'],
      nofollow: false,
    },
  ]);
});

test('findLinks › keeps five thousand links', () => {
  const links = Array.from({ length: 5_100 }, (_, n) => `<a href="/${n}">Oak</a>`);
  const elements = listElements(parseHtml(links.join('')));
  expect(findLinks(elements, linkReader('https://bakery.example/'))).toHaveLength(5_000);
});
