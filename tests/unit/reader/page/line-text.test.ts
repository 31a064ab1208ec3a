import { describe, expect, it } from 'vitest';
import { openSite } from '@/lib/reader/answers/answer';
import { answerLines } from '@/lib/reader/answers/quotes/answer-lines';
import { readAnswerPage } from '@/lib/reader/answers/site/answer-page';
import { readPage } from '@/lib/reader/read-page';

const page = (price: string) =>
  `<html lang="en"><body><main><h1>Prices</h1><ul><li>Rye loaf ${price}</li><li>Scone €2.10</li><li>Tart €14</li></ul></main></body></html>`;
const read = (price: string) => readPage(page(price), 'https://bakery.example/prices');

describe('writeBehind', () => {
  it.each([
    ['€4<sup>99</sup>', '€4.99'],
    ['<span>€</span><span>4</span><span>99</span>', '€4.99'],
    ['\n<i>€</i>\n<b>4</b>\n<small class="price__cents">99</small>\n', '€ 4.99'],
    ['£19<small>95</small>', '£19.95'],
    ['9<sup>95</sup> €', '9.95 €'],
    ['€1,299<sup>00</sup>', '€1,299.00'],
    ['€1.299<sup>00</sup>', '€1.299,00'],
    ['<sup>€</sup>18<sup>50</sup>/kg', '€18.50/kg'],
    ['4<sup>€50</sup>', '4€50'],
    ['<div>€5</div><div class="decimal">75</div>', '€5.75'],
    ['€499<sup>1</sup>', '€499¹'],
    ['4<sup>50</sup> zł', '4⁵⁰ zł'],
    ['<span>1</span><span>200</span> a day', '1 200 a day'],
    ['<a href="/6">€6</a><a href="/50">50</a>', '€6 50'],
    ['€4<wbr>99', '€499'],
  ])('never joins the digits of two elements: %j', (price, expected) => {
    const { text, markdown } = read(price);
    expect(text).toContain(expected);
    expect(markdown.replace(/\*+|\[|\]\([^)]*\)/g, '')).toContain(expected);
  });

  it('states cents that only their size shows as cents: found line and answer', () => {
    const html = page('€<strong>4</strong><sup>99</sup>');
    expect(readPage(html, 'https://bakery.example/prices').facts.prices[0]?.text).toBe('Rye loaf €4.99');
    const answerPage = readAnswerPage(html, 'https://bakery.example/prices');
    const site = openSite(answerPage ? [answerPage] : []);
    expect(answerLines(site.ask('How much is a rye loaf?').quotes)[0]?.text).toBe('Rye loaf €4.99');
  });

  it('reads no price from cents behind the currency', () => {
    expect(read('4<sup>€50</sup>').facts.prices.map(({ text }) => text)).toEqual(['Scone €2.10', 'Tart €14']);
  });
});
