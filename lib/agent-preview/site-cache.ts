import { type AnswerSite, openSite } from '@/lib/answers/answer';
import { db } from '@/lib/db';
import { MINUTE_MS } from '@/lib/time';
import { loadAnswerPages } from './reading-store';

const MAX_SITES = 12;
const MAX_AGE_MS = 10 * MINUTE_MS;

type CachedSite = { pageCount: number; site: AnswerSite; openedAt: number };

/** Indexed sites by reading, the least recently asked first. Opening one takes up to a second, a question some milliseconds. */
const sites = new Map<string, CachedSite>();

function dropOld(now: number): void {
  for (const [readingId, { openedAt }] of sites) if (now - openedAt > MAX_AGE_MS) sites.delete(readingId);
  for (const readingId of sites.keys()) {
    if (sites.size <= MAX_SITES) return;
    sites.delete(readingId);
  }
}

/** The site of a reading as far as it is read, ready to be asked. */
export async function siteOf(readingId: string): Promise<AnswerSite> {
  const pageCount = await db.readingPage.count({ where: { readingId, skipped: null } });
  const cached = sites.get(readingId);
  const entry =
    cached?.pageCount === pageCount
      ? cached
      : { pageCount, site: openSite(await loadAnswerPages(readingId)), openedAt: performance.now() };
  sites.delete(readingId);
  sites.set(readingId, entry);
  dropOld(performance.now());
  return entry.site;
}

/** Drops a site from the memory of this process. */
export const dropSite = (readingId: string): boolean => sites.delete(readingId);
