import { setImmediate } from 'node:timers/promises';
import { type ContentType, guessContentType } from '@/lib/reader/page/content-type';
import { expandBySitemaps, type Site } from './crawl/crawl-site';
import type { QueuedUrl } from './crawl/store';
import { HostBusyError } from './fetch/pacer';

type PlannedPage = { url: string; text: string };

/** The pages that a run would read, as far as is known. Their kinds are guesses, since only the start page is fetched. */
export type CrawlPlan = {
  /** All pages, the start page included. */
  total: number;
  /** The most numerous kind first, each with its first pages in the order of a run. */
  groups: { kind: ContentType; count: number; pages: PlannedPage[] }[];
  hasSitemap: boolean;
  /** False if time or space ran out. */
  isComplete: boolean;
};

const MAX_PLANNING_MS = 3_000;
const MAX_SITEMAPS_MS = 8_000;
const SHOWN = 30;
/** robots.txt may have thousands of rules, so after so many pages other work has its turn. */
const PAGES_A_TURN = 5;

/** Adds the pages of the sitemaps that can be read in time. */
async function readSitemapsInTime(home: string, { frontier, scope, visiting }: Site) {
  const { fetch } = visiting;
  const deadline = AbortSignal.timeout(MAX_SITEMAPS_MS);
  const signal = fetch.signal ? AbortSignal.any([fetch.signal, deadline]) : deadline;
  try {
    const { listed } = await expandBySitemaps(home, {
      scope,
      frontier,
      visiting: { ...visiting, fetch: { ...fetch, signal } },
    });
    return { hasSitemap: listed > 0, isComplete: !deadline.aborted };
  } catch (error) {
    if (fetch.signal?.aborted || !(deadline.aborted || error instanceof HostBusyError)) throw error;
    return { hasSitemap: false, isComplete: false };
  }
}

/** Takes the URLs that a run would fetch from its frontier, in its order. */
function* takeAll({ frontier }: Site): Generator<QueuedUrl> {
  for (let next = frontier.next(); next; next = frontier.next()) {
    if (next.better === undefined) yield next.queued;
    else frontier.replace(next.queued, next.better);
  }
}

/** Plans the pages that a run would read after its start page, which has `links`, and after those already `read`; empties the frontier. */
export async function planCrawl(
  home: string,
  site: Site,
  links: readonly PlannedPage[],
  { sitemaps = true, read = [] }: { sitemaps?: boolean; read?: readonly PlannedPage[] } = {},
): Promise<CrawlPlan> {
  const { robots, fetch } = site.visiting;
  const { hasSitemap, isComplete } = sitemaps
    ? await readSitemapsInTime(home, site)
    : { hasSitemap: false, isComplete: true };
  const texts = new Map(links.map(({ url, text }) => [site.scope.admit(url)?.url ?? url, text]));
  const until = performance.now() + MAX_PLANNING_MS;
  const pages: PlannedPage[] = [...read];
  let planned = 0;
  for (const { url } of takeAll(site)) {
    if (performance.now() > until) break;
    planned += 1;
    if (planned % PAGES_A_TURN === 0) await setImmediate(undefined, { signal: fetch.signal });
    if (!(await robots.objection(new URL(url)))) pages.push({ url, text: texts.get(url) ?? '' });
  }
  return {
    total: pages.length + 1,
    groups: groupByKind(pages),
    hasSitemap,
    isComplete: isComplete && !site.frontier.isFull && performance.now() <= until,
  };
}

function groupByKind(pages: readonly PlannedPage[]): CrawlPlan['groups'] {
  const groups = new Map<ContentType, CrawlPlan['groups'][number]>();
  for (const page of pages) {
    const kind = guessContentType(page);
    const group = groups.get(kind) ?? { kind, count: 0, pages: [] };
    groups.set(kind, group);
    group.count += 1;
    if (group.pages.length < SHOWN) group.pages.push(page);
  }
  return [...groups.values()].sort((a, b) => b.count - a.count);
}
