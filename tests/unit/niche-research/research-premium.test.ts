import { afterEach, beforeEach, expect, test } from 'vitest';
import { planResearch } from '@/lib/niche-research/research-plan';
import { researchPremium } from '@/lib/niche-research/research-premium';
import type { SkippedSource, SourcePage } from '@/lib/niche-research/research-sink';
import { nicheOptionsSchema } from '@/lib/niche-research/schema';
import { createClassifier } from '@/lib/niche-research/source-kind';
import { type FakeProvider, startFakeProvider } from '../../support/fake-provider';

const KEY = 'fc-0123456789abcdef';
const pages = Array.from({ length: 12 }, (_, number) => ({
  url: `https://pipes${number}.example/plumber`,
  title: `Plumber ${number}`,
  markdown: `# Plumber\n\nA plumber drains pipe ${number} before the valve is changed, and fills it slowly afterwards, so that no air stays in it.`,
}));

let provider: FakeProvider;
beforeEach(async () => {
  provider = await startFakeProvider({ pages, key: KEY });
  provider.retryAfterSeconds = 0;
});
afterEach(() => provider.stop());

async function research(onPage: () => void = () => undefined) {
  const [read, skipped]: [SourcePage[], SkippedSource[]] = [[], []];
  const plan = planResearch('plumber', nicheOptionsSchema.parse({ contentDepth: 'basic' }));
  const outcome = await researchPremium(
    plan,
    25,
    { provider: { baseUrl: provider.origin, apiKey: KEY }, classifier: createClassifier([]) },
    {
      setExpectedPages: async () => undefined,
      setCurrent: () => undefined,
      addPage: async (page) => {
        read.push(page);
        onPage();
      },
      addSkipped: async (source) => void skipped.push(source),
    },
  );
  return { outcome, read, skipped };
}

test('researchPremium › keeps what was read before the provider failed, and says whose fault it was', async () => {
  const { outcome, read, skipped } = await research(() => {
    provider.mood = 'payment';
  });
  expect(outcome).toEqual({ ok: true });
  expect(read.length).toBeGreaterThan(0);
  expect(read.length + skipped.length).toBe(pages.length);
  expect(new Set(skipped.map(({ reason }) => reason))).toEqual(new Set(['no-credit']));
});

test('researchPremium › fails if no page could be read', async () => {
  provider.mood = 'partial';
  expect(await research()).toMatchObject({ outcome: { ok: false, reason: 'provider' }, read: [] });
});
