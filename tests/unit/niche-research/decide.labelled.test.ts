import { expect, test } from 'vitest';
import { Collector } from '@/lib/niche-research/collect';
import { relevanceOf, vocabularyOf } from '@/lib/niche-research/relevance';
import { planResearch } from '@/lib/niche-research/research-plan';
import { nicheOptionsSchema } from '@/lib/niche-research/schema';
import { voices } from '../../fixtures/niche-research/claims';
import { type LabelledPassage, labelled } from '../../fixtures/niche-research/labelled';

// The figures of docs/evaluation/niches.md. A rule or constant that changes them is a decision: change both together.

const planOf = (niche: string, targetRegion = 'Ireland') =>
  planResearch(niche, nicheOptionsSchema.parse({ targetRegion }));
const collectorOf = (niche: string, region?: string) => {
  const plan = planOf(niche, region);
  return new Collector(vocabularyOf(plan), plan);
};
const count = (taken: readonly LabelledPassage[]) => ({
  taken: taken.length,
  right: taken.filter(({ isRelevant }) => isRelevant).length,
});

test('relevanceOf › from a half on, tells the passages of the set apart as documented', () => {
  const relevant = labelled.filter((one) => relevanceOf(one, vocabularyOf(planOf(one.niche, one.region))) >= 0.5);
  expect(count(relevant)).toEqual({ taken: 27, right: 24 });
});

test.each([
  ['regulation', true, { taken: 12, right: 9 }],
  ['best-practice', false, { taken: 4, right: 3 }],
  ['company', false, { taken: 3, right: 2 }],
] as const)('Collector › takes of a %s’s pages as many as documented', (kind, isListed, expected) => {
  const taken = [...new Set(labelled.map(({ niche }) => niche))].flatMap((niche) => {
    const passages = labelled.filter((one) => one.niche === niche);
    const items = collectorOf(niche, passages[0]?.region).collect({
      source: 'https://a.example/',
      kind,
      isListed,
      title: 'Advice',
      passages,
    });
    return passages.filter(({ content }) => items.some((item) => content.includes(item.content)));
  });
  expect(count(taken)).toEqual(expected);
});

test.each([
  ['information', 8],
  ['advertising', 0],
  ['review', 0],
] as const)('Collector › takes of the %s on companies’ pages as much as documented', (voice, expected) => {
  const taken = voices.flatMap(({ niche, [voice]: content }) =>
    collectorOf(niche).collect({
      source: 'https://a.example/',
      kind: 'company',
      isListed: false,
      title: niche,
      passages: [{ heading: niche, content }],
    }),
  );
  expect(taken).toHaveLength(expected);
});
