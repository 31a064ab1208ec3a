import { describe, expect, it } from 'vitest';
import { fittedWeights } from '@/lib/answers/confidence';
import { featureNames } from '@/lib/answers/features';

describe('fittedWeights', () => {
  it('has a weight for every feature, and a higher threshold for answers than for tier nearest', () => {
    expect(Object.keys(fittedWeights.rank).sort()).toEqual([...featureNames].sort());
    const { answer, answerDefault, nearest } = fittedWeights.thresholds;
    for (const threshold of [...Object.values(answer), answerDefault]) expect(threshold).toBeGreaterThan(nearest);
    expect(nearest).toBeGreaterThan(0);
  });
});
