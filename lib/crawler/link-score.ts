import { crawlerWords } from '@/lib/reader/lexicon/lexicon';
import type { Matcher } from '@/lib/reader/lexicon/phrases';
import { guessContentType } from '@/lib/reader/page/content-type';

/** What customers look for, in URLs and link texts, the most significant first. */
const topics: readonly Matcher[] = [
  /\b(opening|hours|times|timetable|öffnungszeiten|horaires|uaireanta)\b/i,
  crawlerWords('linkScore', 'prices'),
  crawlerWords('linkScore', 'services'),
  /\b(faqs?|questions|help)\b/i,
  /\b(contact|find-us|location|directions|kontakt|teagmháil)\b/i,
  /\b(book(ing)?s?|appointments?|reservations?)\b/i,
  /\b(about|team|people|staff|who-we-are|our-story)\b/i,
];
const tedious = crawlerWords('linkScore', 'tedious');
/** A longer slug is the headline of an article, which may mention anything. */
const MAX_WORDS = 5;
/** A longer link text is a headline or a sentence. */
const MAX_LINK_WORDS = 6;

const lastSegment = (pathname: string) => pathname.split('/').filter(Boolean).at(-1) ?? '';

/** Whether a page is one of many articles: by a section like /blog/, a date in its path, or a slug that is a headline. */
function isArticle(url: string, pathname: string): boolean {
  return guessContentType({ url, text: '' }) === 'Article' || lastSegment(pathname).split(/[-_]/).length > MAX_WORDS;
}

/** Scores a link by its usefulness to somebody who wants to know a business: higher is better, 0 is unknown. */
export function scoreLink({ url, text }: { url: string; text: string }): number {
  const { pathname } = new URL(url);
  if (isArticle(url, pathname)) return -1;
  const label = text.trim().split(/\s+/).length > MAX_LINK_WORDS ? '' : text;
  const words = `${pathname.replaceAll(/[_/]/g, ' ')} ${label}`;
  const index = topics.findIndex((pattern) => pattern.test(words));
  const score = index < 0 ? 0 : topics.length - index;
  return tedious.test(words) ? score - topics.length - 1 : score;
}
