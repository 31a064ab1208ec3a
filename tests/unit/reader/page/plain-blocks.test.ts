import { expect, test } from 'vitest';
import { parseHtml } from '@/lib/reader/page/parse-html';
import { toPlainBlocks } from '@/lib/reader/page/plain-blocks';
import { readBlocks } from '@/lib/reader/page/read-blocks';
import { readPage } from '@/lib/reader/read-page';
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

test.each([
  ['a text that nothing opens', '<p style="display:none">All free</p>', false],
  ['a text with the attribute hidden', '<div hidden><p>All free</p></div>', false],
  ['a text beside the screen', '<p style="position:absolute; left:-9999px">All free</p>', false],
  ['a text without size', '<p style="font-size:0">All free</p>', false],
  ['a text of a hiding class', '<div class="d-none"><p>All free</p></div>', false],
  ['an answer behind its button', '<button>Is it free?</button><div style="display:none"><p>All free</p></div>', true],
  [
    'a tab that a link opens',
    '<a href="#free">Free</a><div id="free" style="display:none"><p>All free</p></div>',
    true,
  ],
  ['a panel of an accordion', '<div class="accordion-panel" style="display:none"><p>All free</p></div>', true],
  ['a text that is hidden on telephones only', '<div class="hidden md:block"><p>All free</p></div>', true],
  ['a text for screen readers', '<p class="sr-only">All free</p>', true],
])('toPlainBlocks › knows whether a page shows %s', (_, html, isShown) => {
  const page = readPage(
    `<h1>Shop</h1><p>We sell bread.</p><p>We sell milk.</p><p>We sell tea.</p>${html}`,
    'https://example.ie/',
    {
      blocks: true,
    },
  );
  expect(page.blocks?.some(({ text }) => text === 'All free')).toBe(isShown);
});

test('toPlainBlocks › keeps a page that scripts reveal as a whole', () => {
  expect(
    readPage('<div style="visibility:hidden"><p>Bread</p><p>Milk</p></div>', 'https://example.ie/', { blocks: true })
      .blocks,
  ).toHaveLength(2);
});
