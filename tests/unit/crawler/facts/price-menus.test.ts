import { describe, expect, test } from 'vitest';
import { readPage } from '@/lib/crawler/extract/read-page';
import { collectFacts } from '@/lib/crawler/facts/collect-facts';

const DISHES = ['Burrata', 'Fried squid', 'Mussels', 'Octopus', 'Lasagne', 'Risotto', 'Sea bass', 'Tiramisu'];
const AMOUNTS = ['9', '10.50', '12', '15', '9', '16,95', '24', '7'];
const list = (names: string[], numbers: string[]) =>
  names.map((name, at) => `<p><span>${name}</span> <span>${numbers[at]}</span></p>`).join('');

const pricesOf = (title: string, body: string, lang = 'en-IE') => {
  const url = 'https://oak.example/menu';
  const html = `<html lang="${lang}"><head><title>${title}</title></head><body><main>${body}</main></body></html>`;
  return collectFacts([{ ...readPage(html, url), url }]).prices.map(({ item, price }) => `${item}: ${price}`);
};

describe('readMenu', () => {
  test('takes the numbers of a menu as prices in the currency of the country', () => {
    expect(pricesOf('Lunch menu | Oak', list(DISHES, AMOUNTS))).toEqual([
      'Burrata: €9',
      'Fried squid: €10.50',
      'Mussels: €12',
      'Octopus: €15',
      'Lasagne: €9',
      'Risotto: €16,95',
      'Sea bass: €24',
      'Tiramisu: €7',
    ]);
    expect(pricesOf('Lunch menu | Oak', list(DISHES, AMOUNTS), 'en-GB')[0]).toBe('Burrata: £9');
  });

  test('names an entry by the term that it describes', () => {
    const terms = DISHES.map((name, at) => `<dt>${name}</dt><dd>Lemon, olive oil, parsley ${AMOUNTS[at]}</dd>`).join(
      '',
    );
    expect(pricesOf('Lunch menu | Oak', `<dl>${terms}</dl>`).slice(0, 2)).toEqual([
      'Burrata: €9',
      'Fried squid: €10.50',
    ]);
  });

  test.each([
    ['a page that is no menu', 'Equipment | Oak', list(DISHES, AMOUNTS)],
    ['a few numbers', 'Lunch menu | Oak', list(DISHES.slice(1), AMOUNTS)],
    ['numbers that count', 'Lunch menu | Oak', list(DISHES, ['1', '2', '3', '4', '5', '6', '7', '8'])],
    ['the same name again and again', 'Lunch menu | Oak', list([...DISHES].fill('Table', 0, 4), AMOUNTS)],
    [
      'numbers that are no prices',
      'Lunch menu | Oak',
      list(
        DISHES,
        AMOUNTS.map(() => '18.12'),
      ),
    ],
  ])('reads no prices in %s', (_, title, body) => {
    expect(pricesOf(title, body)).toEqual([]);
  });

  test('leaves out prices whose currency is unknown', () => {
    expect(pricesOf('Lunch menu | Oak', list(DISHES, AMOUNTS), 'en')).toEqual([]);
  });

  test('prefers prices with signs', () => {
    expect(pricesOf('Lunch menu | Oak', `${list(DISHES, AMOUNTS)}<h2>Prices</h2><p>Three courses €30</p>`)).toEqual([
      'Three courses: €30',
    ]);
  });
});
