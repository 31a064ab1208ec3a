import { setImmediate as nextTurn } from 'node:timers/promises';
import { type AnswerSite, openSite } from '@/lib/reader/answers/answer';
import { readAnswerPage } from '@/lib/reader/answers/site/answer-page';
import type { AnswerPage } from '@/lib/reader/answers/site/page';
import { withTopics } from '../agent/sources/own-answers';
import { ownTopics } from '../agent/sources/own-topics';

/** Opens this site itself for questions. */
export type OpenOwnSite = () => Promise<AnswerSite>;

export interface OwnSiteSource {
  /** Changes with the content of the site. */
  readVersion: () => Promise<string>;
  paths: readonly string[];
  /** The HTML of a page; null when there is none. */
  renderPage: (path: string) => Promise<string | null>;
  /** Origin without a trailing slash. */
  siteUrl: string;
}

async function readPages({ paths, renderPage, siteUrl }: OwnSiteSource): Promise<AnswerPage[]> {
  const pages: AnswerPage[] = [];
  for (const path of paths) {
    const html = await renderPage(path);
    const page = html === null ? null : readAnswerPage(html, `${siteUrl}${path}`);
    // Copied, since V8 keeps the whole HTML in memory for as long as one part of it is used.
    if (page) pages.push(structuredClone(page));
    // Yields to other requests between two pages.
    await nextTurn();
  }
  return pages;
}

/**
 * Returns a function that opens this site itself for questions. The site is indexed at the first call and again, in the
 * background, once its content has changed; until then the last index answers.
 */
export function createOwnSite(source: OwnSiteSource): OpenOwnSite {
  let current: { version: string; site: AnswerSite } | undefined;
  let building: Promise<AnswerSite> | undefined;

  async function build(version: string): Promise<AnswerSite> {
    const site = withTopics(openSite(await readPages(source)), ownTopics);
    current = { version, site };
    return site;
  }

  return async () => {
    const version = await source.readVersion();
    if (current?.version === version) return current.site;
    building ??= build(version).finally(() => {
      building = undefined;
    });
    if (!current) return building;
    // A failed build is repeated by the next call; until then the last index is used.
    building.catch(() => undefined);
    return current.site;
  };
}
