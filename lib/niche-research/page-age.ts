import type { SourceKind } from './knowledge';
import type { FoundPage } from './page-region';

/** Why a page is too old. */
export type AgeObjection = 'old-news' | 'outdated';

const MAX_AGE_YEARS = { 'old-news': 2, outdated: 5 } as const;
/** Kinds of source whose texts are news, and paths of news of any source. */
const NEWS = new Set<SourceKind>(['trade-journal', 'blog', 'forum']);
const NEWS_PATH = /\/(?:news|press|press-releases?|latest|media|updates|blog)(?:\/|$)/i;
/** Kinds of source whose texts are valid until they are replaced, however old. */
const LASTING = new Set<SourceKind>(['regulation', 'reference', 'professional-association', 'education']);

/** Years that say nothing of the age of a page: those of laws and of companies. */
const NUMBERED = /\bNo\. ?\d+\/20\d\d/gi;
const NAMED =
  /\b(?:acts?|order|regulations?|rules|directive|bill|law|since|est\.?|established)\b(?: of| in|,)?(?: \([^)]*\))* 20\d\d/gi;

const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?';
const DATES = [`\\b\\d{1,2} ${MONTH},? 20\\d\\d\\b`, `\\b${MONTH} \\d{1,2},? 20\\d\\d\\b`, '\\b20\\d\\d-\\d\\d-\\d\\d'];
const DATE = new RegExp(`${DATES.join('|')}|\\b\\d{1,2}[./]\\d{1,2}[./]20\\d\\d\\b`, 'gi');
const YEAR = /(?<!\d)20[0-4]\d(?!\d)/g;

/** The last moment that a date, or else a year, may mean. */
const latestOf = (date: string): number => Date.parse(date) || Date.UTC(Number(date.match(YEAR)?.[0]), 11, 31);
const yearsIn = (text: string): number[] => (text.match(YEAR) ?? []).map(latestOf);

const FIRST_LINES = 8;
/** A longer line is a sentence, which may mention any date. */
const MAX_DATELINE = 80;
const MAX_LENGTH = 5_000;

/** The dates of the datelines at the start of a text, such as "By a reporter, 3 July 2020". */
const datelinesIn = (text: string): number[] =>
  text
    .slice(0, MAX_LENGTH)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, FIRST_LINES)
    .filter((line) => line.length <= MAX_DATELINE && !line.startsWith('#'))
    .flatMap((line) => line.replaceAll(/(?<=\d)(?:st|nd|rd|th)\b/g, '').match(DATE) ?? [])
    .map(latestOf);

/** When a page was written at the latest: by its dates, otherwise by a dateline, otherwise by years in its URL. */
function writtenAt({ url, text = '', dates = [] }: FoundPage): number | undefined {
  const given = dates.flatMap((date) => (date ? [Date.parse(date)] : [])).filter((time) => !Number.isNaN(time));
  const sources = [given, datelinesIn(text), yearsIn(new URL(url).pathname)];
  const found = sources.find((times) => times.length > 0);
  return found && Math.max(...found);
}

/**
 * Why a page is too old to be used: news from two years on, other texts from five. A title such as "Rates for 2015" counts for every kind of source;
 * laws and the like are otherwise valid until they are replaced. A page without a date is used.
 */
export function ageObjection(page: FoundPage, kind: SourceKind, now = new Date()): AgeObjection | undefined {
  const yearsAgo = (years: number) => new Date(now).setUTCFullYear(now.getUTCFullYear() - years);
  const inTitle = yearsIn(page.title.replaceAll(NUMBERED, '').replaceAll(NAMED, ''));
  if (inTitle.length > 0 && Math.max(...inTitle) < yearsAgo(MAX_AGE_YEARS.outdated)) return 'outdated';
  const isNews = NEWS.has(kind) || NEWS_PATH.test(new URL(page.url).pathname);
  if (!isNews && LASTING.has(kind)) return undefined;
  const objection = isNews ? 'old-news' : 'outdated';
  const written = writtenAt(page) ?? (inTitle.length > 0 ? Math.max(...inTitle) : undefined);
  return written !== undefined && written < yearsAgo(MAX_AGE_YEARS[objection]) ? objection : undefined;
}
