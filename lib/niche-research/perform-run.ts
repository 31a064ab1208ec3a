import { env } from '@/lib/env';
import type { ScraperRun } from '@/lib/generated/prisma/client';
import { fetchOptions, PRODUCT_TOKEN, pacingFor } from '@/lib/scraper-runs/crawler-identity';
import { recordCurrentUrl } from '@/lib/scraper-runs/lease';
import type { PerformRun } from '@/lib/scraper-runs/run-kind';
import { Collector, selectBest } from './collect';
import { crawlSources } from './crawl-sources';
import { findSources, readDirectory } from './directory';
import { itemStore } from './item-store';
import { parseNicheSettings } from './plan-run';
import { type Vocabulary, vocabularyOf } from './relevance';
import { fitPlan, ownPagesOf, type Plan, planResearch } from './research-plan';
import { researchPremium } from './research-premium';
import type { ResearchOutcome, ResearchSink } from './research-sink';
import { researchStandard } from './research-standard';
import { createClassifier } from './source-kind';

type Research = { plan: Plan; vocabulary: Vocabulary; signal: AbortSignal; run: ScraperRun };

/** Reads the user's own sources, then those of the run's kind. */
async function startResearch(
  { plan, vocabulary, signal, run }: Research,
  sink: ResearchSink,
): Promise<ResearchOutcome> {
  const fetch = { ...fetchOptions, signal };
  const own = plan.own.map((url) => ({ url, kind: 'own' as const }));
  const directory = readDirectory(env.knowledge.directoryFile);
  const found = findSources(plan, directory);
  const crawl = {
    productToken: PRODUCT_TOKEN,
    fetch,
    ...pacingFor(own[0]?.url ?? found.usable[0]?.url ?? '', 'run'),
  };
  await sink.setExpectedPages(0);
  await crawlSources(own, plan, vocabulary, crawl, sink);
  if (run.kind === 'premium') {
    const { providerUrl: baseUrl, providerKey: apiKey } = env.knowledge;
    const sources = {
      provider: { baseUrl, apiKey, signal },
      classifier: createClassifier([...directory, ...readDirectory()]),
    };
    return researchPremium(plan, run.pageLimit - ownPagesOf(plan), sources, sink);
  }
  const wiki = { baseUrl: env.knowledge.wikiUrl, userAgent: fetchOptions.userAgent, signal };
  return researchStandard(plan, vocabulary, { wiki, crawl, directory: found }, sink);
}

/** Researches the niche of a run and stores the items. Research that takes too long ends with what it has found. */
export const performNicheRun: PerformRun = async (run, owner, signal) => {
  const plan = fitPlan(planResearch(run.subject, parseNicheSettings(run).options), run.pageLimit);
  const vocabulary = vocabularyOf(plan);
  const store = itemStore(run.id, owner);
  const collector = new Collector(vocabulary, plan);
  await store.reset();
  const sink: ResearchSink = {
    setExpectedPages: (pages) => store.setExpectedPages(ownPagesOf(plan) + pages),
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
    outcome = { ok: true, missing: 'time-limit' };
  }
  const kept = await store.rank((items) => selectBest(items, plan.limits.items));
  if (outcome.ok) return outcome.missing && { partial: outcome.missing };
  return kept > 0 ? { partial: `partly-${outcome.reason}` } : outcome.reason;
};
