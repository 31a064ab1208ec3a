import { memoize } from '@/lib/text/memoize';
import { factsWords, wordPairs } from '../../lexicon/lexicon';
import type { Currency } from '../shared/fact-types';

/** An amount of money and its position in a text. */
export type Amount = {
  /** As the text has it, such as `from €45` or `£8–£12`. */
  price: string;
  amount: number;
  /** The upper end of a range. */
  maxAmount?: number;
  currency: Currency;
  isFrom: boolean;
  start: number;
  end: number;
};

const NUMBER = '\\d{1,3}(?:[,.\\u202f ]\\d{3})+(?:[.,]\\d{1,2})?|\\d{1,6}(?:[.,]\\d{1,2})?';
/** The ways to write a sum; the first that matches at a place counts. */
const SUMS = [
  `(?<before>(?<!\\d)[€£]|(?<!\\p{L})(?:US|AU?|CA?|NZ)\\$|\\$|EUR\\s?|GBP\\s?)\\s?(?<first>${NUMBER})(?:(?<=\\$\\s?[\\d.,]+)\\s?(?<dollar>USD|AUD|CAD|NZD?)(?![\\p{L}\\p{N}]))?`,
  // "134,-" without a currency is the German way to write €134.
  '(?<![\\d.,€£$])(?<whole>\\d{1,5}),(?:-{1,2}|–|—)(?![\\d-])(?:\\s?€)?',
  `(?<![\\d.,€£$])(?:(?<lower>${NUMBER})[-–—])?(?<second>${NUMBER})\\s?(?<after>[€£](?!\\s?\\d)|euros?\\b|EUR\\b|GBP\\b)`,
  // Other currencies are written in one way: "CHF 60", "450 kr", "₹1,500".
].map((source) => new RegExp(source, 'giu'));
const OTHER_SUMS = [
  `(?<![\\p{L}\\d€£$])(?<before>[A-Z]{3}|R\\$|(?![€£$])\\p{Sc})\\s?(?<first>${NUMBER})(?![\\p{L}\\d])`,
  `(?<![\\d.,€£$])(?<second>${NUMBER})\\s?(?<after>(?:[A-Z]{3}|kr|zł|Kč)(?!\\p{L})|(?![€£$])\\p{Sc})`,
].map((source) => new RegExp(source, 'gu'));
/** All currencies, without those that are words in capitals. */
const CODES = new Set(
  Intl.supportedValuesOf('currency').filter((code) => !/^(?:ALL|TOP|CUP|TRY|MAD|EUR|GBP)$/.test(code)),
);
/** What stands before a sum that is the least of several. */
const FROM =
  /\b(?:from|starting (?:at|from)|starts? (?:at|from)|ab|à partir de|vanaf|desde|od|fra|från)(?:\s+|\s?[-–:]\s?)(?:just |only )?$/iu;
/** What follows a sum: the upper end of a range, or another sum, and that it is the least. */
const TAILS = [
  `(?:\\s?(?:[-–—]|to)\\s?(?:€|£|\\$)?\\s?(?<upper>${NUMBER})(?:\\s?(?:€|£))?(?![\\d:]|\\s?(?:%|am|pm|min|hour|day|night|week|month|people|guest|person|year)))?`,
  `(?:\\s?\\/\\s?(?:€|£|\\$)(?<other>${NUMBER})(?!\\d|[.,]\\d|\\s*[(/\\p{L}]))?(?<plus>\\+)?`,
].map((source) => new RegExp(source, 'iuy'));
/** What a price is charged by: "per person", "/night", "each". */
const UNITS = factsWords('priceAmounts', 'unit');
const BEFORE_UNIT = /\*?\s?(?:\/\s?|per\s|an?\s)/iuy;
const EACH = /\*?\s?(?:each|pps?|p\/p)\b/iuy;
/** In characters. */
const MAX_FROM = 30;

const endOf = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
};

/** The end of the unit that begins at a place; the place itself without one. */
function endOfUnit(text: string, at: number): number {
  const start = endOf(BEFORE_UNIT, text, at);
  const end = start > at ? UNITS.endAt(text, start) : -1;
  return end >= 0 ? end : endOf(EACH, text, at);
}

type Sum = {
  start: number;
  end: number;
  isFrom: boolean;
  unit: string;
  groups: Readonly<Record<string, string | undefined>>;
};

/** Whether a sum of another currency has a sign or code of one. */
function isCurrency({ groups: { before, after } = {} }: RegExpExecArray): boolean {
  const sign = before ?? after ?? '';
  return CODES.has(sign) || OTHER_SIGNS[sign] !== undefined || /^\p{Sc}$/u.test(sign);
}

