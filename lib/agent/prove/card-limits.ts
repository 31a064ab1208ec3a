import { hasVerb, partsOf, readSentences } from './statement';
import type { Token } from './tokens';
import {
  audiences,
  cardLimits,
  conditionStarts,
  counted,
  limitPrepositions,
  memberships,
  negations,
  priceLimits,
} from './words';

const isOf = (token: Token | undefined, words: { has(word: string): boolean }): boolean =>
  token?.is === 'word' && words.has(token.word);
const isDate = (token: Token): boolean => token.is === 'fact' && /^(?:day|date|time)$/.test(token.kind);

/** Whether a part of a card limits the rest of it: `for members`, `Mon–Fri`, `17:00 to 00:00`, `Members only`, `max 4 people`. */
export function isLimit(part: readonly Token[]): boolean {
  const said = part.filter(({ is }) => is !== 'mark');
  const [first] = said;
  // A line with a price of its own limits that.
  if (!first || said.some((token) => token.is === 'fact' && token.kind === 'money')) return false;
  if (isOf(first, conditionStarts) || isOf(first, limitPrepositions)) return true;
  // "6 min" are minutes.
  if (said.some((token, at) => isOf(token, cardLimits) && said[at - 1]?.is !== 'fact')) return true;
  if (said.every((token) => isDate(token) || isOf(token, audiences))) return true;
  // "3–14 guests"
  if (first.is === 'fact' && /\d-\d/.test(first.value) && isOf(said[1], counted)) return true;
  // "Maximum 30 people", "Ages 8 or older"
  return said
    .slice(0, 2)
    .some((token) => token.is === 'fact' && token.bound !== undefined && !token.text.endsWith('+'));
}

const LONGEST = 90;

/** Whether a line is a label, a name or a bare figure. */
export const isFragment = (text: string): boolean =>
  text.length <= LONGEST && !(/[.!?]$/.test(text) && readSentences(text).some(hasVerb));

/** Whether a line of a card limits the rest of it; a sentence does by its words: `Booking is required.` */
export function limitsItsCard(text: string): boolean {
  const parts = readSentences(text).flatMap(partsOf);
  if (isFragment(text)) return parts.some(isLimit);
  // "If you cancel, we charge half" limits what it says itself.
  if (isOf(parts[0]?.[0], conditionStarts) && parts.length > 1) return false;
  return text.length <= LONGEST && !hasPrice(parts) && parts.some((part) => part.some(isLimiting));
}

const isLimiting = (token: Token): boolean => isOf(token, cardLimits) || isOf(token, memberships);
const hasPrice = (parts: readonly (readonly Token[])[]): boolean =>
  parts.some((part) => part.some((token) => token.is === 'fact' && token.kind === 'money'));

const PRICES =
  /^\W*(?:please note:? )?(?:(?:all|these|our|the|above|listed|quoted) )*(?:prices|rates|fees|charges|tariffs)\b/i;

/**
 * What a line below prices limits them by, such as `exclude VAT` of `All prices exclude VAT`, `Prices are for members only` or `Rates per
 * person sharing`; undefined for any other line.
 */
export function limitOfPrices(text: string): string | undefined {
  const [about] = PRICES.exec(text) ?? [];
  const tokens = about === undefined || text.length > 2 * LONGEST ? [] : readSentences(text).flat();
  const limits = tokens.some((token) => isLimiting(token) || isOf(token, negations) || isOf(token, priceLimits));
  return about !== undefined && limits && !hasPrice([tokens]) ? text.slice(about.length) : undefined;
}
