import type { ReadOptions } from '@/lib/reader/read-page';
import { createRobotsCache } from '../fetch/fetch-robots';
import type { FetchOptions } from '../fetch/guarded-fetch';
import { withHttpFallback } from '../fetch/http-fallback';
import { type Pacer, startPacer } from '../fetch/pacer';
import { type Problem, type ProblemKind, problem } from '../fetch/problem';
import { normalUrl } from '../frontier/normal-url';
import { admitVersions, createScope, type Scope, type ScopePatterns } from '../frontier/scope';
import { createReader, type Reader } from '../pool/reader';
import type { Render } from '../render/renderer';
import { readSitemaps, sitemapUrlsOf } from '../sitemaps/read-sitemaps';
import { type Expansion, Frontier, type LinkScore } from './frontier';
import { recordOutcome, skipEndless, skipVersion } from './record-outcome';
import type { CrawledPage, CrawlStore, Outcome, QueuedUrl } from './store';
import { type VisitOptions, visitPage } from './visit-page';

export type CrawlOptions = ScopePatterns & {
  /** As the user typed it: without a scheme, https is tried first, then http. */
  start: string;
  /** The user-agent token in robots.txt. */
  productToken: string;
  fetch: FetchOptions;
  read: ReadOptions;
  /** Scores a link; pages with higher scores are fetched first. By default, in the order in which they are found. */
  score?: LinkScore;
  /** Whether sitemaps are read too; true by default. */
  sitemaps?: boolean;
  /** The language to read where the site has it, as `ga`; by default the one of the start page. Of each page one version is read. */
  language?: string;
  /** How many links a page may be away from the start page; any number by default. Sitemaps do not say it, and are not read then. */
  maxDepth?: number;
  /** The maximum number of pages to store. */
  maxPages: number;
  /** Simultaneous requests, and the minimum delay between the starts of two in ms; the site's crawl-delay can make it longer. */
  pace: { concurrency: number; delayMs: number; backOff?: number };
  /** Keeps the pace in place of `pace.delayMs`: one that other crawls of the website share. */
  pacer?: Pacer;
  /** Reads the pages; by default in threads. */
  reader?: Reader;
  /** Whether to read the PDF files that pages of the site link to; otherwise they are skipped. */
  readsPdfs?: boolean;
  /** Runs the JavaScript of pages that need it to show their text. Without it, none runs. */
  render?: Render;
  /** Whether to store the title and description of pages whose text needs JavaScript that did not run; otherwise they are skipped. */
  keepsShells?: boolean;
  /** Returns the page as stored by an earlier run with the same options, for a conditional request. */
  earlier?: (url: string) => Promise<CrawledPage | undefined>;
};

/** How a crawl ended: everything was read, the page limit was reached, or the site as a whole had a problem. */
export type CrawlEnd = { ok: true; reason: 'finished' | 'limit' } | Problem;

/** The crawl stops after this many consecutive failures of the site. */
const MAX_FAILURES = 12;
const SITE_FAILURES = new Set<ProblemKind>([
  'refused',
  'cut-off',
  'timeout',
  'server-error',
  'too-many-requests',
  'no-such-host',
  'tls',
  'tls-expired',
  'tls-host',
  'tls-self-signed',
  'no-tls',
  'robots-unreadable',
]);
/** Problems of a start page that say nothing of the rest of its site. */
const PAGE_FAILURES = new Set<ProblemKind>(['too-large', 'page-depth', 'page-elements', 'page-heavy', 'page-broken']);
/** Pages from sitemaps rank behind the links of the start page, which owners order by importance. */
const SITEMAP_DEPTH = 2;

type Next = { queued: QueuedUrl; better?: string };
/** A site whose start page was read. */
export type Site = { scope: Scope; frontier: Frontier; visiting: VisitOptions };
type StartOptions = ScopePatterns &
  Pick<CrawlOptions, 'score' | 'maxPages' | 'maxDepth' | 'readsPdfs' | 'language' | 'sitemaps'>;

