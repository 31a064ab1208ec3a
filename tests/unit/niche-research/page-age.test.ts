import { expect, test } from 'vitest';
import { ageObjection } from '@/lib/niche-research/page-age';

const now = new Date('2026-06-01');
const page = (url: string, title = 'Pipes') => ({ url, title });
const text = (content: string, title = 'Pipes') => ({ url: 'https://pipes.example/', title, text: content });
const dated = (...dates: string[]) => ({ ...page('https://a.ie/'), dates });

test.each([
  ['a title of an old year', page('https://a.ie/', 'VAT rates 2015'), 'regulation', 'outdated'],
  ['a title with a law of that year', page('https://a.ie/', 'The Fire Safety Order 2005'), 'blog', undefined],
  [
    'a regulation',
    page('https://a.ie/', 'The Food Hygiene Regulations (Northern Ireland) 2001'),
    'regulation',
    undefined,
  ],
  [
    'a numbered law',
    page('https://a.ie/', 'S.I. No. 144/2012 - Private Security Regulations 2012'),
    'regulation',
    undefined,
  ],
  [
    'a title with a recent year too',
    page('https://a.ie/', 'Rules of 2009, as amended in 2025'),
    'regulation',
    undefined,
  ],
  ['an old post', page('https://a.ie/2014/05/pipes'), 'blog', 'old-news'],
  ['a law of that year', page('https://a.ie/2014/act/5'), 'regulation', undefined],
  ['a recent post', page('https://a.ie/2025/05/pipes'), 'blog', undefined],
  ['a post of three years ago', page('https://a.ie/2023/05/pipes'), 'blog', 'old-news'],
  ['a guide of three years ago', dated('2023-05-01'), 'best-practice', undefined],
  ['a guide of six years ago', dated('2020-05-01'), 'best-practice', 'outdated'],
  ['news of an authority', { ...dated('2023-05-01'), url: 'https://a.ie/news/new-rule' }, 'regulation', 'old-news'],
  ['news of nearly two years ago', dated('2024-06-02'), 'trade-journal', undefined],
  ['news of just over two years ago', dated('2024-05-30'), 'trade-journal', 'old-news'],
  ['numbers that are no years', page('https://a.ie/item-120145'), 'blog', undefined],
  ['an old page that was revised', dated('2016-02-03', '2025-01-01T10:00:00Z'), 'trade-journal', undefined],
  ['a page without a date', text('The rule was made in 2014.'), 'blog', undefined],
] as const)('ageObjection › %s', (_name, found, kind, expected) => {
  expect(ageObjection({ ...found, dates: 'dates' in found ? [...found.dates] : undefined }, kind, now)).toBe(expected);
});
