import { factsWords, wordPairs } from '../../lexicon/lexicon';
import { remember } from '../../text/remember';
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
/** Matches a price with its currency, its range, the word `from` and the unit that it is charged by. */
const PRICE = new RegExp(
  `(?:\\b(?<from>from|starting (?:at|from)|starts? (?:at|from)|ab|à partir de|vanaf|desde)(?:\\s+|\\s?[-–:]\\s?)(?:just |only )?)?(?:(?<before>(?<!\\d)[€£]|(?<!\\p{L})(?:US|AU?|CA?|NZ)\\$|\\$|EUR\\s?|GBP\\s?)\\s?(?<first>${NUMBER})(?:(?<=\\$\\s?[\\d.,]+)\\s?(?<dollar>USD|AUD|CAD|NZD?)(?![\\p{L}\\p{N}]))?|(?<![\\d.,€£$])(?<whole>\\d{1,5}),(?:-{1,2}|–|—)(?![\\d-])(?:\\s?€)?|(?<![\\d.,€£$])(?:(?<lower>${NUMBER})[-–—])?(?<second>${NUMBER})\\s?(?<after>[€£](?!\\s?\\d)|euros?\\b|EUR\\b|GBP\\b))(?:\\s?(?:[-–—]|to)\\s?(?:€|£|\\$)?\\s?(?<upper>${NUMBER})(?:\\s?(?:€|£))?(?![\\d:]|\\s?(?:%|am|pm|min|hour|day|night|week|month|people|guest|person|year))|\\s?\\/\\s?(?:€|£|\\$)(?<other>${NUMBER})(?!\\d|[.,]\\d|\\s*[(/\\p{L}]))?(?<plus>\\+)?(?<unit>\\*?\\s?(?:(?:\\/\\s?|per\\s|an?\\s)(?:person|pers|p|head|child|kid|teen|adult|guest|couple|family|night|hour|hr|h|day|week|month|mo|year|yr|annum|session|class|visit|room|booking|unit|item|kg|kilogram|km|mile|min|minute|lesson|pair|piece|panel|wheel|tyre|tire|m2|sq ?m)\\b|each\\b|pps?\\b|p\\/p\\b))?`,
  'giu',
);
const NOT_PRICE_AFTER = factsWords('priceAmounts', 'notPriceAfter');
/** Money that nobody pays: a value, a former price, a saving, a threshold. */
const NOT_PRICE_BEFORE = factsWords('priceAmounts', 'notPriceBefore');
const SYMBOLS = wordPairs('priceAmounts', 'symbols') as Record<string, Currency>;

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

const readAmounts = remember((text): readonly Amount[] => {
  const amounts: Amount[] = [];
  PRICE.lastIndex = 0;
  for (let match = PRICE.exec(text); match; match = PRICE.exec(text)) {
    const { from, before, first, lower, second, whole, after, upper, other, plus, dollar, unit } = match.groups ?? {};
    const end = match.index + match[0].length;
    // "134,-" without a currency is the German way to write €134.
    const sign = (before ?? after ?? (whole ? '€' : '')).trim().toLowerCase();
    // "$160 NZ"
    const currency = SYMBOLS[dollar ? `${dollar.slice(0, 2).toLowerCase()}$` : sign];
    const number = first ?? lower ?? second ?? whole;
    const top = lower === undefined ? upper : second;
    if (!currency || !number || NOT_PRICE_AFTER.test(text.slice(end))) continue;
    // "£7.10/£6.95": which of the two something costs may depend on anything.
    const sums = [number, top ?? other].flatMap((one) => (one === undefined ? [] : toAmount(one)));
    if (other !== undefined) sums.sort((a, b) => a - b);
    const [amount = 0, maxAmount] = sums;
    if (amount === 0 || (maxAmount !== undefined && maxAmount <= amount)) continue;
    if (amount >= MAX_PRICE || (amount >= MIN_SALARY && /(?:year|yr|annum)$/i.test(unit ?? ''))) continue;
    // "+£30" is what an option adds to the price.
    const isAdded = text[match.index - 1] === '+';
    amounts.push({
      price: `${isAdded ? '+' : ''}${match[0].trim()}`,
      amount,
      maxAmount,
      currency,
      isFrom: from !== undefined || plus !== undefined,
      start: match.index,
      end,
    });
  }
  return amounts;
});

/** The amounts of money in a text as written there; a range is one amount. */
export const findAmounts = (text: string): readonly Amount[] =>
  /\d/.test(text) && /[€£$]|eur|gbp|,[-–—]/i.test(text) ? readAmounts(text) : [];

/** Whether the words before an amount say that nobody pays it: "worth £40", "offers over £300,000". */
export const isNotPaid = (text: string, { start }: Amount): boolean =>
  NOT_PRICE_BEFORE.ends(text.slice(0, start), /^[\s:]*$/);

/** A text without its amounts. */
export const withoutAmounts = (text: string): string => text.replace(PRICE, ' ');
