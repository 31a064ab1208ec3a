import type { Source } from '@/lib/agent/sources/in-threads';
import { db } from '@/lib/db';
import { loadAnswerPages } from './reading-store';

/** What an agent answers from: the pages of a reading, as far as it is read, at the time of its zone. */
export async function sourceOf(readingId: string, timeZone = 'Europe/Dublin'): Promise<Source> {
  const pageCount = await db.readingPage.count({ where: { readingId, skipped: null } });
  return {
    key: timeZone === 'Europe/Dublin' ? readingId : `${readingId} ${timeZone}`,
    timeZone,
    version: String(pageCount),
    booking: 'booking',
    loadPages: () => loadAnswerPages(readingId),
  };
}
