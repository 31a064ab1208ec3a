import { describe, expect, test } from 'vitest';
import { findAmounts, isNotPaid } from '@/lib/reader/facts/found/price-amounts';

describe('findAmounts', () => {
  test.each([
    ['€25', ['€25']],
    ['from €1,250.00', ['from €1,250.00']],
    ['€40 – €60', ['€40 – €60']],
    ['£8.95 per person', ['£8.95 per person']],
    ['€3.20 per piece', ['€3.20 per piece']],
    ['$4/dozen', ['$4']],
    ['Starts at - $250', ['Starts at - $250']],
    ['£7.10/£6.95, €5 adult/€3 child, £65 / £95', ['£7.10/£6.95', '€5', '€3', '£65 / £95']],
    ['50 euro or 12.50€', ['50 euro', '12.50€']],
    ['Course of 3 £375', ['£375']],
    ['insured to €6.5 million, €2m a year', []],
    ['25 and 30 people', []],
    ['€5 off your first visit', []],
    ['a €10 voucher for each friend', []],
    ['€1 = 1 point', []],
    ['Sale 1.25 %, letting €5–10 %, $1.25 percent, € 2 per cent', []],
    ['Fee 1.25 % (at least €2,500), sales up to €250,000', ['€2,500', '€250,000']],
    ['134,- für 2 Personen zzgl. 8,- Frühstück', ['134,-', '8,-']],
    ['24,– €', ['24,– €']],
    ['Bring the children, 3,-5, and 01,-02', []],
    ['2 single beds 61-71€', ['61-71€']],
    ['Groomer $18,000/yr, annual plan $12,000/yr', ['$12,000/yr']],
    ['Public liability £1,200,000', []],
    ['House for sale £950,000', ['£950,000']],
    ['$15 less for each room, $50 print credit, $75 value', []],
  ])('finds the amounts in "%s"', (text, prices) => {
    expect(findAmounts(text).map(({ price }) => price)).toEqual(prices);
  });
});

test('findAmounts › takes two alternatives for a range', () => {
  expect(findAmounts('Rice £3.20/£3.10')).toMatchObject([{ amount: 3.1, maxAmount: 3.2 }]);
});

describe('isNotPaid', () => {
  test.each([
    ['Offers over €240,000', true],
    ['a saving of up to €30', true],
    ['includes a hair mask worth €18', true],
    ['Was €60', true],
    ['regular price: $40', true],
    ['Parking for guests over €50', true],
    ['Ages 16 and over €8', false],
    ['Scalp treatment €45', false],
  ])('judges "%s" as %s', (text, isUnpaid) => {
    const [amount] = findAmounts(text);
    expect(amount && isNotPaid(text, amount)).toBe(isUnpaid);
  });
});

test.each([
  ['CHF 60.–, 450 kr, 60 zł', ['CHF 60', '450 kr', '60 zł']],
  ['₹1,500 or AED 250 or R$ 60', ['₹1,500', 'AED 250', 'R$ 60']],
  ['300 PLN / 1 200 Kč', ['300 PLN', '1 200 Kč']],
  ['GDC 234888, MOT 40, TOP 10, R410 gas, BMW 320', []],
])('findAmounts › reads sums of any currency: %s', (text, prices) => {
  expect(findAmounts(text).map(({ price }) => price)).toEqual(prices);
});
