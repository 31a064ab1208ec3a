import { type Amount, PRICE } from './price-amounts';
import { isCertain, namesItem, tidyName } from './price-names';

/** Words before a price that belong to the sentence, not to the name of the item. */
const ENDS_IN_PROSE =
  /\b(?:is|are|was|be|costs?|cost you|at|from|for|only|just|of|to|about|around|by|than|runs?|and|or|pay|charged?|charges?|prices?|priced|available|starts?|an?|the|with|under|over|approximately)$/i;
/** A sentence ends, or a clause of it. */
const CLAUSE = /[.!?;:]\s+|[,(]\s*(?:(?:and|but|so|with)\s+)?|\s[–—]\s|^\s*(?:and|or|&)\s+/u;
const COST_OF = /^(?:the |our )?(?:total )?(?:cost|price|fee|charge|payment)s? (?:of|for) (.+?)(?: (?:is|are))?$/i;
const COSTS =
  /^(.+?) (?:is|are|costs?|(?:(?:is|are) )?(?:also )?(?:available|priced|charged)|starts?|start)(?: (?:at|from|for|around|just|only|priced))*$/i;
const FOR =
  /^(?: ?(?:plus|\+|inc\.?|including|ex\.?) ?vat)?\s+for (?:a|an|the|our|your)\s+(?:full )?([^.;!?€£$]{3,60}?)[.;!?]?\s*$/i;
const MAX_WORDS = 8;

/** A price that somebody might pay is no price of the business: "A small job might cost £150". */
const IS_HEDGED = /\b(?:might|may|can|could|would)\b(?: (?:be|cost|start|range|around|about|from|only))*\s*$/i;

/** Whether a text before a price is a part of a sentence: "The Kids' T-shirts are". */
export const endsInProse = (text: string): boolean => ENDS_IN_PROSE.test(text);

const nounOf = (text: string): string | undefined => {
  const noun = tidyName(text.replace(/^(?:(?:a|an|the|our|my|also|then)\s+)+/i, ''));
  return !endsInProse(noun) && namesItem(noun) && isCertain(noun) && noun.split(/\s+/).length <= MAX_WORDS
    ? noun
    : undefined;
};

/** Whether the price needs no verb before it: it has its own, as in "Cakes start at €18", or that of the price before: "and rolls €2". */
const hasNoVerb = (before: string, amounts: readonly Amount[], index: number) =>
  /^(?:from|start)/i.test(amounts[index]?.price ?? '') || (index > 0 && /^\s*(?:,|and|&)\s/i.test(before));

/**
 * The item of a price in a sentence, as far as grammar tells it: "The cost of a refill is €15", "Day passes are €12", "from €20
 * for a wash and cut".
 */
export function itemOfSentence(text: string, amounts: readonly Amount[], index: number): string | undefined {
  const before = text.slice(amounts[index - 1]?.end ?? 0, amounts[index]?.start ?? 0);
  const clause = (
    before
      .replace(/\([^()]*\)/g, '')
      .split(CLAUSE)
      .findLast((part) => part.trim() !== '') ?? ''
  ).trim();
  if (IS_HEDGED.test(clause)) return undefined;
  const said =
    COST_OF.exec(clause)?.[1] ?? COSTS.exec(clause)?.[1] ?? (hasNoVerb(before, amounts, index) ? clause : undefined);
  const noun = said === undefined ? undefined : nounOf(said);
  const after = itemAfterFor(text, amounts, index);
  return noun && after ? `${noun} (${after})` : (noun ?? after);
}

/** The item in "€20 for a wash and cut". */
function itemAfterFor(text: string, amounts: readonly Amount[], index: number): string | undefined {
  const rest = text.slice(amounts[index]?.end ?? text.length, amounts[index + 1]?.start ?? text.length);
  const said = FOR.exec(rest.split(/[.!?]\s/, 1)[0] ?? '')?.[1];
  return said === undefined ? undefined : nounOf(said.replace(/,?\s*(?:and|plus|or|,)\s*$/i, ''));
}

/** The item of each of several prices that precede theirs: "£20 for a 3-bed semi, £22 for a 4-bed semi". */
export function itemOfSeries(text: string, amounts: readonly Amount[], index: number): string | undefined {
  const items = amounts.map((_, at) => itemAfterFor(text, amounts, at));
  const isSentence = (from: number, to: number) => !/[.!?]\s/.test(text.slice(amounts[from]?.end, amounts[to]?.start));
  const follows = items[index - 1] !== undefined && isSentence(index - 1, index);
  const precedes = items[index + 1] !== undefined && isSentence(index, index + 1);
  return follows || precedes ? items[index] : undefined;
}

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
