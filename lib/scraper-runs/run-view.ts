import { type ProblemKind, problems } from '@/lib/crawler/fetch/problem';
import type { ScraperRun } from '@/lib/generated/prisma/client';
import type { NicheSettings } from '@/lib/niche-research/schema';
import type { RunSettings } from '@/lib/website-scraper/schema';

/** Something that was found: a page, or a piece of knowledge with the page it is from. */
export type FoundItem = { url: string; title: string; contentType: string };

/** What a run is: which of the scrapers, and with which settings. */
export type RunSubject =
  | { kind: 'website'; settings: RunSettings }
  | { kind: 'niche' | 'premium'; settings: NicheSettings };

/** A run as its owner sees it; dates as ISO 8601. */
export type RunView = RunSubject & {
  id: string;
  /** What was typed: an address, or a business niche. */
  subject: string;
  status: ScraperRun['status'];
  /** One sentence: what is going on, or how it ended. */
  message: string;
  pageLimit: number;
  pagesTaken: number;
  /** What there is to take along: pages, or pieces of knowledge. */
  results: number;
  pagesLeftOut: number;
  /** How many pages there will be in the end, as far as is known. */
  pagesExpected: number;
  currentUrl?: string;
  isOver: boolean;
  createdAt: string;
  finishedAt?: string;
};

/** Reasons of our own, beside the problems of a website: why a run failed, or a page gave nothing. */
const runProblems: Record<string, string> = {
  interrupted: 'The run was interrupted again and again, so it was given up. What was read is kept.',
  irrelevant: 'Nothing on the page is surely about the niche.',
  sources: 'Failed to scrape niche knowledge',
  provider:
    'Failed to scrape niche knowledge. Make sure your web-scraping provider API key is configured in the backend secrets.',
};

const isKind = (text: string): text is ProblemKind => Object.hasOwn(problems, text);

/** The sentence for a reason that is stored by its kind. */
export const sentenceFor = (kind: string): string =>
  isKind(kind) ? problems[kind] : (runProblems[kind] ?? 'This could not be read.');

const counted = (count: number, what: string) =>
  count === 1 ? `1 ${what}` : `${count.toLocaleString('en-IE')} ${what}s`;

const NOTHING =
  'Complete! Nothing was found that is surely about this niche. Try a wider name for it, another region, or more kinds of sources.';

function messageOf(run: ScraperRun, results: number): string {
  switch (run.status) {
    case 'queued':
      return 'Waiting for its turn…';
    case 'running':
      if (run.kind !== 'website') return run.addressesMet > 0 ? 'Reading sources…' : 'Looking for sources…';
      return run.home ? 'Reading the website…' : 'Looking at the start page, robots.txt and sitemaps…';
    case 'done':
      return run.kind !== 'website' && results === 0 ? NOTHING : 'Complete!';
    case 'cancelled':
      return `Cancelled. ${results > 0 ? `${counted(results, run.kind === 'website' ? 'page' : 'item')} kept.` : 'Nothing was found.'}`;
    case 'failed':
      return sentenceFor(run.problem ?? '');
  }
}

/** What a client sees of a run. */
export function viewRun(run: ScraperRun): RunView {
  const isOver = run.finishedAt !== null;
  const waiting = Math.max(0, run.addressesMet - run.pagesTaken - run.pagesLeftOut);
  const results = run.kind === 'website' ? run.pagesTaken : run.itemsFound;
  return {
    id: run.id,
    // Written by startRun from a checked request of this kind, and by nothing else.
    ...({ kind: run.kind, settings: run.settings } as unknown as RunSubject),
    subject: run.subject,
    status: run.status,
    message: messageOf(run, results),
    pageLimit: run.pageLimit,
    pagesTaken: run.pagesTaken,
    results,
    pagesLeftOut: run.pagesLeftOut,
    pagesExpected: isOver ? run.pagesTaken : Math.max(1, Math.min(run.pageLimit, run.pagesTaken + waiting)),
    currentUrl: isOver ? undefined : (run.currentUrl ?? undefined),
    isOver,
    createdAt: run.createdAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString(),
  };
}
