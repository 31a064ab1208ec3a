import type { CrawledPage, CrawlStore, SkippedPage } from '@/lib/crawler/crawl/store';

/** A store for crawls that need not survive their process: passes each page on and stores nothing. */
export function memoryStore(take: {
  page?: (page: CrawledPage) => void;
  skipped?: (skipped: SkippedPage) => void;
}): CrawlStore {
  return {
    load: async () => ({ pending: [], processed: [], stored: [] }),
    async record({ page, skipped }) {
      if (page) take.page?.(page);
      if (skipped) take.skipped?.(skipped);
    },
  };
}
