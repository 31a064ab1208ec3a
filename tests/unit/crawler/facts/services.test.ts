import { expect, test } from 'vitest';
import { parseHtml } from '@/lib/crawler/extract/parse-html';
import { readBlocks } from '@/lib/crawler/extract/read-blocks';
import { findNamedTexts } from '@/lib/crawler/facts/named-texts';
import { readLines } from '@/lib/crawler/facts/page-lines';
import { candidatesOf, findServices, isLikelyService, likeliest } from '@/lib/crawler/facts/services';

const linesOf = (html: string) => readLines(readBlocks(parseHtml(html), () => null));
const evidenceIn = (html: string, path = '/') =>
  Object.fromEntries(
    findServices(linesOf(html), [], { url: `https://example.ie${path}`, title: 'Oak' }).map(({ name, evidence }) => [
      name,
      evidence ?? 0,
    ]),
  );
const card = (name: string) => `<h3>${name}</h3><p>We take care of every detail of it, from start to finish.</p>`;

test('findServices › finds more evidence below a heading of services than below one of reasons', () => {
  const cards = ['Gutter repairs', 'Roof cleaning', 'Chimney sweeping'].map(card).join('');
  const listed = evidenceIn(`<h1>Oak</h1><h2>Our services</h2>${cards}`);
  const reasons = evidenceIn(`<h1>Oak</h1><h2>Why choose us</h2>${cards}`);
  expect(listed['Roof cleaning']).toBeGreaterThan(0);
  expect(listed['Roof cleaning']).toBeGreaterThan(reasons['Roof cleaning'] ?? -9);
});

test('findServices › finds evidence against qualities, places and people among services', () => {
  const found = evidenceIn(
    `<h1>Oak</h1><h2>Our services</h2>${card('Boiler repairs')}${card('Fully insured and friendly')}<h2>Areas we cover</h2>${card('Ballyvaughan')}<h2>Meet the team</h2>${card('Nora Tierney')}`,
  );
  expect(found['Boiler repairs']).toBeGreaterThan(0);
  for (const name of ['Fully insured and friendly', 'Ballyvaughan', 'Nora Tierney'])
    expect(found[name] ?? -9, name).toBeLessThan(0);
});

test('candidatesOf › keeps the place of a name with the most evidence, with the description there', () => {
  const lines = linesOf(`<p>Rewiring</p><h2>Rewiring</h2><p>Whole houses and single rooms, with a certificate.</p>`);
  const named = findNamedTexts(lines, []);
  expect(candidatesOf(named, [0.5, 1.234])).toEqual([
    {
      name: 'Rewiring',
      description: 'Whole houses and single rooms, with a certificate.',
      text: 'Rewiring: Whole houses and single rooms, with a certificate.',
      place: 'content',
      evidence: 1.23,
    },
  ]);
});

test('candidatesOf › leaves out names with next to no evidence, and takes no copyright line for a description', () => {
  const lines = linesOf(
    '<h2>Rewiring</h2><p>© 2026 Oak Electrical. All rights reserved by us.</p><h2>Fuse boards</h2>',
  );
  const named = findNamedTexts(lines, []);
  const found = candidatesOf(named, [0, -5]);
  expect(found).toMatchObject([{ name: 'Rewiring', description: undefined }]);
  expect(found).toHaveLength(1);
});

test('isLikelyService › needs strong evidence of a page, or schema.org data', () => {
  const named = { name: 'Rewiring', text: 'Rewiring', place: 'content' as const };
  expect([{ ...named, evidence: 2 }, named, { ...named, evidence: 1 }].map(isLikelyService)).toEqual([
    true,
    true,
    false,
  ]);
});

test('likeliest › keeps the names with the most evidence, in their order, and all of schema.org data', () => {
  const named = (name: string, evidence?: number) => ({ name, evidence });
  const all = [named('a', 0), named('b', 2), named('c', -1), named('d'), named('e', 1), named('f', 0)];
  const evidenceOf = (one: (typeof all)[number]) => one.evidence;
  expect(likeliest(all, 4, evidenceOf).map(({ name }) => name)).toEqual(['a', 'b', 'd', 'e']);
  expect(likeliest(all, 6, evidenceOf)).toEqual(all);
});