/** Enqueues the pages that a site's sitemaps list. */
export async function expandBySitemaps(home: string, { scope, frontier, visiting }: Site) {
  const { robots, fetch, pacer } = visiting;
  const rules = await robots.rulesOf(home);
  const sitemapUrls = sitemapUrlsOf(rules.ok ? rules.robots : { sitemaps: [] }, home);
  const found: Expansion & { listed: number } = { discovered: [], versions: [], listed: 0 };
  await readSitemaps(sitemapUrls, { ...fetch, mayFollow: robots.objection }, pacer, (url, alternates) => {
    found.listed += 1;
    const { links } = frontier.readLinks([{ url, text: '', nofollow: false }]);
    const [page] = links;
    if (page && alternates.length > 0) frontier.versions.learn(page.url, undefined, admitVersions(alternates, scope));
    const { discovered, versions } = frontier.expand(links, SITEMAP_DEPTH);
    found.discovered.push(...discovered);
    found.versions.push(...versions);
    return !frontier.isFull;
  });
  return found;
}

/** Where a website without links usually has its other pages. */
const USUAL_PATHS = ['/about', '/about-us', '/contact', '/contact-us', '/services'];

/** Reads the usual pages that a site has, for one whose menu comes by a script that did not run. */
async function visitUsualPages(home: string, { frontier, scope, visiting }: Site): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const urls = USUAL_PATHS.map((path) => new URL(path, home).href).filter((url) => !frontier.knows(url));
  for (const url of urls) {
    const outcome = recordOutcome({ url, depth: 1, rank: 1 }, await visitPage(url, visiting), frontier, scope);
    if (outcome.page) outcomes.push(outcome);
  }
  return outcomes;
}

/** Reads the start page. Its redirects determine the host of the site. */
export async function visitStart(url: string, options: StartOptions, visiting: VisitOptions) {
  const start: QueuedUrl = { url: normalUrl(url), depth: 0, rank: 0 };
  const visit = await visitPage(start.url, { ...visiting, needsLinks: options.maxPages > 1 });
  if (!visit.ok && !PAGE_FAILURES.has(visit.kind)) return visit;
  const home = visit.ok ? ('page' in visit ? visit.page.url : visit.url) : start.url;
  const scope = createScope(home, options);
  const site: Site = { scope, frontier: new Frontier(scope, options), visiting };
  site.frontier.note(start.url);
  const outcome = recordOutcome(start, visit, site.frontier, scope);
  if (options.maxPages > 1 && options.sitemaps !== false && options.maxDepth === undefined) {
    const { discovered, versions } = await expandBySitemaps(home, site);
    outcome.discovered.push(...discovered);
    outcome.versions.push(...versions);
  }
  const reading = visit.ok ? visit.reading : undefined;
  let usual: Outcome[] = [];
  const isMenuMissing = !visit.ok || (reading && 'menuByScript' in reading && reading.menuByScript);
  if (options.maxPages > 1 && isMenuMissing && outcome.discovered.length === 0) {
    usual = await visitUsualPages(home, site);
    // Without validators, the next run looks again.
    if (outcome.page && usual.length === 0)
      outcome.page = { incomplete: 'no-links', ...outcome.page, etag: undefined, lastModified: undefined };
  }
  return { ok: true, site, visit, outcome: { ...outcome, home }, usual } as const;
}

async function honourCrawlDelay(home: string, { visiting }: Site, pacer: Pacer) {
  const rules = await visiting.robots.rulesOf(home);
  if (rules.ok && rules.robots.crawlDelay !== undefined) pacer.slowDown(home, rules.robots.crawlDelay);
}

/** Counters of a crawl, updated as URLs are processed. */
class Tally {
  failures = 0;
  private readonly reasons = new Map<ProblemKind, number>();

  constructor(public stored: number) {}

