import type { RunKind } from '@/lib/scraper-runs/run-kind';
import { slugify } from '@/lib/text/slug';
import * as itemFiles from './files';
import { listLastItems, readItems } from './item-store';
import type { KnowledgeItem } from './knowledge';
import { parseNicheSettings, planNicheRepeat } from './plan-run';

type ItemWriter = (items: AsyncIterable<KnowledgeItem>) => AsyncGenerator<string>;
const exporter = (write: ItemWriter) => (runId: string) => write(readItems(runId));

/** Runs of both niche scrapers. */
export const nicheRunKind: RunKind = {
  describeSettings: () => '',
  unit: 'item',
  parseSettings: parseNicheSettings,
  countResults: (run) => run.itemsFound,
  describeProgress: (run) => (run.urlsDiscovered > 0 ? 'Reading sources…' : 'Looking for sources…'),
  nothingFound:
    'Complete! Nothing was found that is clearly about this niche. Try a broader name for it, another region, or more kinds of sources.',
  reasons: {
    irrelevant: 'Nothing on the page is clearly about the niche.',
    foreign: 'The website belongs to another region.',
    outdated: 'The page is more than five years old.',
    'old-news': 'The page is news from more than two years ago.',
    'directory-missing': 'At the last check of our directory, the website had no page at this address.',
    'directory-moved': 'At the last check of our directory, this address led to another page.',
    'directory-old': 'Nobody has checked this address of our directory for more than 90 days.',
    unread: 'The search provider could not read the page.',
    'no-credit': 'The account at the search provider has no credit left.',
    'provider-busy': 'The search provider took too long or is limiting requests.',
    // Problems in reaching a source of the directory, whose address the user did not type.
    'no-such-host': 'There’s no website at this address at the moment.',
    encyclopaedia: 'Partly done: the encyclopaedia could not be reached, so its articles are missing.',
    'partly-sources': 'Partly done: neither the encyclopaedia nor a source of our directory could be reached.',
    'partly-provider': 'Partly done: the web could not be searched. The items are from your own sources.',
    'time-limit': 'Partly done: the time for this content depth was up before every source was read.',
    sources: 'Failed to scrape niche knowledge',
    provider:
      'Failed to scrape niche knowledge. Make sure your web-scraping provider API key is configured in the backend secrets.',
  },
  lastItems: listLastItems,
  exporters: {
    json: exporter(itemFiles.toJson),
    csv: exporter(itemFiles.toCsv),
    txt: exporter(itemFiles.toTxt),
    md: exporter(itemFiles.toMarkdown),
    jsonl: exporter(itemFiles.toJsonl),
  },
  archiveFiles: {},
  fileName: ({ subject }) => slugify(subject) || 'knowledge',
  repeat: planNicheRepeat,
};
