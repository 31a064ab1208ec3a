import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { db } from '@/lib/db';
import { type AnswerSite, openSite } from '@/lib/reader/answers/answer';
import { MINUTE_MS } from '@/lib/time';
import { loadAnswerPages } from './reading-store';

/** Indexed sites by reading. Opening one of 25 pages takes up to 60 ms, a question some milliseconds. */
const sites = new LRUCache<string, { pageCount: number; site: Promise<AnswerSite> }>({ max: 12, ttl: 10 * MINUTE_MS });

/** When the last site in line is open. */
let lastOpened: Promise<unknown> = Promise.resolve();

/** The site of a reading as far as it is read, ready to be asked. Opened once, however many questions come at the same time. */
export async function siteOf(readingId: string): Promise<AnswerSite> {
  const pageCount = await db.readingPage.count({ where: { readingId, skipped: null } });
  const cached = sites.get(readingId);
  if (cached?.pageCount === pageCount) return cached.site;
  const site = openInTurn(readingId);
  sites.set(readingId, { pageCount, site });
  // A failure is not kept.
  site.catch(() => {
    if (sites.peek(readingId)?.site === site) sites.delete(readingId);
  });
  return site;
}

/** Opens one site after another, so that requests for pages wait for one of them at most. */
function openInTurn(readingId: string): Promise<AnswerSite> {
  const previous = lastOpened;
  const site = loadAnswerPages(readingId).then(async (pages) => {
    await previous;
    await setImmediate();
    return openSite(pages);
  });
  lastOpened = site.catch(() => undefined);
  return site;
}

/** Drops a site from the memory of this process. */
export const dropSite = (readingId: string): boolean => sites.delete(readingId);
