import { describe, expect, test } from 'vitest';
import { findSources, readDirectory } from '@/lib/niche-research/directory';
import { fitPlan, pagesOf, planResearch } from '@/lib/niche-research/research-plan';
import { pickSources } from '@/lib/niche-research/research-standard';
import { nicheOptionsSchema } from '@/lib/niche-research/schema';

const options = (values: object = {}) => nicheOptionsSchema.parse(values);
const plan = (niche: string, values: object = {}) => planResearch(niche, options(values));

describe('planResearch', () => {
  test('applies every option', () => {
    const all = plan('plumber');
    expect(all.kinds).toEqual([
      'reference',
      'regulation',
      'best-practice',
      'professional-association',
      'education',
      'trade-journal',
      'company',
      'blog',
      'forum',
    ]);
    expect(plan('plumber', { excludeBlogsForums: true, includeRegulations: false }).kinds).not.toContain('regulation');
    expect(plan('plumber', { excludeBlogsForums: true }).kinds).not.toContain('forum');
    expect(plan('plumber', { focusCommercial: true }).terms).toContain('commercial plumber');
    expect(plan('plumber', { contentDepth: 'expert', targetRegion: 'UK' }).terms.join()).toContain('UK');
    expect(plan('plumber', { contentDepth: 'expert', targetRegion: 'Global' }).terms.join()).not.toContain('Global');
    const pages = ['basic', 'comprehensive', 'expert'].map((contentDepth) =>
      pagesOf(plan('plumber', { contentDepth })),
    );
    expect(pages).toEqual([...pages].sort((a, b) => a - b));
    expect(new Set(pages).size).toBe(3);
  });

  test('includes every selected kind even when few sources fit', () => {
    const { limits, ...basic } = plan('plumber', { contentDepth: 'comprehensive' });
    const kinds = pickSources(findSources(basic, readDirectory()).usable, limits.sources).map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(5);
    expect(kinds).toHaveLength(limits.sources);
    expect(pickSources([], 5)).toEqual([]);
  });
});

test('fitPlan › reduces the plan to the remaining pages of the day', () => {
  for (const left of [1, 3, 10, 30, 1_000]) {
    const fitted = fitPlan(plan('plumber'), left);
    expect(pagesOf(fitted)).toBeLessThanOrEqual(left);
    expect(pagesOf(fitted)).toBeGreaterThan(0);
  }
  expect(fitPlan(plan('plumber'), 1_000)).toEqual(plan('plumber'));
});

test('fitPlan › reads the user’s own sources before all others', () => {
  const own = ['https://a.ie/', 'https://b.ie/'];
  const fitted = fitPlan(plan('plumber', { sources: own, contentDepth: 'comprehensive' }), 4);
  expect([fitted.own, pagesOf(fitted)]).toEqual([['https://a.ie/'], 4]);
});