/** The sums of a text with their ranges and units, from left to right. */
function sumsOf(text: string): Sum[] {
  const found: Sum[] = [];
  const patterns = OTHER_SIGN.test(text) ? [...SUMS, ...OTHER_SUMS] : SUMS;
  const ahead: (RegExpExecArray | null | undefined)[] = patterns.map(() => undefined);
  for (let position = 0; ; ) {
    for (const [way, pattern] of patterns.entries()) {
      const known = ahead[way];
      if (known === null || (known && known.index >= position)) continue;
      pattern.lastIndex = position;
      do ahead[way] = pattern.exec(text);
      while (way >= SUMS.length && ahead[way] && !isCurrency(ahead[way]));
    }
    const next = ahead.reduce((first, one) => (one && (!first || one.index < first.index) ? one : first), null);
    if (!next) return found;
    const groups: Record<string, string | undefined> = { ...next.groups };
    let end = next.index + next[0].length;
    for (const tail of TAILS) {
      tail.lastIndex = end;
      const match = tail.exec(text);
      // A range has no second sum.
      if (match && !(groups.upper && match.groups?.other)) {
        Object.assign(groups, match.groups);
        end += match[0].length;
      }
    }
    const unitEnd = endOfUnit(text, end);
    const from = FROM.exec(text.slice(Math.max(position, next.index - MAX_FROM), next.index));
    found.push({
      start: next.index - (from?.[0].length ?? 0),
      end: unitEnd,
      isFrom: from !== null || groups.plus !== undefined,
      unit: text.slice(end, unitEnd),
      groups,
    });
    position = unitEnd;
  }
}

const NOT_PRICE_AFTER = factsWords('priceAmounts', 'notPriceAfter');
/** Money that nobody pays: a value, a former price, a saving, a threshold. */
const NOT_PRICE_BEFORE = factsWords('priceAmounts', 'notPriceBefore');
const SYMBOLS = wordPairs('priceAmounts', 'symbols') as Record<string, Currency>;

/** The signs of other currencies that have letters. */
const OTHER_SIGNS: Readonly<Record<string, Currency>> = { R$: 'BRL', zł: 'PLN', Kč: 'CZK', kr: 'kr' };
const OTHER_SIGN = /(?![€£$])\p{Sc}|R\$|\bkr\b|zł|Kč|(?<!\p{L})[A-Z]{3}(?!\p{L})/u;

/** More is what a business turns over or insures, not a price. */
const MAX_PRICE = 1_000_000;
/** What is at least this much a year is a salary. */
const MIN_SALARY = 15_000;

const toAmount = (text: string): number => {
  const plain = text.replace(/[\s\u202f]/g, '');
  const decimals = /[.,](\d{1,2})$/.exec(plain);
  const whole = (decimals ? plain.slice(0, decimals.index) : plain).replace(/[.,]/g, '');
  return Number(`${whole}.${decimals?.[1] ?? '0'}`);
};

const readAmounts = memoize((text): readonly Amount[] => {
  const amounts: Amount[] = [];
  for (const { start, end, isFrom, unit, groups } of sumsOf(text)) {
    const { before, first, lower, second, whole, after, upper, other, dollar } = groups;
    const written = (before ?? after ?? (whole ? '€' : '')).trim();
    const sign = written.toLowerCase();
    // "$160 NZ"
    const currency = SYMBOLS[dollar ? `${dollar.slice(0, 2).toLowerCase()}$` : sign] ?? OTHER_SIGNS[written] ?? written;
    const number = first ?? lower ?? second ?? whole;
    const top = lower === undefined ? upper : second;
    if (!currency || !number || NOT_PRICE_AFTER.test(text.slice(end))) continue;
    // "£7.10/£6.95": which of the two something costs may depend on anything.
    const sums = [number, top ?? other].flatMap((one) => (one === undefined ? [] : toAmount(one)));
    if (other !== undefined) sums.sort((a, b) => a - b);
    const [amount = 0, maxAmount] = sums;
    if (amount === 0 || (maxAmount !== undefined && maxAmount <= amount)) continue;
    if (amount >= MAX_PRICE || (amount >= MIN_SALARY && /(?:year|yr|annum)$/i.test(unit))) continue;
    // "+£30" is what an option adds to the price.
    const isAdded = text[start - 1] === '+';
    const price = `${isAdded ? '+' : ''}${text.slice(start, end).trim()}`;
    amounts.push({ price, amount, maxAmount, currency, isFrom, start, end });
  }
  return amounts;
});

/** The amounts of money in a text as written there; a range is one amount. */
export const findAmounts = (text: string): readonly Amount[] =>
  /\d/.test(text) && (/[€£$]|eur|gbp|,[-–—]/i.test(text) || OTHER_SIGN.test(text)) ? readAmounts(text) : [];

/** Whether the words before an amount say that nobody pays it: "worth £40", "offers over £300,000". */
export const isNotPaid = (text: string, { start }: Amount): boolean =>
  NOT_PRICE_BEFORE.ends(text.slice(0, start), /^[\s:]*$/);

/** A text without its amounts. */
export function withoutAmounts(text: string): string {
  let end = 0;
  const kept = sumsOf(text).map((sum) => {
    const before = text.slice(end, sum.start);
    end = sum.end;
    return before;
  });
  return [...kept, text.slice(end)].join(' ');
}
