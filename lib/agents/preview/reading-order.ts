import type { LinkScore } from '@/lib/crawler/crawl/frontier';

/** Topics that customers ask about, matched in paths and link texts, with the score of the first page on each. */
const TOPICS: readonly [pattern: RegExp, score: number][] = [
  [/\b(contact|find-?us|get-?in-?touch|location|directions|where)\b/i, 20],
  [/\b(prices?|pricing|price-?list|fees?|rates?|costs?|tariffs?|menus?)\b/i, 19],
  [/\b(opening|hours|times|timetable)\b/i, 18],
  [/\b(services?|treatments?|classes|rooms?|repairs?|what-we-do)\b/i, 17],
  [/\b(faqs?|questions|help)\b/i, 16],
  [/\b(book(ing)?s?|appointments?|reservations?)\b/i, 13],
  [/\b(about|team|who-we-are|our-story)\b/i, 12],
  [/\b(delivery|shipping|returns|polic(y|ies)|terms|cancellation)\b/i, 6],
];
const TEDIOUS = /\b(cookies?|login|sign-?in|cart|basket|tag|author|archive|feed|wp-|blog|news|gallery)\b/i;

const TEDIOUS_SCORE = -10;
/** Each further page about a topic is worth less, so that twelve services do not come before the only contact page. */
const FURTHER_PAGE = 3;

/** Scores links so that pages on topics of customers come first, one per topic before the second on any. Stateful: one per reading. */
export function createReadingOrder(): LinkScore {
  const seen = new Map<number, number>();
  return ({ url, text }) => {
    const words = `${decodePath(url)} ${text}`;
    if (TEDIOUS.test(words)) return TEDIOUS_SCORE;
    const [, score] = TOPICS.find(([pattern]) => pattern.test(words)) ?? [null, 0];
    if (score === 0) return 0;
    const before = seen.get(score) ?? 0;
    seen.set(score, before + 1);
    return Math.max(1, score - before * FURTHER_PAGE);
  };
}

function decodePath(url: string): string {
  return new URL(url).pathname.replaceAll(/[_/]/g, ' ').replace(/\.\w{3,4}$/, '');
}
