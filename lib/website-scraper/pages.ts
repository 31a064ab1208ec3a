import type { CrawledPage } from '@/lib/crawler/crawl/store';
import { problems } from '@/lib/crawler/fetch/problem';
import { db } from '@/lib/db';
import type { FoundItem } from '@/lib/scraper-runs/run-kind';
import { shorten } from '@/lib/text/one-line';
import { pageFromRow } from './page-row';

const RESULTS_PER_PAGE = 50;
const BATCH_SIZE = 100;
/** Characters of a page's text in the list of results. */
const EXCERPT_LENGTH = 600;

/** The pages stored last, newest first. */
export const listLastPages = (runId: string, count: number): Promise<FoundItem[]> =>
  db.scraperPage.findMany({
    where: { runId },
    orderBy: { id: 'desc' },
    take: count,
    select: { url: true, title: true, contentType: true },
  });

/** A page in the list of results, with its text shortened. `note` says what is missing of it and why. */
export type PageResult = FoundItem & { text: string; headings: string[]; isUnchanged: boolean; note?: string };

/** What is missing of a page: its text, or the pages that it leads to. */
function describeIncomplete(incomplete: CrawledPage['incomplete']): string | undefined {
  if (!incomplete || incomplete === 'no-links') return incomplete && problems[incomplete];
  return `Only its title and description are stored. ${problems[incomplete]}`;
}

/** Pages of a run in the order they were found. `after` is the cursor `next` of the previous batch. */
export async function listPages(runId: string, after = 0n): Promise<{ items: PageResult[]; next?: string }> {
  const rows = await db.scraperPage.findMany({
    where: { runId, id: { gt: after } },
    orderBy: { id: 'asc' },
    take: RESULTS_PER_PAGE,
    select: {
      id: true,
      url: true,
      title: true,
      contentType: true,
      text: true,
      headings: true,
      isUnchanged: true,
      incomplete: true,
    },
  });
  const items = rows.map(({ id: _id, text, headings, incomplete, ...row }) => ({
    ...row,
    // Only writeOutcomes writes `incomplete`, from a ProblemKind.
    note: describeIncomplete((incomplete as CrawledPage['incomplete']) ?? undefined),
    text: shorten(text, EXCERPT_LENGTH),
    headings: (headings as CrawledPage['headings']).map((heading) => heading.text),
  }));
  const last = rows.length === RESULTS_PER_PAGE ? rows.at(-1) : undefined;
  return { items, next: last?.id.toString() };
}

/** All pages of a run in the order they were found, fetched from the database in batches. */
export async function* readPages(runId: string): AsyncGenerator<CrawledPage> {
  let after = 0n;
  for (;;) {
    const rows = await db.scraperPage.findMany({
      where: { runId, id: { gt: after } },
      orderBy: { id: 'asc' },
      take: BATCH_SIZE,
    });
    for (const row of rows) yield pageFromRow(row);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) return;
    after = last.id;
  }
}
