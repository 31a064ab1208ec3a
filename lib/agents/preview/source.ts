import type { Source } from '@/lib/agent/sources/in-threads';
import { db } from '@/lib/db';
import { loadAnswerPages } from './reading-store';

/** What the agent of a preview answers from: the pages of a reading, as far as it is read. */
export async function sourceOf(readingId: string): Promise<Source> {
  const pageCount = await db.readingPage.count({ where: { readingId, skipped: null } });
  return {
    key: readingId,
    version: String(pageCount),
    booking: 'booking',
    loadPages: () => loadAnswerPages(readingId),
  };
}
