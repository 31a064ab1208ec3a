import { describe, expect, it } from 'vitest';
import { fittedWeights } from '@/lib/answers/confidence';
import { featureNames } from '@/lib/answers/features';

describe('the fitted weights', () => {
  it('hold a weight for every feature, and bars that ask more of an answer than of the nearest thing', () => {
    expect(Object.keys(fittedWeights.rank).sort()).toEqual([...featureNames].sort());
    const { answer, answerElse, nearest } = fittedWeights.bars;
    for (const bar of [...Object.values(answer), answerElse]) expect(bar).toBeGreaterThan(nearest);
    expect(nearest).toBeGreaterThan(0);
  });
});
