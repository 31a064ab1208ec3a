import type { CrawledPage, CrawlStore, SkippedPage } from './store';

/** A store for crawls that need not outlive their process: hands each page over as it comes, and keeps no page itself. */
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
