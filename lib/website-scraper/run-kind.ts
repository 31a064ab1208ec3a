import type { CrawledPage } from '@/lib/crawler/crawl/store';
import * as pageFiles from '@/lib/crawler/export/formats';
import type { ScraperRun } from '@/lib/generated/prisma/client';
import type { RunKind } from '@/lib/scraper-runs/run-kind';
import { listLastPages, readPages } from './pages';
import { parseRunSettings, planRepeat } from './plan-run';

/** The host name of the site, safe in a file name. */
function siteName({ subject, home }: ScraperRun): string {
  const url = home ?? subject;
  const { hostname } = new URL(/^https?:\/\//i.test(url) ? url : `https://${url}`);
  return hostname.replace(/^www\./, '').replaceAll(/[^a-z\d.-]/gi, '-');
}

type PageWriter = (pages: AsyncIterable<CrawledPage>) => AsyncGenerator<string>;
const exporter = (write: PageWriter) => (runId: string) => write(readPages(runId));

/** Runs of the website scraper. */
export const websiteRunKind: RunKind = {
  unit: 'page',
  parseSettings: parseRunSettings,
  countResults: (run) => run.pagesStored,
  describeProgress: (run) => (run.home ? 'Reading the website…' : 'Checking the start page, robots.txt and sitemaps…'),
  nothingFound: 'Complete!',
  reasons: {},
  lastItems: listLastPages,
  exporters: {
    json: exporter(pageFiles.toJson),
    csv: exporter(pageFiles.toCsv),
    txt: exporter(pageFiles.toTxt),
    md: exporter(pageFiles.toMarkdown),
    jsonl: exporter(pageFiles.toJsonl),
  },
  fileName: siteName,
  repeat: planRepeat,
};
