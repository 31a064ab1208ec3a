import { LRUCache } from 'lru-cache';
import { type AnswerSite, openSite } from '@/lib/answers/answer';
import { db } from '@/lib/db';
import { MINUTE_MS } from '@/lib/time';
import { loadAnswerPages } from './reading-store';

/** Indexed sites by reading. Opening one of 25 pages takes up to 100 ms, a question some milliseconds. */
const sites = new LRUCache<string, { pageCount: number; site: AnswerSite }>({ max: 12, ttl: 10 * MINUTE_MS });

/** The site of a reading as far as it is read, ready to be asked. */
export async function siteOf(readingId: string): Promise<AnswerSite> {
  const pageCount = await db.readingPage.count({ where: { readingId, skipped: null } });
  const cached = sites.get(readingId);
  if (cached?.pageCount === pageCount) return cached.site;
  const site = openSite(await loadAnswerPages(readingId));
  sites.set(readingId, { pageCount, site });
  return site;
}

/** Drops a site from the memory of this process. */
export const dropSite = (readingId: string): boolean => sites.delete(readingId);
