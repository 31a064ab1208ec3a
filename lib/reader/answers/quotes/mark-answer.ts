import { daysIn } from '../question/days';
import { hasMoney } from '../question/patterns';
import type { ParsedQuestion } from '../rank/concepts';
import { isHours, type Quote } from './quotes';

/** What one has to do stands after what may be done. */
const INSTRUCTS = /\b(?:you (?:can|need)|please|phone|call|contact|apply|fill in|download)\b/i;
const HOLIDAY = /\bholidays?\b/i;
const isOf = ({ label = '', text }: Quote, days: ReadonlySet<number>): boolean =>
  [...days].some((day) => daysIn(`${label} ${text}`).has(day));
const isOfSome = ({ label = '', text }: Quote): boolean =>
  daysIn(`${label} ${text}`).size > 0 || HOLIDAY.test(`${label} ${text}`);

/** Without the rows of other days, where one is of a day that was asked about: the price of a weekend, not of a weekday. */
export function ofDays(quotes: readonly Quote[], days: ReadonlySet<number>): readonly Quote[] {
  const isPriceOf = (quote: Quote) => hasMoney(quote.text) && isOf(quote, days);
  if (!quotes.some(isPriceOf)) return quotes;
  return quotes.filter((quote) => !hasMoney(quote.text) || isOf(quote, days) || !isOfSome(quote));
}

/** Marks the other lines of an answer: of opening hours, of the list that it introduces, and a label's line instead of it. */
export function markAnswer(quotes: readonly Quote[], { days, kind }: Pick<ParsedQuestion, 'days' | 'kind'>): Quote[] {
  const passage = quotes.filter(({ place }) => place === quotes[0]?.place);
  const [focus, ...others] = passage.filter(({ isFocus }) => isFocus);
  if (!focus || others.length > 0) return [...quotes];
  const after = passage[passage.indexOf(focus) + 1];
  if (after?.label === focus.text && hasMoney(after.text))
    return quotes.map((quote) => ({ ...quote, isFocus: quote === after || (quote.isFocus && quote !== focus) }));
  const isAsked = ({ text }: Quote) => days.size === 0 || [...days].some((day) => daysIn(text).has(day));
  const isAfter = (quote: Quote) => passage.indexOf(quote) > passage.indexOf(focus);
  const belongs = (quote: Quote) =>
    isHours(focus)
      ? isHours(quote) && isAsked(quote)
      : isAfter(quote) && (/[:,]$/.test(focus.text) || (kind === 'how-to' && INSTRUCTS.test(quote.text)));
  return quotes.map((quote) => (passage.includes(quote) && belongs(quote) ? { ...quote, isFocus: true } : quote));
}
