import { inParallel } from './in-parallel';
import type { Region, SourceKind } from './knowledge';
import { type AgeObjection, ageObjection } from './page-age';
import { type FoundPage, isForeign } from './page-region';
import { passagesOfMarkdown } from './passages';
import { type ProviderError, type ProviderOptions, scrapePage, searchWeb, type WebHit } from './providers/provider';
import type { Plan } from './research-plan';
import type { ResearchOutcome, ResearchSink, UnreadReason } from './research-sink';
import type { SourceClassifier } from './source-kind';

export type PremiumSources = { provider: ProviderOptions; classifier: SourceClassifier };

/** Simultaneous scrape requests to the provider. */
const CONCURRENCY = 4;

/** The country parameter of a search, ISO 3166-1 alpha-2. */
const countryOf: Record<Region, string | undefined> = { Ireland: 'IE', UK: 'GB', EU: undefined, Global: undefined };

const reasonOf = ({ kind }: ProviderError): UnreadReason => {
  if (kind === 'payment') return 'no-credit';
  return kind === 'rate-limited' || kind === 'timeout' ? 'provider-busy' : 'unread';
};

type Objection = AgeObjection | 'foreign';

const objectionTo = (page: FoundPage, kind: SourceKind, region: Region): Objection | undefined =>
  isForeign(page, kind, region) ? 'foreign' : ageObjection(page, kind);

type Hit = WebHit & { kind: SourceKind };

/** Distinct web pages that fit the plan, at most `maxPages`; those that do not, and whether the provider responded at all. */
async function searchPages(plan: Plan, maxPages: number, { provider, classifier }: PremiumSources) {
  const hits = new Map<string, Hit>();
  const refused = new Map<string, Objection>();
  let responses = 0;
  const limit = Math.min(100, Math.ceil((maxPages / plan.terms.length) * 1.5));
  for (const term of plan.terms) {
    if (hits.size >= maxPages) break;
    const found = await searchWeb(term, { limit, country: countryOf[plan.region] }, provider);
    if (!found.ok) continue;
    responses += 1;
    for (const hit of found.hits) {
      const kind = classifier.classify(hit.url, hit.title);
      if (!plan.kinds.includes(kind)) continue;
      const objection = objectionTo(hit, kind, plan.region);
      if (objection) refused.set(hit.url, objection);
      else hits.set(hit.url, { ...hit, kind });
    }
  }
  return { hits: [...hits.values()].slice(0, maxPages), refused, isReachable: responses > 0 };
}

/** Researches a plan by web search: the provider searches and scrapes the pages it finds. */
export async function researchPremium(
  plan: Plan,
  maxPages: number,
  sources: PremiumSources,
  sink: ResearchSink,
): Promise<ResearchOutcome> {
  const { provider, classifier } = sources;
  const { hits, refused, isReachable } = await searchPages(plan, maxPages, sources);
  if (!isReachable) return { ok: false, reason: 'provider' };
  await sink.setExpectedPages(hits.length + refused.size);
  for (const [source, reason] of refused) await sink.addSkipped({ source, reason });
  let failures = 0;
  await inParallel(hits, CONCURRENCY, async ({ url: source, title: found, kind }) => {
    sink.setCurrent(source);
    const read = await scrapePage(source, provider);
    if (!read.ok) {
      failures += 1;
      return sink.addSkipped({ source, reason: reasonOf(read) });
    }
    const { markdown, dates } = read.page;
    const title = read.page.title || found;
    const reason = objectionTo({ url: source, title, text: markdown, dates }, kind, plan.region);
    if (reason) return sink.addSkipped({ source, reason });
    const passages = passagesOfMarkdown(markdown, plan.limits.itemLength);
    return sink.addPage({ source, kind, isListed: classifier.isListed(source), title, passages });
  });
  // Failed pages are reported one by one; if all of them failed, so has the provider.
  return hits.length > 0 && failures === hits.length ? { ok: false, reason: 'provider' } : { ok: true };
}
