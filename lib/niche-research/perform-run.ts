import { env } from '@/lib/env';
import type { ScraperRun } from '@/lib/generated/prisma/client';
import { fetchOptions, PRODUCT_TOKEN, pacingFor } from '@/lib/scraper-runs/crawler-identity';
import { recordCurrentUrl } from '@/lib/scraper-runs/lease';
import type { PerformRun } from '@/lib/scraper-runs/run-kind';
import { Collector, selectBest } from './collect';
import { customDirectory } from './custom-directory';
import { findSources } from './directory/directory';
import { itemStore } from './item-store';
import { parseNicheSettings } from './plan-run';
import { learnVocabulary, type Vocabulary, vocabularyOf } from './relevance';
import { fitPlan, type Plan, planResearch } from './research-plan';
import { researchPremium } from './research-premium';
import type { ResearchOutcome, ResearchSink } from './research-sink';
import { researchStandard } from './research-standard';

type Research = { plan: Plan; vocabulary: Vocabulary; signal: AbortSignal; run: ScraperRun };

function startResearch({ plan, vocabulary, signal, run }: Research, sink: ResearchSink): Promise<ResearchOutcome> {
  const { userAgent } = fetchOptions;
  if (run.kind === 'premium') {
    const { providerUrl: baseUrl, providerKey: apiKey } = env.knowledge;
    return researchPremium(plan, run.pageLimit, { baseUrl, apiKey: apiKey ?? '', signal }, sink);
  }
  const directory = findSources(plan, customDirectory(env.knowledge.directoryFile));
  const sources = {
    wiki: { baseUrl: env.knowledge.wikiUrl, userAgent, signal },
    crawl: {
      productToken: PRODUCT_TOKEN,
      fetch: { ...fetchOptions, signal },
      ...pacingFor(directory[0]?.url ?? '', 'run'),
    },
    directory,
  };
  return researchStandard(plan, vocabulary, sources, sink);
}

/** Researches the niche of a run and stores the items. Research that takes too long ends with what it has found. */
export const performNicheRun: PerformRun = async (run, owner, signal) => {
  const plan = fitPlan(planResearch(run.subject, parseNicheSettings(run).options), run.pageLimit);
  const vocabulary = vocabularyOf(plan);
  const store = itemStore(run.id, owner);
  const collector = new Collector(vocabulary, plan);
  await store.reset();
  const sink: ResearchSink = {
    setExpectedPages: store.setExpectedPages,
    learn: (texts) => learnVocabulary(vocabulary, texts),
    addPage: (page) => store.add(page.source, { items: collector.collect(page) }),
    addSkipped: ({ source, reason }) => store.add(source, { reason }),
    setCurrent: (source) => recordCurrentUrl(run.id, owner, source),
  };
  const timeLimit = AbortSignal.timeout(plan.limits.seconds * 1_000);
  let outcome: ResearchOutcome;
  try {
    outcome = await startResearch({ plan, vocabulary, signal: AbortSignal.any([signal, timeLimit]), run }, sink);
  } catch (error) {
    if (signal.aborted || !timeLimit.aborted) throw error;
    outcome = { ok: true };
  }
  for (const item of collector.fallback()) await store.addLater(item);
  await store.rank((items) => selectBest(items, plan.limits.items));
  return outcome.ok ? undefined : outcome.reason;
};
