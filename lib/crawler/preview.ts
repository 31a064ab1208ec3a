import { type PageReading, type ReadOptions, readPage } from './extract/read-page';
import { collectFacts } from './facts/collect-facts';
import type { SiteFacts } from './facts/fact-types';
import { fetchPage } from './fetch/fetch-page';
import type { FetchOptions } from './fetch/guarded-fetch';
import { withHttpFallback } from './fetch/http-fallback';
import type { Problem } from './fetch/problem';
import { createRobotsCache } from './fetch/robots-cache';
import { createScope } from './frontier/scope';
import { scoreLink } from './link-score';
import { readRobotsTag } from './robots-tag';

const MAX_FOLLOWING = 200;

export type Preview = { url: string; page: PageReading; facts: SiteFacts; following: { url: string; text: string }[] };

type PreviewOptions = ReadOptions & { bestFirst?: boolean; excludes?: readonly string[] };

type PreviewResult = { ok: true; preview: Preview } | Problem;

/**
 * Reads the start page of a site as a user typed it, and lists the pages that a run would read next. Stores nothing.
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
  { bestFirst = false, excludes = [], ...reading }: PreviewOptions,
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
  const scope = createScope(url, excludes);
  const here = scope.admit(url);
  const following = new Map<string, { url: string; text: string }>();
  if (!page.robots.nofollow && !readRobotsTag(robotsTag, productToken).nofollow) {
    for (const { url: target, text, nofollow } of page.links) {
      const admitted = scope.admit(target);
      if (nofollow || admitted?.kind !== 'page' || following.has(admitted.url)) continue;
      if (here?.url === admitted.url || following.size >= MAX_FOLLOWING) continue;
      const { pathname, search } = new URL(admitted.url);
      if (rules.robots.allows(`${pathname}${search}`)) following.set(admitted.url, { url: admitted.url, text });
    }
  }
  const list = [...following.values()];
  if (bestFirst) list.sort((a, b) => scoreLink(b) - scoreLink(a));
  return { ok: true, preview: { url, page, facts: collectFacts([{ ...page, url }]), following: list } };
}
