import { describe, expect, it } from 'vitest';
import { readAnswerPage, toAnswerPage } from '@/lib/reader/answers/site/answer-page';
import { readPage } from '@/lib/reader/read-page';
import { textOf } from '../../pages';

const blocksOf = (html: string) =>
  readAnswerPage(html, 'https://example.ie/#top')?.blocks.map(({ text, area, kind }) => [area, kind, text]);

describe('readAnswerPage', () => {
  it('keeps the footer and a telephone number above the menu, and drops the menu', () => {
    expect(
      blocksOf(
        '<header><p>Call 01 234 5678</p><nav><a href="/a">About</a></nav></header><main><p>We are a shop in Cork and sell shoes of all kinds.</p></main><footer><p>1 Main Street, Cork</p></footer>',
      ),
    ).toEqual([
      ['header', 'paragraph', 'Call 01 234 5678'],
      ['content', 'paragraph', 'We are a shop in Cork and sell shoes of all kinds.'],
      ['footer', 'paragraph', '1 Main Street, Cork'],
    ]);
  });

  it('treats a short bold line as a heading, but not a price', () => {
    expect(blocksOf('<p><b>Full set</b></p><p>From €125</p><p><b>€40</b></p>')?.map(([, kind]) => kind)).toEqual([
      'heading',
      'paragraph',
      'paragraph',
    ]);
  });

  it('sets a bold line below the smallest heading', () => {
    const page = readAnswerPage('<h6>Colour</h6><p><b>Full head</b></p><p>From €90</p>', 'https://example.ie/');
    expect(page?.blocks.map(({ kind, level }) => [kind, level])).toEqual([
      ['heading', 6],
      ['heading', 7],
      ['paragraph', 0],
    ]);
  });

  it('keeps a long title, and shortens a longer one', () => {
    const title = (length: number) => readAnswerPage(`<title>${textOf(length)}</title>`, 'https://example.ie/')?.title;
    expect(title(115)).toBe(textOf(115));
    expect(title(150)).toMatch(/^stone.{110,120}…$/);
  });

  it('reads the first three million characters of a page', () => {
    const behind = (length: number) => blocksOf(`<!--${'-'.repeat(length)}--><p>We sell shoes.</p>`);
    expect(behind(2_900_000)).toHaveLength(1);
    expect(behind(3_900_000)).toEqual([]);
  });

  it('drops the labels of form fields, but no text with a figure', () => {
    const page = readAnswerPage(
      `<title>Book</title><h1>Book</h1><form><label>Your name</label><input name="n"><p>Sofa</p><select><option>1</option></select>
        <p>Deposit €20</p><input type="number"><p>Ring us</p><button>Send</button></form>`,
      'https://example.ie/book',
    );
    expect(page?.blocks.map(({ text }) => text)).toEqual(['Book', 'Deposit €20', 'Ring us']);
  });

  it('reads the facts of the business, and drops the fragment of the URL', () => {
    const page = readAnswerPage(
      '<html lang="en-IE"><title>Shop</title><script type="application/ld+json">{"@type":"Store","name":"Shoe Box","telephone":"01 234 5678"}</script><p>Hi</p>',
      'https://example.ie/#top',
    );
    expect(page).toMatchObject({
      url: 'https://example.ie/',
      title: 'Shop',
      language: 'en-IE',
      facts: { names: [{ name: 'Shoe Box', type: 'Store', place: 'markup' }] },
    });
  });
});

describe('toAnswerPage', () => {
  it('converts a crawled page to the same result, which survives JSON', () => {
    const html = '<title>Shop</title><h1>Shoes</h1><p>We sell shoes.</p><footer><p>01 234 5678</p></footer>';
    const url = 'https://example.ie/shoes';
    const page = toAnswerPage({ ...readPage(html, url, { blocks: true }), url });
    expect(page).toEqual(readAnswerPage(html, url));
    expect(page.blocks.map(({ text }) => text)).toEqual(['Shoes', 'We sell shoes.', '01 234 5678']);
    expect(JSON.parse(JSON.stringify(page))).toEqual(JSON.parse(JSON.stringify(readAnswerPage(html, url))));
  });
});
