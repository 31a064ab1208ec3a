import { env } from '@/lib/env';
import type { ScraperRun } from '@/lib/generated/prisma/client';
import { arrange, Collector } from '@/lib/niche-research/collect';
import { ownDirectory } from '@/lib/niche-research/custom-directory';
import { findSources } from '@/lib/niche-research/directory/directory';
import { gatherPremium } from '@/lib/niche-research/gather-premium';
import { gatherStandard } from '@/lib/niche-research/gather-standard';
import type { Gathered, Gathering } from '@/lib/niche-research/gathering';
import { fitPlan, type Plan, planKnowledge } from '@/lib/niche-research/plan';
import { learnVocabulary, type Vocabulary, vocabularyOf } from '@/lib/niche-research/relevance';
import type { NicheOptions } from '@/lib/niche-research/schema';
import { fetchOptions, PRODUCT_TOKEN, paceFor } from '@/lib/website-scraper/crawler-options';
import { knowledgeStore } from './knowledge-store';
import { noteVisit } from './lease';

type Searched = { plan: Plan; vocabulary: Vocabulary; signal: AbortSignal; pageLimit: number };

function search(kind: 'niche' | 'premium', { plan, vocabulary, signal, pageLimit }: Searched, gathering: Gathering) {
  const { userAgent } = fetchOptions;
  if (kind === 'premium') {
    const { providerUrl: baseUrl, providerKey: apiKey } = env.knowledge;
    return gatherPremium(plan, pageLimit, { baseUrl, apiKey: apiKey ?? '', signal }, gathering);
  }
  const directory = findSources(plan, ownDirectory(env.knowledge.directoryFile));
  const sources = {
    wiki: { baseUrl: env.knowledge.wikiUrl, userAgent, signal },
    crawl: { productToken: PRODUCT_TOKEN, fetch: { ...fetchOptions, signal }, pace: paceFor(directory[0]?.url ?? '') },
    directory,
  };
  return gatherStandard(plan, vocabulary, sources, gathering);
}

/**
 * Searches for what a run of a niche scraper is about and keeps it. A search that takes too long ends with what it has.
 * @throws the reason of `signal` when it aborts
 */
export async function gatherForRun(
  run: ScraperRun,
  kind: 'niche' | 'premium',
  options: NicheOptions,
  owner: string,
  signal: AbortSignal,
): Promise<Gathered> {
  const plan = fitPlan(planKnowledge(run.subject, options), run.pageLimit);
  const vocabulary = vocabularyOf(plan);
  const store = knowledgeStore(run.id, owner);
  const collector = new Collector(vocabulary);
  await store.begin();
  const gathering: Gathering = {
    expect: store.expect,
    learn: (texts) => learnVocabulary(vocabulary, texts),
    found: (reading) => store.add(reading.source, { items: collector.take(reading) }),
    missed: ({ source, reason }) => store.add(source, { reason }),
    visit: (source) => noteVisit(run.id, owner, source),
  };
  const timeUp = AbortSignal.timeout(plan.limits.seconds * 1_000);
  const searched = { plan, vocabulary, signal: AbortSignal.any([signal, timeUp]), pageLimit: run.pageLimit };
  let gathered: Gathered;
  try {
    gathered = await search(kind, searched, gathering);
  } catch (error) {
    if (signal.aborted || !timeUp.aborted) throw error;
    gathered = { ok: true };
  }
  await store.arrange((items) => arrange(items, plan.limits.items));
  return gathered;
}
