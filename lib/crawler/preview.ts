import { type PageReading, type ReadOptions, readPage } from './extract/read-page';
import { collectFacts } from './facts/collect-facts';
import type { SiteFacts } from './facts/fact-types';
import { fetchPage } from './fetch/fetch-page';
import type { FetchOptions } from './fetch/guarded-fetch';
import type { Problem } from './fetch/problem';
import { createRobotsCache } from './fetch/robots-cache';
import { checkUrl } from './fetch/ssrf-guard';
import { createScope } from './frontier/scope';
import { scoreLink } from './link-score';
import { readRobotsTag } from './robots-tag';

const MAX_FOLLOWING = 200;

export type Preview = { url: string; page: PageReading; facts: SiteFacts; following: { url: string; text: string }[] };

type PreviewOptions = ReadOptions & { bestFirst?: boolean; excludes?: readonly string[] };

/** Reads the start page of a site and lists the pages that a run would read next. Stores nothing. */
export async function previewSite(
  startUrl: string,
  productToken: string,
  options: FetchOptions,
  { bestFirst = false, excludes = [], ...reading }: PreviewOptions = {},
): Promise<{ ok: true; preview: Preview } | Problem> {
  const checked = checkUrl(startUrl, options);
  if (!checked.ok) return checked;
  const robots = createRobotsCache(productToken, options);
  const objection = await robots.objection(checked.url);
  if (objection) return objection;
  const fetched = await fetchPage(checked.url.href, { ...options, mayFollow: robots.objection });
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
