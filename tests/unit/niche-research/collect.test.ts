import { describe, expect, test } from 'vitest';
import { Collector, selectBest } from '@/lib/niche-research/collect';
import type { SourceKind } from '@/lib/niche-research/knowledge';
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

describe('Collector', () => {
  const plumber = () => new Collector(vocabularyOf(plan('plumber')));
  const work =
    'checks the boiler, the pipework and every valve for a leak, and drains the heating system where that is needed';
  const collect = (collector: Collector, kind: SourceKind, content: string) =>
    collector.collect({ source: 'https://a.ie/', kind, title: 'Plumber', passages: [{ heading: 'Work', content }] });

  test('labels what a company says of itself as that, wherever it is found, and leaves reviews out', () => {
    const advertising = `We offer it all: our plumber ${work}. Call us now for a free quote.`;
    const review = `Great service, highly recommend: the plumber ${work}.`;
    for (const kind of ['best-practice', 'blog', 'trade-journal'] as const) {
      expect(collect(plumber(), kind, advertising)).toMatchObject([{ type: 'company', category: 'Company Websites' }]);
      expect(collect(plumber(), kind, review)).toEqual([]);
      expect(collect(plumber(), kind, `A plumber ${work}.`)).toMatchObject([{ type: kind }]);
    }
    expect(collect(plumber(), 'regulation', advertising), 'an authority has nothing to sell').toMatchObject([
      { type: 'regulation' },
    ]);
  });

  test('falls back on passages that name the niche when hardly any are clearly relevant', () => {
    const collector = new Collector(vocabularyOf(plan('thatcher')));
    const text =
      'A thatcher lays water reed in courses from the eaves upwards and fixes each of them with hazel spars and sways before dressing it.';
    expect(collect(collector, 'education', text)).toEqual([]);
    expect(collector.fallback()).toMatchObject([{ type: 'education', content: text }]);
    expect(
      collect(
        collector,
        'education',
        'The town has a market on Fridays and a swimming pool that is open in the summer months only.',
      ),
    ).toEqual([]);
    expect(collector.fallback()).toHaveLength(1);
  });

  test('needs no fallback when enough is relevant', () => {
    const collector = plumber();
    for (const where of ['bathroom', 'kitchen', 'attic', 'garden', 'office'])
      expect(
        collect(
          collector,
          'education',
          `In the ${where} of number ${where.length} ${where}s, a plumber ${work}, then the ${where} tap.`,
        ),
      ).toHaveLength(1);
    expect(collector.fallback()).toEqual([]);
  });
});
