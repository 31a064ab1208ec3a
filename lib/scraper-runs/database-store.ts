import type { CrawlStore, Outcome } from '@/lib/crawler/crawl/store';
import type { Fingerprint } from '@/lib/crawler/frontier/fingerprint';
import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';
import { noteVisit, writeToRun } from './lease';
import { rowOf } from './page-row';
import { storable } from './strip-invalid-chars';

/** How often the address whose turn it is is written down at most. */
const VISIT_EVERY_MS = 300;
/** Rows of one INSERT; more parameters than 65,535 PostgreSQL does not take. */
const ROWS_AT_ONCE = 1_000;

type Tx = Prisma.TransactionClient;

async function insertAddresses(tx: Tx, rows: Prisma.ScraperAddressCreateManyInput[]) {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await tx.scraperAddress.createMany({ data: rows.slice(at, at + ROWS_AT_ONCE), skipDuplicates: true });
  }
}

/** The row of the processed URL itself. The start address of a run has none before. */
async function recordUrl(tx: Tx, runId: string, { address, page, skipped }: Outcome) {
  const outcome = page
    ? ({ state: 'taken' } as const)
    : ({ state: 'left_out', reason: skipped?.kind, sameAs: skipped?.sameAs } as const);
  await tx.scraperAddress.upsert({
    where: { runId_url: { runId, url: address.url } },
    create: { runId, ...address, ...outcome },
    update: outcome,
  });
}

/** The frontier and the pages of a run, in the database. Everything about one address is written in one transaction. */
export function databaseStore(runId: string, owner: string): CrawlStore {
  let visitedAt = 0;
  return {
    async load() {
      const { home } = await db.scraperRun.findUniqueOrThrow({ where: { id: runId }, select: { home: true } });
      const addresses = await db.scraperAddress.findMany({ where: { runId }, orderBy: { id: 'asc' } });
      const pages = await db.scraperPage.findMany({ where: { runId }, select: { url: true, mark: true } });
      return {
        home: home ?? undefined,
        pending: addresses
          .filter(({ state }) => state === 'waiting')
          .map(({ url, depth, rank }) => ({ url, depth, rank })),
        processed: addresses.filter(({ state }) => state !== 'waiting').map(({ url }) => url),
        // Written by rowOf from a Fingerprint.
        stored: pages.map(({ url, mark }) => ({ url, mark: mark as Fingerprint })),
      };
    },

    async record(given) {
      const outcome = storable(given);
      const { page, discovered, documents, home } = outcome;
      const met = discovered.length + documents.length + (home === undefined ? 0 : 1);
      const counts = {
        home,
        attempts: 0,
        pagesTaken: { increment: page ? 1 : 0 },
        pagesLeftOut: { increment: (page ? 0 : 1) + documents.length },
        addressesMet: { increment: met },
      };
      await writeToRun(runId, owner, counts, async (tx) => {
        await recordUrl(tx, runId, outcome);
        if (page) await tx.scraperPage.createMany({ data: [rowOf(runId, page)] });
        await insertAddresses(tx, [
          ...discovered.map((address) => ({ runId, ...address })),
          ...documents.map((url) => ({
            runId,
            url,
            depth: 0,
            rank: 0,
            state: 'left_out' as const,
            reason: 'document',
          })),
        ]);
      });
    },

    visit(url) {
      if (Date.now() - visitedAt < VISIT_EVERY_MS) return;
      visitedAt = Date.now();
      noteVisit(runId, owner, url);
    },
  };
}
