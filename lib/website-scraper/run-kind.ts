import { toPageFiles } from '@/lib/crawler/export/formats';
import type { ScraperRun } from '@/lib/generated/prisma/client';
import type { RunKind } from '@/lib/scraper-runs/run-kind';
import { languageName } from '@/lib/text/language';
import { factsToCsv, websiteExporters } from './export-run';
import { websiteHost } from './fact-checks';
import { listLastPages, readPages } from './pages';
import { parseRunSettings, planRepeat } from './plan-run';

/** The host name of the site, safe in a file name. */
const siteName = (run: ScraperRun): string => websiteHost(run).replaceAll(/[^a-z\d.-]/gi, '-');

/** Runs of the website scraper. */
export const websiteRunKind: RunKind = {
  describeSettings(run) {
    const { language } = parseRunSettings(run);
    return language === 'own' ? '' : `in ${languageName(language) ?? language}`;
  },
  unit: 'page',
  parseSettings: parseRunSettings,
  countResults: (run) => run.pagesStored,
  describeProgress: (run) => (run.home ? 'Reading the website…' : 'Checking the start page, robots.txt and sitemaps…'),
  nothingFound: 'Complete!',
  reasons: {},
  lastItems: listLastPages,
  exporters: websiteExporters,
  archiveFiles: { 'facts.csv': factsToCsv },
  archiveFolder: { name: 'pages', files: (runId) => toPageFiles(readPages(runId)) },
  fileName: siteName,
  repeat: planRepeat,
};
