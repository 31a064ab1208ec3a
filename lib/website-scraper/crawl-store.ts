import type { CrawlStore, Outcome } from '@/lib/crawler/crawl/store';
import type { Fingerprint } from '@/lib/crawler/frontier/fingerprint';
import { db } from '@/lib/db';
import { recordCurrentUrl } from '@/lib/scraper-runs/lease';
import { writeOutcomes } from './write-outcomes';

/** The current URL is written at most this often. */
const CURRENT_URL_INTERVAL_MS = 300;
/** Outcomes are stored together: at most this many, and none later than this. */
const BATCH_SIZE = 25;
const BATCH_CHARACTERS = 2_000_000;
const BATCH_MS = 250;

/** Of so many of the pages that were read last, the text tells whether their website goes on without end. */
const MAX_NUMBERED = 60;

const lengthOf = ({ page }: Outcome) => (page ? page.text.length + page.markdown.length : 0);

/**
 * The frontier and the pages of a run in the database. Everything about one URL is written in one transaction, in the order of the crawl and
 * in batches. After a crash, URLs whose outcome was not stored yet are still waiting, and are fetched again.
 */
export function crawlStore(runId: string, owner: string): CrawlStore {
  let recordedAt = -Infinity;
  let batch: Outcome[] = [];
  let characters = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let hasFailed = false;

  /** Resolves when everything that was recorded is stored. After a failure it rejects for good: a later batch needs the earlier ones. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const outcomes = batch;
    batch = [];
    characters = 0;
    if (outcomes.length > 0) writing = writing.then(() => writeOutcomes(runId, owner, outcomes));
    writing.catch(() => {
      hasFailed = true;
    });
    return writing;
  }

  return {
    flush,

    async load() {
      const { home } = await db.scraperRun.findUniqueOrThrow({ where: { id: runId }, select: { home: true } });
      const urls = await db.scraperUrl.findMany({ where: { runId }, orderBy: { id: 'asc' } });
      const pages = await db.scraperPage.findMany({
        where: { runId },
        orderBy: { id: 'asc' },
        select: { url: true, language: true, fingerprint: true },
      });
      const isNumbered = ({ url }: { url: string }) => /\d/.test(url.slice(new URL(url).origin.length));
      const numbered = await db.scraperPage.findMany({
        where: {
          runId,
          url: {
            in: pages
              .filter(isNumbered)
              .slice(-MAX_NUMBERED)
              .map(({ url }) => url),
          },
        },
        orderBy: { id: 'asc' },
        select: { url: true, title: true, text: true, language: true },
      });
      const depths = new Map(urls.map(({ url, depth }) => [url, depth]));
      return {
        home: home ?? undefined,
        language: (pages.find(({ url }) => url === home) ?? pages[0])?.language ?? undefined,
        pending: urls.filter(({ state }) => state === 'waiting').map(({ url, depth, rank }) => ({ url, depth, rank })),
        processed: urls.filter(({ state }) => state !== 'waiting').map(({ url }) => url),
        // Only writeOutcomes writes `fingerprint`, from a Fingerprint.
        stored: pages.map(({ url, fingerprint }) => ({ url, fingerprint: fingerprint as Fingerprint })),
        numbered: numbered.map(({ language, ...page }) => ({
          ...page,
          language: language ?? undefined,
          depth: depths.get(page.url) ?? 0,
        })),
      };
    },

    async record(outcome) {
      // A cancelled run ends at the next page, not at the next full batch.
      if (hasFailed) return writing;
      batch.push(outcome);
      characters += lengthOf(outcome);
      timer ??= setTimeout(flush, BATCH_MS);
      // Waits, so that a slow database slows the crawl down.
      if (batch.length >= BATCH_SIZE || characters >= BATCH_CHARACTERS) await flush();
    },

    visit(url) {
      if (performance.now() - recordedAt < CURRENT_URL_INTERVAL_MS) return;
      recordedAt = performance.now();
      recordCurrentUrl(runId, owner, url);
    },
  };
}
