import { setImmediate } from 'node:timers/promises';
import { type ContentType, guessContentType } from '@/lib/reader/page/content-type';
import type { PageLink } from '@/lib/reader/page/page-links';
import { isPdf } from './crawl/frontier';
import type { FetchOptions } from './fetch/guarded-fetch';
import { HostBusyError, type Pacer } from './fetch/pacer';
import type { Robots } from './fetch/robots';
import type { RobotsCache } from './fetch/robots-cache';
import type { LanguageVersions } from './frontier/language-versions';
import { admitVersions, type Scope } from './frontier/scope';
import { scoreLink } from './link-score';
import { readSitemaps, sitemapUrlsOf } from './sitemaps/read-sitemaps';

type MappedPage = { url: string; text: string };

/**
 * The pages that a run would read, according to the start page and the sitemaps. Their kinds are guesses, since no other page
 * is fetched.
 */
export type SiteMap = {
  /** All pages, the start page included. */
  total: number;
  /** The most numerous kind first, each with its first pages in the order of a run. */
  groups: { kind: ContentType; count: number; pages: MappedPage[] }[];
  hasSitemap: boolean;
  /** False if time or space ran out while the sitemaps were read. */
  isComplete: boolean;
};

const MAX_PAGES = 2_000;
/** Pages of links and sitemaps together. */
const MAX_MAPPED = 4_000;
const MAX_MAPPING_MS = 3_000;
const MAX_MS = 8_000;
const SHOWN = 30;
/** robots.txt may have thousands of rules, so after so many pages other work has its turn. */
const PAGES_A_TURN = 5;

type MapInput = {
  home: string;
  /** The links of the start page that may be followed. */
  links: readonly PageLink[];
  scope: Scope;
  rules: Robots;
  robots: RobotsCache;
  fetch: FetchOptions;
  pacer: Pacer;
  bestFirst: boolean;
  /** Which of the versions of a page in several languages a run would read; knows the start page. */
  versions: LanguageVersions;
};

/** The pages in the sitemaps, as far as these can be read in time. */
async function listSitemapPages({ home, scope, rules, robots, fetch, pacer, versions }: MapInput) {
  const urls: string[] = [];
  const deadline = AbortSignal.timeout(MAX_MS);
  const signal = fetch.signal ? AbortSignal.any([fetch.signal, deadline]) : deadline;
  const options = { ...fetch, signal, mayFollow: robots.objection };
  try {
    await readSitemaps(sitemapUrlsOf(rules, home), options, pacer, (url, alternates) => {
      const admitted = scope.admit(url);
      if (admitted) versions.learn(admitted.url, undefined, admitVersions(alternates, scope));
      urls.push(url);
      return urls.length < MAX_PAGES;
    });
  } catch (error) {
    if (fetch.signal?.aborted) throw error;
    if (error instanceof HostBusyError) return { urls, isComplete: false };
    if (!deadline.aborted) throw error;
  }
  return { urls, isComplete: !deadline.aborted && urls.length < MAX_PAGES };
}

/** Counts the pages that a run would read, by kind. Links come before sitemaps, as in a run. */
export async function mapSite(input: MapInput): Promise<SiteMap> {
  const { home, links, scope, rules, bestFirst, versions } = input;
  const sitemap = await listSitemapPages(input);
  const pages = new Map<string, MappedPage>();
  const own = scope.admit(home)?.url;
  const until = performance.now() + MAX_MAPPING_MS;
  let mapped = 0;
  let isMapped = true;
  for (const { url: given, text, nofollow } of [
    ...links,
    ...sitemap.urls.map((url) => ({ url, text: '', nofollow: false })),
  ]) {
    const admitted = nofollow ? undefined : scope.admit(given);
    if (!admitted || admitted.url === own || pages.has(admitted.url)) continue;
    const { pathname, search } = new URL(admitted.url);
    if (admitted.kind === 'document' && !isPdf(admitted.url)) continue;
    if (mapped === MAX_MAPPED || performance.now() > until) {
      isMapped = false;
      break;
    }
    mapped += 1;
    if (mapped % PAGES_A_TURN === 0) await setImmediate(undefined, { signal: input.fetch.signal });
    if (rules.allows(`${pathname}${search}`)) pages.set(admitted.url, { url: admitted.url, text });
  }
  const list = readVersions(pages, versions).filter(({ url }) => url !== own);
  if (bestFirst) list.sort((a, b) => scoreLink(b) - scoreLink(a));
  return {
    total: list.length + 1,
    groups: groupByKind(list),
    hasSitemap: sitemap.urls.length > 0,
    isComplete: sitemap.isComplete && isMapped,
  };
}

/** One version of each page: the one that a run would read. */
function readVersions(pages: ReadonlyMap<string, MappedPage>, versions: LanguageVersions): MappedPage[] {
  for (const url of pages.keys()) versions.note(url);
  const read = new Map<string, MappedPage>();
  for (const page of pages.values()) {
    const url = versions.betterVersion(page.url) ?? page.url;
    if (!read.has(url)) read.set(url, { ...page, url });
  }
  return [...read.values()];
}

function groupByKind(pages: readonly MappedPage[]): SiteMap['groups'] {
  const groups = new Map<ContentType, SiteMap['groups'][number]>();
  for (const page of pages) {
    const kind = guessContentType(page);
    const group = groups.get(kind) ?? { kind, count: 0, pages: [] };
    groups.set(kind, group);
    group.count += 1;
    if (group.pages.length < SHOWN) group.pages.push(page);
  }
  return [...groups.values()].sort((a, b) => b.count - a.count);
}
