import { expect, test } from 'vitest';
import { collectFacts } from '@/lib/reader/facts/collect-facts';
import { findEmails } from '@/lib/reader/facts/stated/emails';
import { readPage } from '@/lib/reader/read-page';
import { textOf } from '../../pages';

test('findEmails › reads a text of twenty thousand characters, but not an endless one', () => {
  const inText = (length: number) => findEmails(`${textOf(length)} info@oak.ie`);
  expect(inText(19_000)).toEqual(['info@oak.ie']);
  expect(inText(25_000)).toEqual([]);
});

test('collectFacts › names the e-mail address of most pages first: one of a single page may be misspelt', () => {
  const pages = ['cafe', 'caff', 'caff'].map((name, at) => {
    const url = `https://oak.ie/${at}`;
    return {
      ...readPage(`<main><p>Page ${at}. Write to <a href="mailto:${name}@oak.ie">us</a>.</p></main>`, url),
      url,
    };
  });
  expect(collectFacts(pages).emails.map(({ email }) => email)).toEqual(['caff@oak.ie', 'cafe@oak.ie']);
});
