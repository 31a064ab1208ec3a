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

const now = new Date('2026-06-01');

test.each([
  ['a title of an old year', page('https://a.ie/', 'VAT rates 2015'), 'regulation', true],
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
] as const)('isOutdated › %s', (_name, found, kind, expected) => {
  expect(isOutdated({ ...found, dates: 'dates' in found ? [...found.dates] : undefined }, kind, now)).toBe(expected);
});
