import { describe, expect, it } from 'vitest';
import { type BoostedTrees, leafOf, probabilityOf } from '@/lib/crawler/boosted-trees';

const trees: BoostedTrees = {
  base: 0,
  trees: [
    ['score', 0.5, -1, ['rank', 0, 1, 0.25]],
    ['rank', 0, 1, 0],
  ],
};

describe('leafOf', () => {
  it.each([
    [{ score: 0.5, rank: 0 }, -1],
    [{ score: 0.6, rank: 0 }, 1],
    [{ score: 0.6, rank: 1 }, 0.25],
    [{}, -1],
  ])('of %j is %d: a value of at most the threshold goes left, a missing one is 0', (features, leaf) => {
    expect(leafOf(trees.trees[0] as BoostedTrees['trees'][number], features)).toBe(leaf);
  });
});

describe('probabilityOf', () => {
  it('adds the log-odds of all trees to those of the base', () => {
    expect(probabilityOf(trees, { score: 1, rank: 0 })).toBeCloseTo(1 / (1 + Math.exp(-2)));
    expect(probabilityOf({ base: 0, trees: [] }, {})).toBe(0.5);
  });
});
