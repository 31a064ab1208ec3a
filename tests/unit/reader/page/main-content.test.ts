import { expect, test } from 'vitest';
import { findArticle } from '@/lib/reader/page/main-content';
import { parseHtml } from '@/lib/reader/page/parse-html';
import { readBlocks } from '@/lib/reader/page/read-blocks';
import { textOf } from '../pages';

test('findArticle › keeps to the article, unless that is too short to be one', () => {
  const article = (length: number) =>
    findArticle(
      readBlocks(
        parseHtml(`<article><p>${textOf(length)}</p><div class="related-posts"><p>${textOf(500)}</p></div></article>`),
        () => null,
      ),
      '',
    ).map(({ text }) => text.length);
  expect(article(250)).toEqual([250]);
  expect(article(170)).toEqual([170, 500]);
});
