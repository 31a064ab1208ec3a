import type { CrawledPage } from '@/lib/crawler/crawl/store';
import { LARGE_RUN, SITE_TASK } from '@/lib/crawler/pool/limits';
import { runTask } from '@/lib/crawler/pool/pool';
import { createSpender } from '@/lib/crawler/pool/turns';
import { db } from '@/lib/db';
import type { ScraperRun } from '@/lib/generated/prisma/client';
import { isOutdated, readStoredFacts } from '@/lib/reader/facts/stored-facts';
import { findRun } from '@/lib/scraper-runs/find-run';
import { type RunChanges, type StoredDifference, toStoredDifference } from '@/lib/scraper-runs/run-difference';
import type { Comparison, Snapshot } from './difference';
import { readSaid } from './fact-checks';

/** Loads what a finished run knows about its website. */
async function loadSnapshot({ id: runId, status, pagesStored, pageLimit }: ScraperRun): Promise<Snapshot> {
  const pages = await db.scraperPage.findMany({
    where: { runId },
    select: {
      url: true,
      title: true,
      contentType: true,
      language: true,
      facts: true,
      fingerprint: true,
      incomplete: true,
    },
  });
  const urls = await db.scraperUrl.findMany({
    where: { runId, state: { not: 'stored' } },
    select: { url: true, state: true, reason: true, sameAs: true },
  });
  return {
    pages: pages.map(({ contentType, language, facts, fingerprint, incomplete, ...page }) => ({
      ...page,
      // Only rowFromPage writes the content type and the fingerprint.
      contentType: contentType as CrawledPage['contentType'],
      content: (fingerprint as CrawledPage['fingerprint']).content,
      language: language ?? undefined,
      facts: readStoredFacts(facts),
      isWhole: incomplete === null || incomplete === 'no-links',
      isOutdated: isOutdated(facts),
    })),
    others: new Map(
      urls.map(({ url, reason, sameAs }) => [url, { reason: reason ?? undefined, sameAs: sameAs ?? undefined }]),
    ),
    isComplete: status === 'done' && pagesStored < pageLimit && urls.every(({ state }) => state !== 'waiting'),
  };
}

/** What has changed on a website between two finished runs over it. @throws TaskLimitError */
export async function compareStoredRuns(before: ScraperRun, after: ScraperRun): Promise<RunChanges> {
  const task: Comparison = {
    before: await loadSnapshot(before),
    after: await loadSnapshot(after),
    said: await readSaid(after),
  };
  const isLarge = task.after.pages.length > LARGE_RUN;
  return runTask(createSpender(), 'compareRuns', task, SITE_TASK, { isLarge });
}

/** What has changed since the run that a finished one repeats; undefined if there is none any more. @throws TaskLimitError */
export async function compareWithEarlier(run: ScraperRun): Promise<StoredDifference | undefined> {
  if (run.kind !== 'website' || run.status !== 'done' || !run.earlierRunId) return undefined;
  const earlier = await findRun(run.userId, run.earlierRunId);
  return earlier && toStoredDifference(await compareStoredRuns(earlier, run));
}
