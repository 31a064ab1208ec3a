import { db } from '@/lib/db';
import type { ScoredItem } from '@/lib/niche-research/collect';
import { writeToRun } from './lease';
import { storable } from './strip-invalid-chars';

/** What a run of a niche scraper finds, in the database. */
export type KnowledgeStore = {
  /** Forgets what an earlier worker found: a search is short and begins anew. */
  begin: () => Promise<void>;
  expect: (pages: number) => Promise<void>;
  /** Keeps what one page gave, or why it gave nothing. */
  add: (source: string, found: { items: ScoredItem[] } | { reason: string }) => Promise<void>;
  /** Puts the items into order, by their ids, and removes all others. */
  arrange: (choose: (items: (ScoredItem & { id: bigint })[]) => { id: bigint }[]) => Promise<void>;
};

/** The store of a run that a worker holds. */
export function knowledgeStore(runId: string, owner: string): KnowledgeStore {
  const inRun = writeToRun.bind(null, runId, owner);
  return {
    begin: () =>
      inRun({ pagesTaken: 0, pagesLeftOut: 0, addressesMet: 0, itemsFound: 0 }, async (tx) => {
        await tx.knowledgeItem.deleteMany({ where: { runId } });
        await tx.scraperAddress.deleteMany({ where: { runId } });
      }),

    expect: (pages) => inRun({ addressesMet: pages }, async () => undefined),

    async add(source, found) {
      const items = 'items' in found ? storable(found.items) : [];
      const outcome =
        items.length > 0
          ? ({ state: 'taken' } as const)
          : ({ state: 'left_out', reason: 'reason' in found ? found.reason : 'irrelevant' } as const);
      const counts = {
        itemsFound: { increment: items.length },
        pagesTaken: { increment: items.length > 0 ? 1 : 0 },
        pagesLeftOut: { increment: items.length > 0 ? 0 : 1 },
        attempts: 0,
      };
      await inRun(counts, async (tx) => {
        const url = storable(source);
        await tx.scraperAddress.upsert({
          where: { runId_url: { runId, url } },
          create: { runId, url, depth: 0, rank: 0, ...outcome },
          update: outcome,
        });
        await tx.knowledgeItem.createMany({ data: items.map((item) => ({ runId, ...item })) });
      });
    },

    async arrange(choose) {
      const rows = await db.knowledgeItem.findMany({ where: { runId }, orderBy: { id: 'asc' } });
      // Its type is written by `add` from a SourceKind.
      const chosen = choose(rows as (ScoredItem & { id: bigint })[]).map(({ id }) => id);
      await inRun({ itemsFound: chosen.length }, async (tx) => {
        await tx.knowledgeItem.deleteMany({ where: { runId, id: { notIn: chosen } } });
        for (const [position, id] of chosen.entries())
          await tx.knowledgeItem.update({ where: { id }, data: { position } });
      });
    },
  };
}
