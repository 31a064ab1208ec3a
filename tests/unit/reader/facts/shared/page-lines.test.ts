import { expect, test } from 'vitest';
import { readLines } from '@/lib/reader/facts/shared/page-lines';
import { parseHtml } from '@/lib/reader/page/parse-html';
import { readBlocks } from '@/lib/reader/page/read-blocks';
import { textOf } from '../../pages';

const linesOf = (html: string) => readLines(readBlocks(parseHtml(html), () => null));

test('readLines › reads the first four thousand lines of a page', () => {
  const endsWith = (count: number) => linesOf(`<p>${'Oak<br>'.repeat(count)}</p><p>Last</p>`).at(-1)?.text;
  expect([endsWith(3_900), endsWith(4_800)]).toEqual(['Last', 'Oak']);
});

test('readLines › reads the first thousand characters of a heading', () => {
  const headingOf = (length: number) => linesOf(`<h2>${textOf(length)}</h2><p>Oak</p>`).at(-1)?.heading;
  expect(headingOf(990)).toBe(textOf(990));
  expect(headingOf(1_300)).toBe(textOf(1_300).slice(0, 1_000));
});
