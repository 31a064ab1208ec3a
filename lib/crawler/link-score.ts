import { crawlerWords } from '@/lib/reader/lexicon/lexicon';
import { type ContentType, decodePath, guessContentType, purposeIn } from '@/lib/reader/page/content-type';

/** What customers look for, the most significant first, behind opening hours. */
const WANTED: readonly (ContentType | undefined)[] = ['Prices', 'Services', 'FAQ', 'Contact', 'About'];
const HOURS = /\b(opening|hours|times|timetable|öffnungszeiten|horaires|uaireanta)\b/i;
const tedious = crawlerWords('linkScore', 'tedious');
/** A longer slug is the headline of an article, which may mention anything. */
const MAX_WORDS = 5;
/** A longer link text is a headline or a sentence. */
const MAX_LINK_WORDS = 6;

/** Whether a page is one of many articles: by a section like /blog/, a date in its path, or a slug that is a headline. */
function isArticle(url: string, pathname: string): boolean {
  const slug = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return guessContentType({ url, text: '' }) === 'Article' || slug.split(/[-_]/).length > MAX_WORDS;
}

/** Scores a link by its usefulness to somebody who wants to know a business: higher is better, 0 is unknown. */
export function scoreLink({ url, text }: { url: string; text: string }): number {
  const { pathname } = new URL(url);
  if (isArticle(url, pathname)) return -1;
  const label = text.trim().split(/\s+/).length > MAX_LINK_WORDS ? '' : text;
  const words = `${pathname.replaceAll(/[_/]/g, ' ')} ${label}`;
  const purpose = purposeIn(`${decodePath(url)} ${label}`);
  const place = HOURS.test(words) ? 0 : WANTED.indexOf(purpose) + 1 || WANTED.length + 1;
  const score = WANTED.length + 1 - place;
  return purpose === 'General' || tedious.test(words) ? score - WANTED.length - 2 : score;
}
