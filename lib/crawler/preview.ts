import type { SiteFacts } from '@/lib/reader/facts/shared/fact-types';
import type { PageReading, ReadOptions } from '@/lib/reader/read-page';
import { visitStart } from './crawl/crawl-site';
import { type CrawlPlan, planCrawl } from './crawl-plan';
import { createRobotsCache } from './fetch/fetch-robots';
import type { FetchOptions } from './fetch/guarded-fetch';
import { withHttpFallback } from './fetch/http-fallback';
import { type Pacer, startPacer } from './fetch/pacer';
import { type Problem, type ProblemKind, problem } from './fetch/problem';
import type { ScopePatterns } from './frontier/scope';
import { scoreLink } from './link-score';
import { SITE_TASK } from './pool/limits';
import { runTask } from './pool/pool';
import { createReader } from './pool/reader';
import { createSpender } from './pool/turns';

/** `objection` says why a run would not store the page. */
export type Preview = { url: string; page: PageReading; facts: SiteFacts; plan: CrawlPlan; objection?: ProblemKind };

type PreviewOptions = ReadOptions &
  ScopePatterns & {
    bestFirst?: boolean;
    maxDepth?: number;
    /** The pace of the website; none by default. */
    pacer?: Pacer;
    /** The language that a run would read, see CrawlOptions. */
    language?: string;
  };

/** A run with so many pages knows as many URLs as a plan may have. */
const MAX_PAGES = 400;

/** Reads the start page of a site as a user typed it, and plans what a run would read. Stores nothing. */
export function previewSite(
  typed: string,
  productToken: string,
  options: FetchOptions,
  { bestFirst = false, includes, excludes, maxDepth, pacer = startPacer(0), language, ...read }: PreviewOptions = {},
): Promise<{ ok: true; preview: Preview } | Problem> {
  const fetch = { ...options, language };
  const robots = createRobotsCache(productToken, fetch, pacer);
  const visiting = { fetch, pacer, robots, productToken, read, reader: createReader(fetch.signal) };
  const score = bestFirst ? scoreLink : undefined;
  return withHttpFallback(typed, fetch, async (start) => {
    const started = await visitStart(
      start,
      { score, includes, excludes, maxDepth, language, maxPages: MAX_PAGES, sitemaps: false, readsPdfs: true },
      visiting,
    );
    if (!started.ok) return started;
    const { site, visit, outcome, usual } = started;
    if (!visit.ok) return visit;
    const { reading: page } = visit;
    const objection = 'objection' in visit ? visit.objection : undefined;
    // A page of an earlier run is not read, and of a heavy one only its links.
    if (!page || !('facts' in page)) return problem(objection ?? 'broken');
    const url = 'objection' in visit ? visit.url : visit.page.url;
    const facts = await runTask<SiteFacts>(createSpender(), 'collectFacts', [{ ...page, url }], SITE_TASK);
    const known = usual.flatMap(({ page: one }) => (one ? [{ url: one.url, text: one.title }] : []));
    const plan = await planCrawl(outcome.home, site, page.links, { sitemaps: maxDepth === undefined, read: known });
    return { ok: true, preview: { url, page, facts, plan, objection } };
  });
}
