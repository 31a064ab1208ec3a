import { describe, expect, it } from 'vitest';
import { readPage } from '@/lib/reader/read-page';

const read = (price: string, head = '') =>
  readPage(
    `<html><head>${head}</head><body><main><h1>Prices</h1><ul><li>Rye loaf ${price}</li><li>Scone €2.10</li><li>Tart €14</li></ul></main></body></html>`,
    'https://bakery.example/prices',
  );

describe('removeStruckOut', () => {
  it.each([
    ['del and ins', '<del>€6.00</del> <ins>€4.50</ins>'],
    ['s, behind the price', '€4.50 <s>€6.00</s>'],
    ['strike', '<strike>€6.00</strike> €4.50'],
    ['a style', '<span style="color:#999; text-decoration: 2px line-through">€6.00</span> €4.50'],
    ['a class of Tailwind', '<span class="text-sm line-through">€6.00</span> €4.50'],
    [
      'WooCommerce, with its text for screen readers',
      '<del aria-hidden="true">€6.00</del> <span class="screen-reader-text">Original price was: €6.00.</span> <ins>€4.50</ins>',
    ],
    ['cents in an element of their own', '<s>€6<sup>00</sup></s> €4<sup>50</sup>'],
    [
      'a style sheet',
      '<i class="was">€6.00</i> €4.50',
      '<style>b{color:red}/* old */i.was, .then{text-decoration:line-through}</style>',
    ],
  ])('leaves a former price out of text, Markdown and found lines: %s', (_, price, head = '') => {
    const { text, markdown, facts } = read(price, head);
    expect(facts.prices[0]?.text).toBe('Rye loaf €4.50');
    expect(`${text}\n${markdown}`).not.toMatch(/6\.00|600/);
  });

  it('leaves the number out that a business no longer has', () => {
    const { facts } = read('<p>Tel: <del>065 682 1111</del> 065 682 2222</p>');
    expect(facts.phones.map(({ text }) => text)).toEqual(['Tel: 065 682 2222']);
  });

  it('keeps what a style sheet strikes out only below something else or at a touch', () => {
    const head = '<style>.done .price{text-decoration:line-through}.price:hover{text-decoration:line-through}</style>';
    expect(read('<b class="price">€6.00</b>', head).text).toContain('€6.00');
  });
});
