import { expect, test } from 'vitest';
import { parseHtml } from '@/lib/reader/page/parse-html';
import { toPlainBlocks } from '@/lib/reader/page/plain-blocks';
import { readBlocks } from '@/lib/reader/page/read-blocks';
import { textOf } from '../pages';

const blocksOf = (html: string) =>
  toPlainBlocks(
    readBlocks(parseHtml(html), () => null),
    new Map(),
  );

test('toPlainBlocks › keeps five thousand blocks', () => {
  expect(blocksOf('<p>Oak'.repeat(5_100))).toHaveLength(5_000);
});

test('toPlainBlocks › keeps the first eight thousand characters of a block', () => {
  expect([7_900, 10_500].map((length) => blocksOf(`<p>${textOf(length)}</p>`)[0]?.text.length)).toEqual([7_900, 8_000]);
});

test('toPlainBlocks › keeps four hundred thousand characters', () => {
  expect(blocksOf(`<p>${textOf(8_000)}</p>`.repeat(55))).toHaveLength(50);
});

test('toPlainBlocks › marks a short bold line', () => {
  expect([55, 75].map((length) => blocksOf(`<p><b>${textOf(length)}</b></p>`)[0]?.emphasized)).toEqual([true, false]);
});
