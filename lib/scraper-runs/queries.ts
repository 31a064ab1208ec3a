import type { CrawledPage } from '@/lib/crawler/crawl/store';
import { db } from '@/lib/db';
import type { ScraperRun } from '@/lib/generated/prisma/client';
import type { KnowledgeItem } from '@/lib/niche-research/knowledge';
import { pageOf } from './page-row';
import { type FoundItem, type RunView, sentenceFor, viewRun } from './run-view';

const RUNS_A_PAGE = 10;
const ITEMS_A_PAGE = 50;
const PAGES_AT_ONCE = 100;
const LAST_ITEMS = 3;
/** How much of a page's text the list of results shows. */
const CLIPPED = 600;

/** A page of a user's runs, the newest first. */
export async function listRuns(
  userId: string,
  page: number,
): Promise<{ runs: RunView[]; total: number; pages: number }> {
  const where = { userId, deletedAt: null };
  const total = await db.scraperRun.count({ where });
  const pages = Math.max(1, Math.ceil(total / RUNS_A_PAGE));
  const skip = (Math.min(page, pages) - 1) * RUNS_A_PAGE;
  const runs = await db.scraperRun.findMany({ where, orderBy: { createdAt: 'desc' }, skip, take: RUNS_A_PAGE });
  return { runs: runs.map(viewRun), total, pages };
}

export type RunProgress = { run: RunView; lastItems: FoundItem[] };

async function lastItemsOf({ id: runId, kind }: ScraperRun): Promise<FoundItem[]> {
  const last = { where: { runId }, orderBy: { id: 'desc' }, take: LAST_ITEMS } as const;
  if (kind === 'website') {
    return db.scraperPage.findMany({ ...last, select: { url: true, title: true, contentType: true } });
  }
  const items = await db.knowledgeItem.findMany({ ...last, select: { source: true, title: true, category: true } });
  return items.map(({ source, title, category }) => ({ url: source, title, contentType: category }));
}

/** A run with the last items found, the newest first: what its progress shows. */
export const readProgress = async (run: ScraperRun): Promise<RunProgress> => ({
  run: viewRun(run),
  lastItems: await lastItemsOf(run),
});

/** A result as the list shows it. */
export type ResultItem = FoundItem & { text: string; headings: string[]; isUnchanged: boolean };

/** Some results of a run in the order they were found, with their text clipped. `after` is the `next` of the part before. */
export async function listResults(runId: string, after = 0n): Promise<{ items: ResultItem[]; next?: string }> {
  const rows = await db.scraperPage.findMany({
    where: { runId, id: { gt: after } },
    orderBy: { id: 'asc' },
    take: ITEMS_A_PAGE,
    select: { id: true, url: true, title: true, contentType: true, text: true, headings: true, isUnchanged: true },
  });
  const items = rows.map(({ id: _id, text, headings, ...row }) => ({
    ...row,
    text: text.length > CLIPPED ? `${text.slice(0, CLIPPED).trimEnd()}…` : text,
    headings: (headings as CrawledPage['headings']).map((heading) => heading.text),
  }));
  const last = rows.length === ITEMS_A_PAGE ? rows.at(-1) : undefined;
  return { items, next: last?.id.toString() };
}

export type LeftOutItem = { url: string; reason: string; sameAs?: string };

const MAX_LEFT_OUT = 500;

/** The addresses of a run that nothing was taken from, each with a sentence that says why. */
export async function listLeftOut(runId: string): Promise<LeftOutItem[]> {
  const rows = await db.scraperAddress.findMany({
    where: { runId, state: 'left_out' },
    orderBy: { id: 'asc' },
    take: MAX_LEFT_OUT,
  });
  return rows.map(({ url, reason, sameAs }) => ({
    url,
    reason: sentenceFor(reason ?? ''),
    sameAs: sameAs ?? undefined,
  }));
}

/** All pages of a run in the order they were found, read from the database as they are needed. */
export async function* readPages(runId: string): AsyncGenerator<CrawledPage> {
  let after = 0n;
  for (;;) {
    const rows = await db.scraperPage.findMany({
      where: { runId, id: { gt: after } },
      orderBy: { id: 'asc' },
      take: PAGES_AT_ONCE,
    });
    for (const row of rows) yield pageOf(row);
    const last = rows.at(-1);
    if (!last || rows.length < PAGES_AT_ONCE) return;
    after = last.id;
  }
}

/** The pieces of knowledge of a run in their order. */
export async function listItems(runId: string): Promise<KnowledgeItem[]> {
  const rows = await db.knowledgeItem.findMany({
    where: { runId },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { category: true, title: true, content: true, source: true, type: true },
  });
  // The type is written from a SourceKind, and by nothing else.
  return rows as KnowledgeItem[];
}

/** The same, one by one. There are at most a few hundred. */
export async function* readItems(runId: string): AsyncGenerator<KnowledgeItem> {
  yield* await listItems(runId);
}
