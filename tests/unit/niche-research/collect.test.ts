import { expect, test } from 'vitest';
import { Collector, selectBest } from '@/lib/niche-research/collect';
import { vocabularyOf } from '@/lib/niche-research/relevance';
import { planResearch } from '@/lib/niche-research/research-plan';
import { nicheOptionsSchema } from '@/lib/niche-research/schema';

const options = (values: object = {}) => nicheOptionsSchema.parse(values);
const plan = (niche: string, values: object = {}) => planResearch(niche, options(values));

test('Collector and selectBest › drop duplicates across sources, and limit the share of one source', () => {
  const collector = new Collector(vocabularyOf(plan('plumber')));
  const content =
    'A plumber checks the boiler, the pipework and every valve for a leak, and drains the heating system where that is needed.';
  const passages = [{ heading: 'Boilers', content }];
  expect(collector.collect({ source: 'https://a.ie/', kind: 'regulation', title: 'Plumbers', passages })).toHaveLength(
    1,
  );
  expect(collector.collect({ source: 'https://b.ie/', kind: 'education', title: 'Others', passages })).toEqual([]);
  const item = (source: string, score: number) => ({
    category: 'Regulations',
    title: 't',
    content: `${source} ${score}`,
    source,
    type: 'regulation' as const,
    score,
  });
  const selected = selectBest(
    [...Array.from({ length: 20 }, (_, n) => item('https://a.ie/', 0.9 - n / 100)), item('https://b.ie/', 0.5)],
    9,
  );
  expect(selected.filter(({ source }) => source === 'https://a.ie/')).toHaveLength(3);
  expect(selected.some(({ source }) => source === 'https://b.ie/')).toBe(true);
});
