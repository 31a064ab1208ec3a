import { describe, expect, it } from 'vitest';
import { openSite } from '@/lib/answers/answer';
import { parseQuestion } from '@/lib/answers/concepts';
import { decide, fittedWeights } from '@/lib/answers/confidence';
import { featureNames } from '@/lib/answers/features';
import { rankUnits } from '@/lib/answers/rank';
import type { BoostedTrees } from '@/lib/crawler/boosted-trees';
import { pageAt } from './site';

describe('fittedWeights', () => {
  it('has a weight for every feature, and a higher threshold for answers than for tier nearest', () => {
    expect(Object.keys(fittedWeights.rank).sort()).toEqual([...featureNames].sort());
    const { answer, nearest } = fittedWeights.thresholds;
    expect(answer).toBeGreaterThan(nearest);
    expect(nearest).toBeGreaterThan(0);
  });
});

/** The decision on `Do you sell cellos?` with these trees, and its first line. */
function decisionOn(html: string, answer: BoostedTrees) {
  const { index } = openSite([pageAt('/', html)]);
  const question = parseQuestion('Do you sell cellos?', index);
  const ranked = rankUnits(question, index, fittedWeights.rank);
  const decision = decide(question, ranked, index, { ...fittedWeights, answer });
  return { ...decision, lines: ranked.map(({ entry }) => entry.unit.text), first: decision.ranked[0]?.entry.unit.text };
}

describe('decide', () => {
  const html = '<p>We sell cellos and violins.</p><h2>News</h2><p>Cellos at the county fair last year.</p>';

  it('keeps the ranking where its first line is probable enough', () => {
    const { tier, first, lines } = decisionOn(html, { base: 9, trees: [] });
    expect({ tier, first }).toEqual({ tier: 'answer', first: lines[0] });
  });

  it('prefers the next line where only that is probable enough', () => {
    const { tier, first, lines } = decisionOn(html, { base: 0, trees: [['rank', 0, -9, 9]] });
    expect(lines.length).toBeGreaterThan(1);
    expect({ tier, first }).toEqual({ tier: 'answer', first: lines[1] });
  });

  it('calls a related line without an answer the nearest one', () => {
    expect(decisionOn(html, { base: -9, trees: [] }).tier).toBe('nearest');
  });

  it('never calls a review an answer, but what comes after it', () => {
    const review = 'They sell cellos, and lovely ones.';
    const { lines, first } = decisionOn(`<h2>Reviews</h2><blockquote>${review}</blockquote>`, { base: 9, trees: [] });
    expect({ lines, first }).toEqual({ lines: [review, 'Reviews'], first: 'Reviews' });
  });
});
