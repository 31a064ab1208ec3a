import { db } from '@/lib/db';
import type { FoundItem } from '@/lib/scraper-runs/run-kind';
import type { KnowledgeItem } from './knowledge';

/** The knowledge items of a run in their order; at most a few hundred. */
export async function listItems(runId: string): Promise<KnowledgeItem[]> {
  const rows = await db.knowledgeItem.findMany({
    where: { runId },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { category: true, title: true, content: true, source: true, type: true },
  });
  // The item store is the only writer of `type`, from a SourceKind.
  return rows as KnowledgeItem[];
}

/** The same items as a stream. */
export async function* readItems(runId: string): AsyncGenerator<KnowledgeItem> {
  yield* await listItems(runId);
}

/** The items found last, newest first. */
export async function listLastItems(runId: string, count: number): Promise<FoundItem[]> {
  const items = await db.knowledgeItem.findMany({
    where: { runId },
    orderBy: { id: 'desc' },
    take: count,
    select: { source: true, title: true, category: true },
  });
  return items.map(({ source, title, category }) => ({ url: source, title, contentType: category }));
}
