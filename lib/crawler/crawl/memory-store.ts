import type { CrawledPage, CrawlStore, LeftOut } from './store';

/** A store for crawls that need not outlive their process: hands each page over as it comes, and keeps no page itself. */
export function memoryStore(take: {
  page?: (page: CrawledPage) => void;
  leftOut?: (leftOut: LeftOut) => void;
}): CrawlStore {
  return {
    load: async () => ({ waiting: [], settled: [], taken: [] }),
    async settle({ page, leftOut }) {
      if (page) take.page?.(page);
      if (leftOut) take.leftOut?.(leftOut);
    },
  };
}
