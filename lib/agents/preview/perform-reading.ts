import { type CrawlEnd, crawlSite } from '@/lib/crawler/crawl/crawl-site';
import type { CrawlStore } from '@/lib/crawler/crawl/store';
import { HostBusyError } from '@/lib/crawler/fetch/pacer';
import { type ProblemKind, problem } from '@/lib/crawler/fetch/problem';
import { TaskLimitError } from '@/lib/crawler/pool/pool';
import type { SiteReading } from '@/lib/generated/prisma/client';
import { log } from '@/lib/log';
import { toAnswerPage } from '@/lib/reader/answers/site/answer-page';
import { isEnglish } from '@/lib/reader/answers/site/language';
import type { AnswerPage } from '@/lib/reader/answers/site/page';
import { fetchOptions, PRODUCT_TOKEN, pacingFor } from '@/lib/scraper-runs/crawler-identity';
import { ownReadingLimits, REPORT_READING_MS, type ReadingLimits, readingLimits } from '../policy';
import { countEvents } from './counts';
import { storeDrafts } from './draft';
import { findSubject } from './find-preview';
import { describeFindings } from './page-findings';
import type { PreviewProblem } from './problems';
import { BudgetSpentError, startBudget } from './reading-budget';
import { createReadingOrder } from './reading-order';
import { siteNameOf } from './reading-start';
import {
  discardEarlierAttempt,
  failReading,
  finishReading,
  type ReadingClaim,
  ReadingLostError,
  releaseReading,
  reportReading,
  stopSharing,
  storeGreeting,
  storePage,
  storeSkippedPage,
} from './reading-store';
import { countGaps, greetFrom, reportFrom } from './report';
import { createPageTrimmer } from './trim-page';

/** The first greeting is stored after this many pages or this time, whichever comes first. */
const GREETING_PAGES = 4;
const GREETING_AFTER_MS = 2_000;
/** The maximum number of skipped pages in the list. */
const MAX_SKIPPED = 30;
/** The minimum number of characters on all pages; with fewer, no question can be answered. */
const LITTLE_TEXT = 300;

/** An early greeting that takes too long can wait for the end. */
function ignoreHeavy(error: unknown): undefined {
  if (!(error instanceof TaskLimitError)) throw error;
}

/** Why a page was not read that another reading may well read. */
const PASSING: ReadonlySet<ProblemKind> = new Set(['timeout', 'cut-off', 'server-error', 'page-heavy', 'page-broken']);

/** `isCut`: whether there are pages that another reading may read. */
type PreviewStore = CrawlStore & { pages: AnswerPage[]; readonly isCut: boolean };

/** Stores each page as it is crawled, and keeps the pages in memory for the greeting and the report. */
function previewStore(claim: ReadingClaim, { url: start, agentId }: SiteReading, limits: ReadingLimits): PreviewStore {
  const pages: AnswerPage[] = [];
  const trim = createPageTrimmer(limits);
  const startedAt = performance.now();
  let isGreeted = false;
  let skippedCount = 0;
  let isCut = false;
  return {
    pages,
    get isCut() {
      return isCut;
    },
    load: async () => ({ pending: [], processed: [], stored: [] }),
    async record({ home, page: crawled, skipped, documents }) {
      if (!agentId && home !== undefined && siteNameOf(home) !== siteNameOf(start)) await stopSharing(claim);
      if (skipped && PASSING.has(skipped.kind)) isCut = true;
      const files = documents.map((url) => ({ url, kind: 'document' }) as const);
      for (const one of skipped ? [skipped, ...files] : files) {
        skippedCount += 1;
        if (skippedCount <= MAX_SKIPPED) await storeSkippedPage(claim, one);
      }
      if (!crawled) return;
      const page = trim(toAnswerPage(crawled));
      pages.push(page);
      await storePage(claim, page, describeFindings(crawled.facts));
      if (isGreeted || (pages.length < GREETING_PAGES && performance.now() - startedAt < GREETING_AFTER_MS)) return;
      isGreeted = true;
      const greeting = await greetFrom(pages).catch(ignoreHeavy);
      if (greeting) await storeGreeting(claim, greeting);
    },
  };
}

const sayLittle = (pages: readonly AnswerPage[]): boolean =>
  pages.flatMap(({ blocks }) => blocks).reduce((sum, { text }) => sum + text.length, 0) < LITTLE_TEXT;

