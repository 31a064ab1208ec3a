import type { CrawlStore, Outcome } from '@/lib/crawler/crawl/store';
import type { Fingerprint } from '@/lib/crawler/frontier/fingerprint';
import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';
import { recordCurrentUrl, writeToRun } from '@/lib/scraper-runs/lease';
import { stripInvalidCharsDeep } from '@/lib/scraper-runs/strip-invalid-chars';
import { rowFromPage } from './page-row';

/** The current URL is written at most this often. */
const CURRENT_URL_INTERVAL_MS = 300;
/** Rows per INSERT: PostgreSQL allows 65,535 parameters in a statement. */
const ROWS_PER_INSERT = 1_000;

type Tx = Prisma.TransactionClient;

async function insertUrls(tx: Tx, rows: Prisma.ScraperUrlCreateManyInput[]) {
  for (let at = 0; at < rows.length; at += ROWS_PER_INSERT) {
    await tx.scraperUrl.createMany({ data: rows.slice(at, at + ROWS_PER_INSERT), skipDuplicates: true });
  }
}

/** Stores the outcome of one URL. An upsert, since the start URL of a run has no row yet. */
async function storeOutcome(tx: Tx, runId: string, { queued, page, skipped }: Outcome) {
  const result = page
    ? ({ state: 'stored', reason: null, sameAs: null } as const)
    : ({ state: 'skipped', reason: skipped?.kind, sameAs: skipped?.sameAs ?? null } as const);
  await tx.scraperUrl.upsert({
    where: { runId_url: { runId, url: queued.url } },
    create: { runId, ...queued, ...result },
    update: result,
  });
}

/** The frontier and the pages of a run in the database. Everything about one URL is written in one transaction. */
export function crawlStore(runId: string, owner: string): CrawlStore {
  let recordedAt = -Infinity;
  return {
    async load() {
      const { home } = await db.scraperRun.findUniqueOrThrow({ where: { id: runId }, select: { home: true } });
      const urls = await db.scraperUrl.findMany({ where: { runId }, orderBy: { id: 'asc' } });
      const pages = await db.scraperPage.findMany({
        where: { runId },
        orderBy: { id: 'asc' },
        select: { url: true, language: true, fingerprint: true },
      });
      return {
        home: home ?? undefined,
        language: (pages.find(({ url }) => url === home) ?? pages[0])?.language ?? undefined,
        pending: urls.filter(({ state }) => state === 'waiting').map(({ url, depth, rank }) => ({ url, depth, rank })),
        processed: urls.filter(({ state }) => state !== 'waiting').map(({ url }) => url),
        // Only rowFromPage writes `fingerprint`, from a Fingerprint.
        stored: pages.map(({ url, fingerprint }) => ({ url, fingerprint: fingerprint as Fingerprint })),
      };
    },

    async record(scraped) {
      const outcome = stripInvalidCharsDeep(scraped);
      const { page, discovered, documents, versions, wasSkipped, home } = outcome;
      const skippedLinks = documents.length + versions.length;
      const urlCount = discovered.length + skippedLinks + (home === undefined ? 0 : 1);
      const counts = {
        home,
        attempts: 0,
        pagesStored: { increment: page ? 1 : 0 },
        pagesSkipped: { increment: (page ? 0 : 1) + skippedLinks - (wasSkipped ? 1 : 0) },
        urlsDiscovered: { increment: urlCount },
      };
      const skippedLink = { runId, depth: 0, rank: 0, state: 'skipped' } as const;
      await writeToRun(runId, owner, counts, async (tx) => {
        await storeOutcome(tx, runId, outcome);
        if (page) await tx.scraperPage.createMany({ data: [rowFromPage(runId, page)] });
        await insertUrls(tx, [
          ...discovered.map((queued) => ({ runId, ...queued })),
          ...documents.map((url) => ({ ...skippedLink, url, reason: 'document' })),
          ...versions.map((version) => ({ ...skippedLink, ...version, reason: 'other-language' })),
        ]);
      });
    },

    visit(url) {
      if (performance.now() - recordedAt < CURRENT_URL_INTERVAL_MS) return;
      recordedAt = performance.now();
      recordCurrentUrl(runId, owner, url);
    },
  };
}
