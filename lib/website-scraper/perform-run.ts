import { crawlSite } from '@/lib/crawler/crawl/crawl-site';
import { scoreLink } from '@/lib/crawler/link-score';
import { db } from '@/lib/db';
import { isOutdated } from '@/lib/reader/facts/stored-facts';
import { fetchOptions, PRODUCT_TOKEN, pacingFor } from '@/lib/scraper-runs/crawler-identity';
import type { PerformRun } from '@/lib/scraper-runs/run-kind';
import { crawlStore } from './crawl-store';
import { crawlLanguage } from './language-choice';
import { pageFromRow } from './page-row';
import { maxDepthOf, parseRunSettings } from './plan-run';
import { readOptionsOf } from './read-options';
import { renderForRun } from './rendering';

/** Looks up pages in the run that is repeated. Those that a former version read are read again, even if they have not changed. */
function pageLookup(earlierRunId: string | null) {
  if (!earlierRunId) return undefined;
  return async (url: string) => {
    const row = await db.scraperPage.findUnique({ where: { runId_url: { runId: earlierRunId, url } } });
    return row && !isOutdated(row.facts) ? pageFromRow(row) : undefined;
  };
}

/** The reason that most URLs of a run were skipped for; undefined when none was. Survives a change of the worker. */
async function commonestReason(runId: string): Promise<string | undefined> {
  const [most] = await db.scraperUrl.groupBy({
    by: ['reason'],
    where: { runId, state: 'skipped' },
    _count: { id: true },
    orderBy: { _count: { id: 'desc' } },
    take: 1,
  });
  return most?.reason ?? undefined;
}

/** Crawls the website of a run. */
export const performWebsiteRun: PerformRun = async (run, owner, signal) => {
  const settings = parseRunSettings(run);
  const end = await crawlSite(
    {
      start: run.subject,
      productToken: PRODUCT_TOKEN,
      fetch: { ...fetchOptions, signal },
      read: readOptionsOf(settings),
      score: settings.mode === 'smart' ? scoreLink : undefined,
      includes: settings.includes,
      excludes: settings.excludes,
      maxDepth: maxDepthOf(settings),
      language: crawlLanguage(settings.language),
      maxPages: run.pageLimit,
      readsPdfs: true,
      render: renderForRun(),
      // With selectors, only what they match is wanted.
      keepsShells: settings.selectors.length === 0,
      ...pacingFor(run.subject, 'run'),
      earlier: pageLookup(run.earlierRunId),
    },
    crawlStore(run.id, owner),
  );
  if (end.ok) return undefined;
  // That the site stopped responding explains more than the pages skipped before do.
  return end.kind === 'gave-up' ? end.kind : ((await commonestReason(run.id)) ?? end.kind);
};
