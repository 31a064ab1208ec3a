import { expect, test } from 'vitest';
import { isForeign } from '@/lib/niche-research/page-region';

const page = (url: string, title = 'Pipes') => ({ url, title });

test.each([
  ['https://plumber.ie/', 'Ireland', false],
  ['https://plumber.com/', 'Ireland', false],
  ['https://app.plumber.io/', 'Ireland', false],
  ['https://plumber.co.uk/', 'Ireland', true],
  ['https://plumber.com.au/', 'UK', true],
  ['https://www.osha.gov/plumbing', 'EU', true],
  ['https://klempner.de/', 'EU', false],
  ['https://klempner.de/', 'Ireland', true],
  ['https://www.osha.gov/plumbing', 'Global', false],
] as const)('isForeign › %s for %s: %s', (url, region, expected) => {
  expect(isForeign(page(url), 'best-practice', region)).toBe(expected);
});

const text = (text: string, title = 'Pipes') => ({ url: 'https://pipes.example/', title, text });

test.each([
  ['a page that says nothing of a country', text('Turn the stopcock off.'), 'Ireland', false],
  ['Northern Ireland', text('Rules of Northern Ireland.', 'Letting in Northern Ireland'), 'Ireland', true],
  ['Northern Ireland', text('Rules of Northern Ireland.', 'Letting in Northern Ireland'), 'UK', false],
  ['the Republic', text('In Ireland, a plumber registers. Northern Ireland has other rules.'), 'Ireland', false],
  ['a comparison', text('In Ireland and in Scotland. In England, they say so too. Not in Ireland.'), 'Ireland', false],
  ['another country', text('In Australia, a licence is needed. All of Australia agrees.'), 'Ireland', true],
  ['another country', text('In Australia, a licence is needed. All of Australia agrees.'), 'Global', false],
  ['a British postcode', text('12 High Street, Leeds LS1 4AP'), 'Ireland', true],
  ['a British postcode', text('12 High Street, Leeds LS1 4AP'), 'UK', false],
  ['an American number', text('Ring (480) 555-2689 for more.'), 'UK', true],
  ['an American state', text('A licence of the state.', 'Roofers in Tulsa, Oklahoma'), 'Ireland', true],
  ['a people', text('Australian law asks for it. Every Australian firm knows that.'), 'UK', true],
  ['cities', text('Many in Ottawa know it.', 'Physiotherapy Ottawa'), 'UK', true],
  ['British cities', text('In Leeds and all of London, and in London alone.'), 'Ireland', true],
  ['British cities', text('In Leeds and all of London, and in London alone.'), 'UK', false],
  ['Irish counties', text('What Galway pays. In Galway, and Sligo, and Sligo.'), 'UK', true],
  ['a city once', text('The book was printed in London. A licence is needed.'), 'Ireland', false],
  ['a state with the name of a county', text('The rule.', 'Grooming in New Hampshire'), 'UK', true],
  ['dollars', text('A visit costs $120.'), 'Ireland', true],
  ['several currencies', text('A visit costs $120, or €110.'), 'Ireland', false],
  ['another country three times as often', text('Ireland. France, France and France.'), 'Ireland', false],
  ['another country more than three times as often', text('Ireland. France, France, France, France.'), 'Ireland', true],
  ['what comes after 50,000 characters', text(`${'x '.repeat(25_000)}Australia, and Australia.`), 'Ireland', false],
  ['what comes before', text(`${'x '.repeat(24_980)}Australia, and Australia.`), 'Ireland', true],
  ['a member state', text('Rules of France. In France, they apply to all.'), 'EU', false],
  [
    'an Irish site about Britain',
    { ...text('What England does. England and Wales.'), url: 'https://pipes.ie/' },
    'Ireland',
    false,
  ],
] as const)('isForeign › %s: %o for %s: %s', (_name, found, region, expected) => {
  expect(isForeign(found, 'best-practice', region)).toBe(expected);
});

test('isForeign › an encyclopaedia is for all regions', () => {
  expect(isForeign(text('Plumbing in Australia and Australia.'), 'reference', 'Ireland')).toBe(false);
});
