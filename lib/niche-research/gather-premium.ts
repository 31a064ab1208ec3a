import type { ProblemKind } from '@/lib/crawler/fetch/problem';
import type { Gathered, Gathering } from './gathering';
import type { Region, SourceKind } from './knowledge';
import { passagesOfMarkdown } from './passages';
import type { Plan } from './plan';
import { type ProviderOptions, type ProviderProblem, scrapePage, searchWeb } from './provider';
import { kindOfSource } from './source-kind';

/** Pages that the provider is asked for side by side. */
const PAGES_AT_ONCE = 4;

/** Where the search engine is told that the searcher is. */
const countryOf: Record<Region, string | undefined> = { Ireland: 'IE', UK: 'GB', EU: undefined, Global: undefined };

const reasonOf: Record<ProviderProblem['kind'], ProblemKind> = {
  'no-key': 'login',
  unauthorized: 'login',
  payment: 'login',
  'rate-limited': 'too-many-requests',
  timeout: 'timeout',
  unreachable: 'refused',
  'bad-answer': 'broken',
  failed: 'broken',
};

type Hit = { url: string; title: string; kind: SourceKind };

/** Pages of the web that fit the plan, each once, as many as may be read; and whether the provider answered at all. */
async function findPages(plan: Plan, maxPages: number, provider: ProviderOptions) {
  const hits = new Map<string, Hit>();
  let answers = 0;
  const limit = Math.min(100, Math.ceil((maxPages / plan.terms.length) * 1.5));
  for (const term of plan.terms) {
    if (hits.size >= maxPages) break;
    const found = await searchWeb(term, { limit, country: countryOf[plan.region] }, provider);
    if (!found.ok) continue;
    answers += 1;
    for (const { url, title } of found.hits) {
      const kind = kindOfSource(url, title);
      if (plan.kinds.includes(kind) && /^https?:\/\//i.test(url)) hits.set(url, { url, title, kind });
    }
  }
  return { hits: [...hits.values()].slice(0, maxPages), isReachable: answers > 0 };
}

/** Searches the web through a provider and has it read the pages found, as far as a plan says. */
export async function gatherPremium(
  plan: Plan,
  maxPages: number,
  provider: ProviderOptions,
  gathering: Gathering,
): Promise<Gathered> {
  const { hits, isReachable } = await findPages(plan, maxPages, provider);
  if (!isReachable) return { ok: false, reason: 'provider' };
  await gathering.expect(hits.length);
  const waiting = [...hits];
  let failures = 0;
  const reader = async () => {
    for (let hit = waiting.shift(); hit; hit = waiting.shift()) {
      gathering.visit(hit.url);
      const read = await scrapePage(hit.url, provider);
      if (read.ok) {
        const { title, markdown } = read.page;
        const passages = passagesOfMarkdown(markdown, plan.limits.itemLength);
        await gathering.found({ source: hit.url, kind: hit.kind, title: title || hit.title, passages });
      } else {
        failures += 1;
        await gathering.missed({ source: hit.url, reason: reasonOf[read.kind] });
      }
    }
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, reader));
  // Pages that fail are named one by one; a provider that read none of them has failed itself.
  return hits.length > 0 && failures === hits.length ? { ok: false, reason: 'provider' } : { ok: true };
}
