import { expect, test } from 'vitest';
import { parseHtml } from '@/lib/reader/page/parse-html';
import { readBlocks } from '@/lib/reader/page/read-blocks';
import { trimArticle } from '@/lib/reader/page/trim-blocks';
import { textOf } from '../pages';

test('trimArticle › drops a line that ends in the credit of a picture', () => {
  const credited = (length: number) =>
    trimArticle(
      readBlocks(parseHtml(`<p>${textOf(200)}</p><p>The quay. AP Photo ${textOf(length)}</p>`), () => null).blocks,
      '',
    ).length;
  expect([credited(60), credited(95)]).toEqual([1, 2]);
});
