import { type ProblemKind, problems } from '@/lib/crawler/fetch/problem';

/** Why an agent preview failed, in addition to the problems of fetching. */
const ownProblems = {
  interrupted: 'Reading the website was interrupted on our side. Please try again later.',
  language: 'The website is not in English. So far this preview only reads websites in English.',
  'little-text':
    'There’s almost no text on the pages. We can’t read menus and price lists that are pictures or PDF files here.',
  empty: 'There’s no text on the page. We can’t read menus and price lists that are pictures.',
  javascript: 'The website needs JavaScript to show its text, which this preview does not run.',
  noindex: 'The website’s pages are marked noindex, so we don’t quote them.',
  'too-large': 'The pages are too large for this preview.',
} as const;

export type PreviewProblem = ProblemKind | keyof typeof ownProblems;

const isOwn = (kind: string): kind is keyof typeof ownProblems => Object.hasOwn(ownProblems, kind);
const isFetching = (kind: string): kind is ProblemKind => Object.hasOwn(problems, kind);

/** The sentence for a stored problem. */
export function describeProblem(kind: string): string {
  if (isOwn(kind)) return ownProblems[kind];
  return isFetching(kind) ? problems[kind] : 'This website could not be read.';
}

/** Short reasons for skipped pages, for a list. */
const skippedLabels: Partial<Record<ProblemKind, string>> = {
  noindex: 'marked noindex',
  login: 'behind a sign-in',
  javascript: 'needs JavaScript',
  robots: 'disallowed by robots.txt',
  document: 'a file, such as a PDF',
  empty: 'no text',
  timeout: 'too slow',
  'too-large': 'too large',
  'not-found': 'does not exist',
};

/** The reason why a page was skipped; undefined for duplicates and redirects, which are not listed. */
export function describeSkipped(kind: string): string | undefined {
  if (kind === 'duplicate' || kind === 'moved' || kind === 'off-site') return undefined;
  return isFetching(kind) ? (skippedLabels[kind] ?? 'could not be read') : undefined;
}
