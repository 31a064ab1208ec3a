import { describe, expect, test } from 'vitest';
import { findAmounts } from '@/lib/crawler/facts/price-amounts';
import { itemOfSentence } from '@/lib/crawler/facts/price-sentences';

const itemsOf = (text: string) => {
  const amounts = findAmounts(text);
  return amounts.map((_, index) => itemOfSentence(text, amounts, index));
};

describe('itemOfSentence', () => {
  test.each([
    ['The cost of an online consultation is €25.', ['online consultation']],
    ['The price for a mixed bag (shirts, towels, sheets...) is €7.50 per kilogram.', ['mixed bag']],
    ['Book a block early (the total payment for a 6 week block is €72).', ['6 week block']],
    ['We teach all ages. Private lessons are also available at €40.', ['Private lessons']],
    ['Front tyres are €60 and rear tyres are €70, fitted while you wait.', ['Front tyres', 'rear tyres']],
    [
      'Rye bread costs €4.50 and soda bread €3.20. Cakes start at €18 and sell out early.',
      ['Rye bread', 'soda bread', 'Cakes'],
    ],
    ['New patient sessions cost £75.', ['New patient sessions']],
    ['First cleans are £45 for a 3-bed plus £10 per extra bedroom.', ['First cleans (3-bed)', undefined]],
    ['Prices start from around €20 for a wash, cut and blow-dry', ['wash, cut and blow-dry']],
  ])('names the items of "%s"', (text, items) => {
    expect(itemsOf(text)).toEqual(items);
  });

  test.each([
    'Class sizes are small, and cost €12 per class.',
    'A small hedge might cost from €150, and a tall one could be €300.',
    'It is a luxury range with shampoos starting at €18 for the everyday line and masks around €30 for the rest.',
    'Gift cards come in €20 and €50, or choose a treatment.',
    'Separately these treatments would cost €260.',
    'You get a wheel check for only €15 with a full service.',
    'Please send the €200 deposit with the form.',
  ])('leaves out the items of "%s"', (text) => {
    expect(itemsOf(text).every((item) => item === undefined)).toBe(true);
  });
});
