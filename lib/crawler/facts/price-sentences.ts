import { type Amount, PRICE } from './price-amounts';
import { isCertain, namesItem, tidyName } from './price-names';

/** Words before a price that belong to the sentence, not to the name of the item. */
const ENDS_IN_PROSE =
  /\b(?:is|are|was|be|costs?|cost you|at|from|for|only|just|of|to|about|around|by|than|runs?|and|or|pay|charged?|charges?|prices?|priced|available|starts?|an?|the|with|under|over|approximately)$/i;
/** Whether a text before a price is a part of a sentence: "The Kids' T-shirts are". */
export const endsInProse = (text: string): boolean => ENDS_IN_PROSE.test(text);

/** The item of "Gel nails – £25 including removal": a short text that a dash leads from to the price, or a line of one sentence that the price ends. */
export function itemBeforeDash(text: string, { start, end }: Amount): string | undefined {
  const from = sentenceStart(text, start);
  const before = text.slice(from, start);
  const isLast = from === 0 && text.slice(end).trim() === '';
  const item = tidyName(before.replace(/^(?:our|my)\s+(?=\p{L})/iu, ''));
  const isName = namesItem(item) && isCertain(item) && !endsInProse(item);
  return isName && (isLast || /[–—:-]\s*$/.test(before)) && (item.match(/\p{L}+/gu)?.length ?? 0) <= 14
    ? item
    : undefined;
}

/** Whether the sentence of a price says nothing else: "Prices start from £400 + VAT." */
export function isOnlyPrice(text: string, { start, end }: Amount): boolean {
  const sentence = text.slice(sentenceStart(text, start), sentenceEnd(text, end));
  return !namesItem(tidyName(sentence.replace(PRICE, ' ').replace(/[+]/g, ' ')));
}

const sentenceStart = (text: string, before: number) =>
  [...text.slice(0, before).matchAll(/[.!?]\s+(?=\p{Lu}|€|£)/gu)].reduce(
    (_, match) => match.index + match[0].length,
    0,
  );

const sentenceEnd = (text: string, after: number) => {
  const rest = text.slice(after).search(/[.!?](?:\s|$)/);
  return rest < 0 ? text.length : after + rest;
};
