import { expect, test } from 'vitest';
import { findKnownSources } from '@/lib/niche-research/known-sources';
import { nicheQuerySchema } from '@/lib/niche-research/schema';

const find = (query: Record<string, string>) => {
  const { niche, options } = nicheQuerySchema.parse(query);
  return findKnownSources(niche, options);
};

test('findKnownSources › names the sources for a niche and how many of them a run reads', () => {
  const { sources, read, dropped, ...rest } = find({ niche: 'plumber', targetRegion: 'UK', contentDepth: 'basic' });
  expect(rest).toEqual({ niche: 'plumber', region: 'UK' });
  expect([read, dropped]).toEqual([4, 0]);
  expect(sources).toContainEqual({
    name: 'Gas Safe Register',
    url: 'https://www.gassaferegister.co.uk/',
    category: 'Regulations',
    checked: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    by: 'known',
  });
});

test('findKnownSources › has only the kinds that are ticked', () => {
  const all = find({ niche: 'plumber' }).sources;
  const some = find({ niche: 'plumber', includeRegulations: 'false' }).sources;
  expect(some).toEqual(all.filter(({ category }) => category !== 'Regulations'));
});