/** Crawls within the budget of a reading. Exhausted time or bytes end it like the page limit, unless what was read says little. */
async function crawlWithin(
  { url: start, agentId }: SiteReading,
  store: PreviewStore,
  budget: ReturnType<typeof startBudget> & { pages: number },
  shutdown: AbortSignal,
): Promise<CrawlEnd> {
  try {
    return await crawlSite(
      {
        start,
        productToken: PRODUCT_TOKEN,
        fetch: { ...fetchOptions, signal: AbortSignal.any([shutdown, budget.signal]), onBytes: budget.onBytes },
        read: { blocks: true },
        score: createReadingOrder(),
        sitemaps: agentId !== null,
        maxPages: budget.pages,
        ...pacingFor(start, agentId ? 'run' : 'visitor'),
      },
      store,
    );
  } catch (error) {
    const isBusy = error instanceof HostBusyError;
    if (!isBusy && !(error instanceof BudgetSpentError)) throw error;
    if (!sayLittle(store.pages)) return { ok: true, reason: 'limit' };
    if (isBusy) return problem('host-busy');
    return problem(error.limit === 'time' ? 'timeout' : 'too-large');
  }
}

async function crawl(reading: SiteReading, store: PreviewStore, limits: ReadingLimits, shutdown: AbortSignal) {
  const budget = { ...startBudget(limits), pages: limits.pages };
  try {
    return await crawlWithin(reading, store, budget, shutdown);
  } finally {
    budget.stop();
  }
}

/** Why the pages are not enough to answer from; undefined if they are. */
function problemOf(end: CrawlEnd, pages: readonly AnswerPage[]): PreviewProblem | undefined {
  const isLittle = sayLittle(pages);
  if (!end.ok && isLittle) return end.kind;
  if (pages.length === 0) return 'empty';
  if (!pages.some(isEnglish)) return 'language';
  return isLittle ? 'little-text' : undefined;
}

/** Ends a reading with a problem, which the trial that it was made for learns. Readings for visitors are counted. */
async function fail(claim: ReadingClaim, found: PreviewProblem, isOwn: boolean): Promise<void> {
  await failReading(claim, found);
  if (isOwn) return;
  await storeDrafts({ readingId: claim.id });
  await countEvents([{ event: 'failed' }]);
}

async function read(
  reading: SiteReading,
  claim: ReadingClaim,
  limits: ReadingLimits,
  shutdown: AbortSignal,
): Promise<void> {
  if (reading.attempts > 1) await discardEarlierAttempt(claim);
  const isOwn = reading.agentId !== null;
  const store = previewStore(claim, reading, limits);
  const end = await crawl(reading, store, limits, shutdown);
  const found = problemOf(end, store.pages);
  if (found) return fail(claim, found, isOwn);
  const subject = await findSubject(reading);
  const { greeting, report } = await reportFrom(store.pages, subject);
  await finishReading(claim, greeting, {
    subject,
    report,
    isPartial: store.isCut || (end.ok && end.reason === 'limit'),
  });
  if (isOwn) return;
  await storeDrafts({ readingId: reading.id });
  await countGaps(subject, report);
}

/**
 * Performs a claimed reading: crawls within its bounds, stores each page, an early greeting, and finally the report.
 * Never rejects; an interrupted reading is claimed again later.
 */
export async function performReading(
  reading: SiteReading,
  shutdown: AbortSignal,
  limits: ReadingLimits = reading.agentId ? ownReadingLimits : readingLimits,
): Promise<void> {
  const claim = { id: reading.id, attempts: reading.attempts };
  // Those of visitors are over before anybody would ask.
  const reporting =
    reading.agentId === null
      ? undefined
      : setInterval(
          () => void reportReading(claim).catch((err) => log.warn({ err }, 'a reading could not be reported')),
          REPORT_READING_MS,
        );
  try {
    await read(reading, claim, limits, shutdown).catch(async (error) => {
      if (!(error instanceof TaskLimitError)) throw error;
      await fail(claim, 'page-heavy', reading.agentId !== null);
    });
  } catch (error) {
    if (shutdown.aborted) await releaseReading(claim);
    else if (!(error instanceof ReadingLostError))
      log.error({ err: error, readingId: reading.id }, 'reading interrupted');
  } finally {
    clearInterval(reporting);
  }
}
