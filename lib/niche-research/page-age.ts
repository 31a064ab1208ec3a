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

const YEAR = /(?<!\d)20[0-4]\d(?!\d)/g;

/** The last moments of the years in a text. */
const yearsIn = (text: string): number[] => (text.match(YEAR) ?? []).map((year) => Date.UTC(Number(year), 11, 31));

/** When a page was written at the latest: by its dates, otherwise by years in its URL. */
function writtenAt({ url, dates = [] }: FoundPage): number | undefined {
  const given = dates.flatMap((date) => (date ? [Date.parse(date)] : [])).filter((time) => !Number.isNaN(time));
  const times = given.length > 0 ? given : yearsIn(new URL(url).pathname);
  return times.length > 0 ? Math.max(...times) : undefined;
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
