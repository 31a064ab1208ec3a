import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Source } from '@/lib/agent/sources/in-threads';
import { readAnswerPage } from '@/lib/reader/answers/site/answer-page';
import type { AnswerPage } from '@/lib/reader/answers/site/page';

/** Opens this site itself for questions. */
export type OpenOwnSite = () => Promise<Source>;

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
 * Returns a function that opens this site itself for questions. Its pages are read at the first call and again, in the background, once its content
 * has changed; until then the last ones answer.
 */
export function createOwnSite(source: OwnSiteSource): OpenOwnSite {
  let current: Source | undefined;
  let reading: Promise<Source> | undefined;

  async function read(version: string): Promise<Source> {
    const pages = await readPages(source);
    current = { key: 'own', version, booking: 'meeting', loadPages: async () => pages };
    return current;
  }

  return async () => {
    const version = await source.readVersion();
    if (current?.version === version) return current;
    reading ??= read(version).finally(() => {
      reading = undefined;
    });
    if (!current) return reading;
    // A failed reading is repeated by the next call; until then the last pages are used.
    reading.catch(() => undefined);
    return current;
  };
}
