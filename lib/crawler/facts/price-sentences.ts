import { type Amount, PRICE } from './price-amounts';
import { isCertain, namesItem, tidyName } from './price-names';

/** Words before a price that belong to the sentence, not to the name of the item. */
const ENDS_IN_PROSE =
  /\b(?:is|are|was|be|costs?|cost you|at|from|for|only|just|of|to|about|around|by|than|runs?|and|or|pay|charged?|charges?|prices?|priced|available|starts?|ranges?|the|with|under|over|approximately|add|per|combines?)$/i;
/** Whether a text before a price is a part of a sentence: "The Kids' T-shirts are". */
export const endsInProse = (text: string): boolean => ENDS_IN_PROSE.test(text) || /\ban?$/.test(text);

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
  [...text.slice(0, before + 1).matchAll(/(?<!\b\p{Lu}\p{L}?)[.!?]\s+(?=\p{Lu}|[€£$])/gu)].reduce(
    (_, match) => match.index + match[0].length,
    0,
  );

const sentenceEnd = (text: string, after: number) => {
  const rest = text.slice(after).search(/[.!?](?:\s|$)/);
  return rest < 0 ? text.length : after + rest;
};

/** What may follow a price up to the end of its sentence: "+ VAT", ", depending on the size". */
const TERMS =
  /^\s*(?:(?:\+|plus|inc(?:l\.?|luding)?|ex(?:cl\.?|cluding)?)\s?VAT)?(?:,?\s(?:with|depending|varying|reflecting|based|and (?:this )?includes|but (?:can|may) vary)\b[^€£$]*)?[.!]?\s*$/iu;
/** Words between the verb of a price and its amount. */
const ADVERBS =
  /(?:\s(?:currently|charged|priced|available|just|only|at|from|an? (?:affordable|accessible|competitive|fixed fee of)))+$/iu;
/** The subject of a sentence about its price. */
const STATES =
  /^(?:(?:the )?(?:price|cost|fee|charge)s? (?:of|for) )?(?:(?:our|my|the|an?|all|each|every) )?(?<item>[^,;:()]{3,60}?)(?: (?:services?|treatments?|sessions?|appointments?))? (?:is|are|costs?|starts?)$/iu;
/** A subject that means what the page is about. */
const HEADLINE =
  /^(?:this (?:service|treatment|class|course|session|therapy)|(?:(?:our|the) )?(?:prices?|pricing|fees?|cost)) (?:is|are|costs?|starts?)$/iu;

/**
 * The item of a sentence that states one price and nothing else: "Our dog sitting services start at £30 per visit." Of "Prices
 * start from £8", it is the headline of the page.
 */
export function itemOfSentence(
  text: string,
  { start, end, price }: Amount,
  headline: () => string | undefined,
): string | undefined {
  const before = text.slice(sentenceStart(text, start), start).trim();
  if (!TERMS.test(text.slice(end, sentenceEnd(text, end) + 1))) return undefined;
  const subject = before.replace(ADVERBS, '');
  // "start at" and "from" are part of the price.
  const said = /^(?:start|from)/i.test(price) && !/\s(?:is|are)$/i.test(subject) ? `${subject} starts` : subject;
  if (HEADLINE.test(said)) return headline();
  const item = STATES.exec(said)?.groups?.item;
  return item && namesItem(item) && isCertain(item) && !endsInProse(item) ? item : undefined;
}
