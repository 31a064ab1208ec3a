import type { CrawledPage } from '@/lib/crawler/crawl/store';
import { LARGE_RUN, SITE_TASK } from '@/lib/crawler/pool/limits';
import { runTask } from '@/lib/crawler/pool/pool';
import { createSpender } from '@/lib/crawler/pool/turns';
import { db } from '@/lib/db';
import type { FactPage, SiteFacts } from '@/lib/reader/facts/shared/fact-types';
import { readStoredFacts } from '@/lib/reader/facts/stored-facts';

/** The facts that the pages of a run state about the business. @throws TaskLimitError */
export async function readSiteFacts(runId: string): Promise<SiteFacts> {
  const rows = await db.scraperPage.findMany({
    where: { runId },
    orderBy: { id: 'asc' },
    select: { url: true, title: true, contentType: true, language: true, facts: true },
  });
  const pages = rows.map(
    ({ contentType, language, facts, ...page }): FactPage => ({
      ...page,
      // Only writeOutcomes writes the content type.
      contentType: contentType as CrawledPage['contentType'],
      language: language ?? undefined,
      facts: readStoredFacts(facts),
    }),
  );
  return runTask(createSpender(), 'collectFacts', pages, SITE_TASK, { isLarge: pages.length > LARGE_RUN });
}
