import { type ProblemKind, problems } from '@/lib/crawler/fetch/problem';

/** Why an agent preview has nothing to answer from, beyond the problems of fetching. */
const ownProblems = {
  interrupted: 'Reading the website was interrupted on our side. Please try again later.',
  forgotten: 'This website was forgotten.',
  language: 'The website is not in English. So far this preview can only answer in English.',
  'little-text':
    'There is almost no text on the pages. Menus and price lists that are pictures or PDF files cannot be read here.',
  javascript: 'The website shows its text only by JavaScript, which this preview does not run.',
  noindex: 'The website asks search engines and programs not to keep its pages (noindex), so we do not quote them.',
  'too-large': 'The pages are larger than this preview reads.',
} as const;

export type PreviewProblem = ProblemKind | keyof typeof ownProblems;

const isOwn = (kind: string): kind is keyof typeof ownProblems => Object.hasOwn(ownProblems, kind);
const isFetching = (kind: string): kind is ProblemKind => Object.hasOwn(problems, kind);

/** The sentence for a stored problem. */
export function describeProblem(kind: string): string {
  if (isOwn(kind)) return ownProblems[kind];
  return isFetching(kind) ? problems[kind] : 'This website could not be read.';
}

/** Why a page was skipped, as few words for a list. */
const skippedLabels: Partial<Record<ProblemKind, string>> = {
  noindex: 'asks not to be kept (noindex)',
  login: 'behind a sign-in',
  javascript: 'needs JavaScript',
  robots: 'closed by robots.txt',
  document: 'a file, such as a PDF',
  empty: 'no text',
  timeout: 'too slow',
  'too-large': 'too large',
  'not-found': 'does not exist',
};

/** Why a page was skipped; undefined for reasons that nobody needs to know, such as a copy of another page. */
export function describeSkipped(kind: string): string | undefined {
  if (kind === 'duplicate' || kind === 'moved' || kind === 'off-site') return undefined;
  return isFetching(kind) ? (skippedLabels[kind] ?? 'could not be read') : undefined;
}
