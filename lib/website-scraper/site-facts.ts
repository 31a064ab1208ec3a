import type { CrawledPage } from '@/lib/crawler/crawl/store';
import { LARGE_RUN, SITE_TASK } from '@/lib/crawler/pool/limits';
import { runTask } from '@/lib/crawler/pool/pool';
import { createSpender } from '@/lib/crawler/pool/turns';
import { db } from '@/lib/db';
import type { CheckedFacts, CheckTask } from '@/lib/reader/answers/site/checked-facts';
import type { FactPage, SiteFacts } from '@/lib/reader/facts/shared/fact-types';
import { readStoredFacts } from '@/lib/reader/facts/stored-facts';
import { readSaid } from './fact-checks';

async function loadFactPages(runId: string): Promise<FactPage[]> {
  const rows = await db.scraperPage.findMany({
    where: { runId },
    orderBy: { id: 'asc' },
    select: { url: true, title: true, contentType: true, language: true, facts: true },
  });
  return rows.map(({ contentType, language, facts, ...page }) => ({
    ...page,
    // Only writeOutcomes writes the content type.
    contentType: contentType as CrawledPage['contentType'],
    language: language ?? undefined,
    facts: readStoredFacts(facts),
  }));
}

const isLarge = (pages: readonly FactPage[]) => pages.length > LARGE_RUN;

/** The facts that the pages of a run state about the business. @throws TaskLimitError */
export async function readSiteFacts(runId: string): Promise<SiteFacts> {
  const pages = await loadFactPages(runId);
  return runTask(createSpender(), 'collectFacts', pages, SITE_TASK, { isLarge: isLarge(pages) });
}

/** The facts of a run as its user checked them. @throws TaskLimitError */
export async function readCheckedFacts(runId: string): Promise<CheckedFacts> {
  const run = await db.scraperRun.findUniqueOrThrow({ where: { id: runId } });
  const said = await readSaid(run);
  if (said.length === 0) return readSiteFacts(runId);
  const task: CheckTask = { pages: await loadFactPages(runId), said };
  return runTask(createSpender(), 'checkFacts', task, SITE_TASK, { isLarge: isLarge(task.pages) });
}
