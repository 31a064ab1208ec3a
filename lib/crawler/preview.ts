import { collectFacts } from '@/lib/reader/facts/collect-facts';
import type { SiteFacts } from '@/lib/reader/facts/shared/fact-types';
import { readRobotsTag } from '@/lib/reader/page/robots-tag';
import type { PageReading, ReadOptions } from '@/lib/reader/read-page';
import { objectionTo } from './crawl/visit-page';
import { fetchPage } from './fetch/fetch-page';
import type { FetchOptions } from './fetch/guarded-fetch';
import { withHttpFallback } from './fetch/http-fallback';
import { type Pacer, startPacer } from './fetch/pacer';
import type { Problem, ProblemKind } from './fetch/problem';
import { createRobotsCache } from './fetch/robots-cache';
import { LanguageVersions } from './frontier/language-versions';
import { admitVersions, createScope, type Scope } from './frontier/scope';
import { createReader } from './pool/reader';
import { mapSite, type SiteMap } from './site-map';

/** `objection` says why a run would not store the page. */
export type Preview = { url: string; page: PageReading; facts: SiteFacts; map: SiteMap; objection?: ProblemKind };

type PreviewOptions = ReadOptions & {
  bestFirst?: boolean;
  excludes?: readonly string[];
  /** The pace of the website; none by default. */
  pacer?: Pacer;
  /** The language that a run would read, see CrawlOptions. */
  language?: string;
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
  { bestFirst = false, excludes = [], pacer = startPacer(0), language, ...reading }: PreviewOptions,
): Promise<PreviewResult> {
  const robots = createRobotsCache(productToken, options, pacer);
  const forbidden = await robots.objection(new URL(startUrl));
  if (forbidden) return forbidden;
  await pacer.turn(startUrl, options.signal);
  const fetched = await fetchPage(startUrl, { ...options, language, mayFollow: robots.objection });
  if (!fetched.ok) return fetched;
  const { url, html, robotsTag } = fetched.page;
  const answer = await createReader(options.signal).readPage(html, url, reading);
  if (!answer.ok) return answer;
  const page = answer.reading;
  const scope = createScope(url, excludes);
  const rules = await robots.rulesOf(url);
  if (!rules.ok) return rules;
  const tag = readRobotsTag(robotsTag, productToken);
  const mayFollow = !page.robots.nofollow && !tag.nofollow;
  const map = await mapSite({
    home: url,
    links: mayFollow ? page.links : [],
    scope,
    rules: rules.robots,
    robots,
    fetch: options,
    pacer,
    bestFirst,
    versions: versionsFrom(url, page, scope, language),
  });
  const objection = objectionTo(url, page, tag.noindex || page.robots.noindex, reading);
  return { ok: true, preview: { url, page, facts: collectFacts([{ ...page, url }]), map, objection } };
}

/** What the start page tells about the languages of its site. */
function versionsFrom(url: string, page: PageReading, scope: Scope, language: string | undefined): LanguageVersions {
  const versions = new LanguageVersions(language);
  const own = scope.admit(url)?.url ?? url;
  const alternates = admitVersions(page.alternates, scope);
  versions.begin(own, page.language, alternates);
  versions.note(own);
  versions.learn(own, page.language, alternates);
  return versions;
}
