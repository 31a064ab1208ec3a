import { expect, test } from 'vitest';
import { isOutdated, objectionTo } from '@/lib/niche-research/source-filter';

const page = (url: string, title = 'Pipes') => ({ url, title });

test.each([
  ['https://plumber.ie/', 'Ireland', undefined],
  ['https://plumber.com/', 'Ireland', undefined],
  ['https://app.plumber.io/', 'Ireland', undefined],
  ['https://plumber.co.uk/', 'Ireland', 'foreign'],
  ['https://plumber.com.au/', 'UK', 'foreign'],
  ['https://www.osha.gov/plumbing', 'EU', 'foreign'],
  ['https://klempner.de/', 'EU', undefined],
  ['https://klempner.de/', 'Ireland', 'foreign'],
  ['https://www.osha.gov/plumbing', 'Global', undefined],
] as const)('objectionTo › %s for %s: %s', (url, region, objection) => {
  expect(objectionTo(page(url), 'best-practice', region)).toBe(objection);
});

const text = (text: string, title = 'Pipes') => ({ url: 'https://pipes.example/', title, text });

test.each([
  ['a page that says nothing of a country', text('Turn the stopcock off.'), 'Ireland', undefined],
  ['Northern Ireland', text('Rules of Northern Ireland.', 'Letting in Northern Ireland'), 'Ireland', 'foreign'],
  ['Northern Ireland', text('Rules of Northern Ireland.', 'Letting in Northern Ireland'), 'UK', undefined],
  ['the Republic', text('In Ireland, a plumber registers. Northern Ireland has other rules.'), 'Ireland', undefined],
  [
    'a comparison',
    text('In Ireland and in Scotland. In England, they say so too. Not in Ireland.'),
    'Ireland',
    undefined,
  ],
  ['another country', text('In Australia, a licence is needed. All of Australia agrees.'), 'Ireland', 'foreign'],
  ['another country', text('In Australia, a licence is needed. All of Australia agrees.'), 'Global', undefined],
  ['a British postcode', text('12 High Street, Leeds LS1 4AP'), 'Ireland', 'foreign'],
  ['a British postcode', text('12 High Street, Leeds LS1 4AP'), 'UK', undefined],
  ['an American number', text('Ring (480) 555-2689 for more.'), 'UK', 'foreign'],
  ['an American state', text('A licence of the state.', 'Roofers in Tulsa, Oklahoma'), 'Ireland', 'foreign'],
  ['a state by its code', text('A licence is needed.', 'Roofers in Troy, MI'), 'UK', 'foreign'],
  ['a people', text('Australian law asks for it. Every Australian firm knows that.'), 'UK', 'foreign'],
  ['cities', text('Many in Ottawa know it.', 'Physiotherapy Ottawa'), 'UK', 'foreign'],
  ['British cities', text('In Leeds and all of London, and in London alone.'), 'Ireland', 'foreign'],
  ['British cities', text('In Leeds and all of London, and in London alone.'), 'UK', undefined],
  ['Irish counties', text('What Galway pays. In Galway, and Sligo, and Sligo.'), 'UK', 'foreign'],
  ['a city once', text('The book was printed in London. A licence is needed.'), 'Ireland', undefined],
  ['a state with the name of a county', text('The rule.', 'Grooming in New Hampshire'), 'UK', 'foreign'],
  ['dollars', text('A visit costs $120.'), 'Ireland', 'foreign'],
  ['a country in the host', { ...text('The court decides.'), url: 'https://law-ireland.example/' }, 'UK', 'foreign'],
  ['a part of it', { ...text('The court decides.'), url: 'https://lawnorthernireland.example/' }, 'UK', undefined],
  ['several currencies', text('A visit costs $120, or €110.'), 'Ireland', undefined],
  ['a member state', text('Rules of France. In France, they apply to all.'), 'EU', undefined],
  [
    'an Irish site about Britain',
    { ...text('What England does. England and Wales.'), url: 'https://pipes.ie/' },
    'Ireland',
    undefined,
  ],
] as const)('objectionTo › %s: %o for %s: %s', (_name, found, region, objection) => {
  expect(objectionTo(found, 'best-practice', region)).toBe(objection);
});

test('objectionTo › an encyclopaedia is for all regions', () => {
  expect(objectionTo({ ...text('Plumbing in Australia and Australia.') }, 'reference', 'Ireland')).toBeUndefined();
});

const now = new Date('2026-06-01');

test.each([
  ['a title of an old year', page('https://a.ie/', 'VAT rates 2015'), 'regulation', true],
  ['a title with a law of that year', page('https://a.ie/', 'The Fire Safety Order 2005'), 'blog', false],
  ['a regulation', page('https://a.ie/', 'The Food Hygiene Regulations (Northern Ireland) 2001'), 'regulation', false],
  [
    'a numbered law',
    page('https://a.ie/', 'S.I. No. 144/2012 - Private Security Regulations 2012'),
    'regulation',
    false,
  ],
  ['a title with a recent year too', page('https://a.ie/', 'Rules of 2009, as amended in 2024'), 'regulation', false],
  ['an old post', page('https://a.ie/2014/05/pipes'), 'blog', true],
  ['a law of that year', page('https://a.ie/2014/act/5'), 'regulation', false],
  ['a recent post', page('https://a.ie/2024/05/pipes'), 'blog', false],
  ['numbers that are no years', page('https://a.ie/item-120145'), 'blog', false],
  ['an old date', { ...page('https://a.ie/'), dates: ['2016-02-03'] }, 'trade-journal', true],
  [
    'an old page that was revised',
    { ...page('https://a.ie/'), dates: ['2016-02-03', '2025-01-01T10:00:00Z'] },
    'trade-journal',
    false,
  ],
  ['a dateline of an old year', text('Restaurants\nBy A. Reporter – 3rd July 2018\nNobody came.'), 'blog', true],
  ['an American dateline', text('July 3, 2018\nNobody came.'), 'blog', true],
  ['a recent dateline', text('Updated: 03.07.2025\nNobody came in 2018.'), 'blog', false],
  ['a dateline that contradicts the URL', { ...text('3 July 2025'), url: 'https://a.ie/2014/05/pipes' }, 'blog', false],
  ['a page without a date', text('The rule was made in 2014.'), 'blog', false],
  [
    'a sentence with an old date',
    text('A deposit that was paid before 1 April 2013 does not have to be kept in one of the schemes by the landlord.'),
    'blog',
    false,
  ],
] as const)('isOutdated › %s', (_name, found, kind, expected) => {
  expect(isOutdated({ ...found, dates: 'dates' in found ? [...found.dates] : undefined }, kind, now)).toBe(expected);
});
