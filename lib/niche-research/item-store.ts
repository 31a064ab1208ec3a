import { db } from '@/lib/db';
import { writeToRun } from '@/lib/scraper-runs/lease';
import type { FoundItem } from '@/lib/scraper-runs/run-kind';
import { stripInvalidCharsDeep } from '@/lib/scraper-runs/strip-invalid-chars';
import type { ScoredItem } from './collect';
import type { KnowledgeItem } from './knowledge';

type StoredItem = ScoredItem & { id: bigint };

/** The knowledge items of a run, whose lease is held by `owner`, in the database. */
export function itemStore(runId: string, owner: string) {
  const write = writeToRun.bind(null, runId, owner);
  return {
    /** Deletes what an earlier worker found: research is short and always starts over. */
    reset: () =>
      write({ pagesStored: 0, pagesSkipped: 0, urlsDiscovered: 0, itemsFound: 0 }, async (tx) => {
        await tx.knowledgeItem.deleteMany({ where: { runId } });
        await tx.scraperUrl.deleteMany({ where: { runId } });
      }),

    setExpectedPages: (pages: number) => write({ urlsDiscovered: pages }, async () => undefined),

    /** Stores the items of one page, or the reason why it gave none. */
    async add(source: string, outcome: { items: ScoredItem[] } | { reason: string }) {
      const items = 'items' in outcome ? stripInvalidCharsDeep(outcome.items) : [];
      const isUseful = items.length > 0;
      const reason = 'reason' in outcome ? outcome.reason : 'irrelevant';
      const row = isUseful ? ({ state: 'stored' } as const) : ({ state: 'skipped', reason } as const);
      const counts = {
        itemsFound: { increment: items.length },
        pagesStored: { increment: isUseful ? 1 : 0 },
        pagesSkipped: { increment: isUseful ? 0 : 1 },
        attempts: 0,
      };
      await write(counts, async (tx) => {
        const url = stripInvalidCharsDeep(source);
        await tx.scraperUrl.upsert({
          where: { runId_url: { runId, url } },
          create: { runId, url, depth: 0, rank: 0, ...row },
          update: row,
        });
        await tx.knowledgeItem.createMany({ data: items.map((item) => ({ runId, ...item })) });
      });
    },

    /** Keeps the items that `choose` returns, in that order, and deletes the others. Resolves to how many are kept. */
    async rank(choose: (items: StoredItem[]) => { id: bigint }[]): Promise<number> {
      const rows = await db.knowledgeItem.findMany({ where: { runId }, orderBy: { id: 'asc' } });
      // `add` is the only writer of `type`, from a SourceKind.
      const chosen = choose(rows as StoredItem[]).map(({ id }) => id);
      await write({ itemsFound: chosen.length }, async (tx) => {
        await tx.knowledgeItem.deleteMany({ where: { runId, id: { notIn: chosen } } });
        await tx.$executeRaw`
          UPDATE knowledge_items SET position = ranked.rank - 1
          FROM unnest(${chosen}::bigint[]) WITH ORDINALITY AS ranked (id, rank)
          WHERE knowledge_items.id = ranked.id`;
      });
      return chosen.length;
    },
  };
}

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