  count({ page, skipped }: Outcome): void {
    if (page) this.stored += 1;
    if (skipped) this.reasons.set(skipped.kind, (this.reasons.get(skipped.kind) ?? 0) + 1);
    this.failures = skipped && SITE_FAILURES.has(skipped.kind) ? this.failures + 1 : 0;
  }

  /** The most frequent reason for skipping pages; the latest of equally frequent ones. */
  get commonestReason(): ProblemKind | undefined {
    return [...this.reasons].reverse().sort(([, a], [, b]) => b - a)[0]?.[0];
  }
}

/** Processes queued URLs, several at once, until the queue is empty or the page limit is reached. */
async function crawlOn(site: Site, tally: Tally, options: CrawlOptions, store: CrawlStore): Promise<void> {
  const { frontier, visiting, scope } = site;
  const running = new Set<Promise<void>>();
  const visit = async (queued: QueuedUrl) => {
    store.visit?.(queued.url);
    return recordOutcome(queued, await visitPage(queued.url, visiting), frontier, scope);
  };
  const outcomeOf = ({ queued, better }: Next) => {
    if (better !== undefined) return skipVersion(queued, better, frontier);
    return frontier.numbered.isEndless(queued.url) ? skipEndless(queued, frontier) : visit(queued);
  };
  const work = async (next: Next) => {
    const outcome = await outcomeOf(next);
    await store.record(outcome);
    tally.count(outcome);
  };
  try {
    while (tally.failures < MAX_FAILURES) {
      while (running.size < options.pace.concurrency && tally.stored + running.size < options.maxPages) {
        const next = frontier.next();
        if (!next) break;
        const job = work(next).finally(() => running.delete(job));
        running.add(job);
      }
      if (running.size === 0) return;
      await Promise.race(running);
    }
  } finally {
    await Promise.allSettled(running);
    await store.flush?.();
  }
}

/**
 * Crawls a website into a store, following its robots.txt, sitemaps and links, and resumes where the store says that an
 * earlier process stopped.
 * @throws whatever the store rejects with, and the reason of `fetch.signal` when it aborts
 */
export async function crawlSite(options: CrawlOptions, store: CrawlStore): Promise<CrawlEnd> {
  const { productToken, read, readsPdfs, render, keepsShells, earlier, pace } = options;
  const fetch = { ...options.fetch, language: options.language };
  const pacer = options.pacer ?? startPacer(pace.delayMs);
  const robots = createRobotsCache(productToken, fetch, pacer);
  const reader = options.reader ?? createReader(fetch.signal);
  const given = { fetch, productToken, read, readsPdfs, render, keepsShells, earlier, reader };
  const visiting: VisitOptions = { ...given, pacer, robots, backOff: pace.backOff };
  const progress = await store.load();
  const tally = new Tally(progress.stored.length);
  let site: Site;
  if (progress.home === undefined) {
    const started = await withHttpFallback(options.start, fetch, (url) => {
      store.visit?.(url);
      return visitStart(url, options, visiting);
    });
    fetch.signal?.throwIfAborted();
    if (!started.ok) return started;
    for (const outcome of [started.outcome, ...started.usual]) {
      await store.record(outcome);
      tally.count(outcome);
    }
    site = started.site;
    await honourCrawlDelay(started.outcome.home, site, pacer);
  } else {
    const scope = createScope(progress.home, options);
    site = { scope, frontier: new Frontier(scope, options), visiting };
    site.frontier.versions.begin(progress.home, progress.language, []);
    site.frontier.restore(progress);
    await honourCrawlDelay(progress.home, site, pacer);
  }
  await crawlOn(site, tally, options, store);
  if (tally.failures >= MAX_FAILURES) return problem('gave-up');
  if (tally.stored === 0) return problem(tally.commonestReason ?? 'empty');
  return { ok: true, reason: tally.stored >= options.maxPages ? 'limit' : 'finished' };
}
