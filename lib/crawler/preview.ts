import { type PageReading, type ReadOptions, readPage } from './extract/read-page';
import { collectFacts } from './facts/collect-facts';
import type { SiteFacts } from './facts/fact-types';
import { fetchPage } from './fetch/fetch-page';
import type { FetchOptions } from './fetch/guarded-fetch';
import { withHttpFallback } from './fetch/http-fallback';
import type { Problem } from './fetch/problem';
import { createRobotsCache } from './fetch/robots-cache';
import { createScope } from './frontier/scope';
import { readRobotsTag } from './robots-tag';
import { mapSite, type SiteMap } from './site-map';

export type Preview = { url: string; page: PageReading; facts: SiteFacts; map: SiteMap };

type PreviewOptions = ReadOptions & {
  bestFirst?: boolean;
  excludes?: readonly string[];
  /** The minimum delay between requests for sitemaps, in ms. */
  delayMs?: number;
};

type PreviewResult = { ok: true; preview: Preview } | Problem;

/**
 * Reads the start page of a site as a user typed it, and maps what a run would read. Stores nothing.
 */
export function previewSite(
  typed: string,
  productToken: string,
  options: FetchOptions,
  reading: PreviewOptions = {},
): Promise<PreviewResult> {
  return withHttpFallback(typed, options, (url) => previewUrl(url, productToken, options, reading));
}

async function previewUrl(
  startUrl: string,
  productToken: string,
  options: FetchOptions,
  { bestFirst = false, excludes = [], delayMs = 0, ...reading }: PreviewOptions,
): Promise<PreviewResult> {
  const robots = createRobotsCache(productToken, options);
  const objection = await robots.objection(new URL(startUrl));
  if (objection) return objection;
  const fetched = await fetchPage(startUrl, { ...options, mayFollow: robots.objection });
  if (!fetched.ok) return fetched;
  const { url, html, robotsTag } = fetched.page;
  const page = readPage(html, url, reading);
  const rules = await robots.rulesOf(url);
  if (!rules.ok) return rules;
  const mayFollow = !page.robots.nofollow && !readRobotsTag(robotsTag, productToken).nofollow;
  const map = await mapSite({
    home: url,
    links: mayFollow ? page.links : [],
    scope: createScope(url, excludes),
    rules: rules.robots,
    robots,
    fetch: options,
    delayMs,
    bestFirst,
  });
  return { ok: true, preview: { url, page, facts: collectFacts([{ ...page, url }]), map } };
}
