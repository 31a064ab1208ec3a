import type { ParentNode } from 'domhandler';
import { readObject, readText, readTexts, type Thing } from '../extract/structured-data';
import type { Currency, PriceFact } from './fact-types';
import type { FactLine } from './page-lines';

type Price = Omit<PriceFact, 'sources'>;
type Found = Price & { text: string; line: FactLine };
type Amount = Omit<Price, 'item'> & { start: number; end: number };

const NUMBER = '\\d{1,3}(?:[,.\\u202f ]\\d{3})+(?:[.,]\\d{1,2})?|\\d{1,6}(?:[.,]\\d{1,2})?';
const PRICE = new RegExp(
  `(?:\\b(?<from>from|starting (?:at|from)|starts? (?:at|from)|ab|à partir de|vanaf|desde)\\s+(?:just |only )?)?(?:(?<before>€|£|US\\$|\\$|EUR\\s?|GBP\\s?)\\s?(?<first>${NUMBER})|(?<![\\d.,€£$])(?<second>${NUMBER})\\s?(?<after>[€£](?!\\s?\\d)|euros?\\b|EUR\\b|GBP\\b))(?:\\s?(?:[-–—]|to)\\s?(?:€|£|\\$)?\\s?(?<upper>${NUMBER})(?:\\s?(?:€|£))?(?![\\d:]|\\s?(?:%|am|pm|min|hour|day|night|week|month|people|guest|person|year)))?(?<plus>\\+)?(?<unit>\\s?(?:(?:\\/\\s?|per\\s|an?\\s)(?:person|pers|p|head|child|kid|teen|adult|guest|couple|family|night|hour|hr|h|day|week|month|mo|year|yr|annum|session|class|visit|room|booking|unit|item|kg|km|mile|min|minute|lesson|pair|m2|sq ?m)\\b|each\\b|pps?\\b|p\\/p\\b))?`,
  'giu',
);
const NOT_PRICE_AFTER = /^[\s-]?(?:m\b|k\b|bn\b|million|billion|thousand|%|\d)/i;
const NOT_PRICE_LINE =
  /\b(?:million|billion|turnover|revenue|raised|raising|donat|fundrais|grants?\b|award|prize|win(?:ner)?\b|fine of|worth of|saved?\b|savings|invest|salary|per annum|wages?|compensation|funding|budget|basket|cart\b|subtotal|sub-total|free delivery|orders? over|spend over|minimum (?:order|spend)|cash ?back|rebate|scrappage|expect to (?:typically )?pay|typically|on average|vary (?:greatly|widely))/i;
const SYMBOLS: Record<string, Currency> = {
  '€': 'EUR',
  '£': 'GBP',
  $: 'USD',
  us$: 'USD',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  gbp: 'GBP',
};
const CALL_TO_ACTION =
  /^(?:book|buy|order|add to|view|see|select|choose|read|learn|find|contact|call|more|details|open|click|enquire|get|reserve|shop|sign|join|subscribe|download|quote|poa|most popular|best value|popular|new|sale|offer|recommended)\b[^,.]{0,30}$/i;
/** Words that describe a price, not the item that it is for. */
const ABOUT_PRICE =
  /^(?:(?:(?<![\d.,])[\d.,]+|(?:british|pounds?|sterling|euros?|dollars?|amount|prices?|pricing|duration|time|then|or|up to|additional|extra|cost|fees?|rates?|total|only|just|from|now|was|per|each|pp|pps|p\/p|ea|inc(?:l(?:uding|usive)?)?|ex(?:cluding)?|vat|tax|and|or|plus|the|a|an|our|at|is|are|for|starts?|starting|person|people|child|children|teens?|booking|couple|guest|sharing|adults?|night|hour|hr|session|month|monthly|week|weekly|year|yearly|annually|day|kg|unit|item|treatment|visit|one|off|one-off|starting at|approx)\b)\W*)+$/i;
const MAX_ITEM = 140;

const toAmount = (text: string): number => {
  const plain = text.replace(/[\s\u202f]/g, '');
  const decimals = /[.,](\d{1,2})$/.exec(plain);
  const whole = (decimals ? plain.slice(0, decimals.index) : plain).replace(/[.,]/g, '');
  return Number(`${whole}.${decimals?.[1] ?? '0'}`);
};

/** The amounts of money in a text as written there; a range is one amount. */
export function findAmounts(text: string): Amount[] {
  if (!/[€£$]|eur|gbp/i.test(text)) return [];
  const amounts: Amount[] = [];
  for (const match of text.matchAll(PRICE)) {
    const { from, before, first, second, after, upper, plus } = match.groups ?? {};
    const end = match.index + match[0].length;
    const currency = SYMBOLS[(before ?? after ?? '').trim().toLowerCase()];
    const number = first ?? second;
    if (!currency || !number || NOT_PRICE_AFTER.test(text.slice(end))) continue;
    const amount = toAmount(number);
    const maxAmount = upper === undefined ? undefined : toAmount(upper);
    if (amount === 0 || (maxAmount !== undefined && maxAmount <= amount)) continue;
    amounts.push({
      price: match[0].trim(),
      amount,
      maxAmount,
      currency,
      isFrom: from !== undefined || plus !== undefined,
      start: match.index,
      end,
    });
  }
  return amounts;
}

const NUMBERING = /^\s*\d{1,2}[.)]\s+(?=\p{Lu})/u;

const tidyItem = (text: string) =>
  text
    .replace(NUMBERING, '')
    .replace(/[.…·_]{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^\s*for\s+|\s+and\s*$|\.\s*$/gi, '')
    .replace(/^[\s:;,.|•·*–—+&/()-]+|[\s:;,|•·*–—=(/-]+$/g, '')
    .trim();

/** Words that introduce a price without naming an item. */
const LEADS_TO_PRICE =
  /^(?:typically|usually|normally|around|about|approx\w*|from|at|of|to|by|if|when|with|until|before|after|only|save|was)\b.{0,40}$/i;
/** Words for whom, when or which size: they distinguish several prices of one item. */
const VARIANT =
  /^(?:adults?|child(?:ren)?|kids?|teens?|infants?|seniors?|students?|oaps?|pensioners?|concessions?|famil(?:y|ies)|couples?|groups?|singles?|doubles?|twin|triple|single rate|double rate|per person|weekdays?|weekends?|mid-?week|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*(?:\s?(?:[-–&+]|to|and)\s?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)?|small|medium|large|x-?large|regular|half|full|half day|full day|standard|peak|off-?peak|\d+(?:\.\d+)?\s?(?:ml|areas?|zones?|syringes?)|high season|low season|members?|non-?members?|(?:monthly|annual(?:ly)?|weekly|daily|hourly)(?: rates?)?|(?:up to \d+|\d+\s?[-–]\s?\d+) \p{L}+|(?:week(?:day|end)s?) \(.{3,20}\))$/iu;

/** A further price of the item above it. */
const CONTINUATION =
  /^(?:return|course of \d+|\d+ (?:sessions|treatments|classes|visits)|follow[- ]?ups?(?: (?:treatments?|visits?|appointments?|sessions?|consultations?))?)$/i;

const namesItem = (text: string) =>
  /\p{L}{2}/u.test(text) && !ABOUT_PRICE.test(text) && !CALL_TO_ACTION.test(text) && !LEADS_TO_PRICE.test(text);

/** The item of a price on its own line: the nearest line above that names something, otherwise the heading. */
function itemAbove(lines: FactLine[], at: number): string | undefined {
  const { block, heading, kind } = lines[at] as FactLine;
  for (let above = at - 1; above >= Math.max(0, at - 6); above -= 1) {
    const line = lines[above] as FactLine;
    if (line.kind === 'heading') return namesItem(line.text) && line.text.length <= MAX_ITEM ? line.text : undefined;
    if (findAmounts(line.text).length > 0) return undefined;
    if (line.kind === 'row' || line.isQuoted) return undefined;
    // A list directly above a price is what it includes; the item is named above the list.
    if (line.kind === 'item' && kind !== 'item') continue;
    // Between a name and its price there may be a description; the name is short and not a sentence.
    const isName = line.text.length <= 60 && !/[.!?]$/.test(line.text) && namesItem(line.text);
    const next = lines[above - 1];
    const hasNameAbove = next !== undefined && next.heading === heading && isNameLine(next) && line.block !== block;
    if (isName && !hasNameAbove) return line.text;
    if (isName && next?.kind === 'heading') return next.text;
  }
  return namesItem(heading) && heading.length <= MAX_ITEM ? heading : undefined;
}

function elementsAround({ block }: FactLine): unknown[] {
  const elements: unknown[] = [];
  for (let at: ParentNode | null = block.region.element; at; at = at.parent) elements.push(at);
  return elements;
}

/** How many elements contain both lines. */
function sharedDepth(line: FactLine, other: FactLine): number {
  const around = new Set(elementsAround(line));
  return elementsAround(other).filter((element) => around.has(element)).length;
}

/** The name below a price that shares an element with it, such as a card, which the line above the price does not. */
function nameInCard(lines: FactLine[], at: number): string | undefined {
  const [above, line, next] = [lines[at - 1], lines[at] as FactLine, lines[at + 1]];
  if (!above || !next || line.kind === 'heading' || next.kind === 'row') return undefined;
  const isName = next.text.length <= 60 && !/[.!?]$/.test(next.text) && findAmounts(next.text).length === 0;
  return isName && namesItem(next.text) && sharedDepth(line, next) > sharedDepth(line, above) ? next.text : undefined;
}

const isNameLine = ({ kind, text }: FactLine) => kind === 'heading' && namesItem(text);

/** A variant in brackets or a duration: "€125 (30 min)". */
const QUALIFIER = /^\s*[/–—-]?\s*(?:\(([^)]{1,40})\)|(\d{1,3}\s?(?:min(?:ute)?s?|h(?:ou)?rs?)\b))/i;
/** A duration or time of day: it distinguishes the prices of one item but names none. */
const ONLY_QUALIFIER =
  /^(?=.*(?:\d|\bhour))(?:(?:up to|approx|c|(?<!\d)\d{1,3}|half|an?|to|or|am|pm|min(?:ute)?s?|h(?:ou)?rs?|h|sessions?|treatments?|appointments?)[^\p{L}\p{N}]*)+$/iu;

const qualifierAfter = (text: string) => {
  const match = QUALIFIER.exec(text);
  return match ? (match[1] ?? match[2]) : undefined;
};

/** "Admission: €5 adults, €3 seniors": each price precedes its item. */
function itemBehind(text: string, amounts: Amount[], index: number): string | undefined {
  const group = tidyItem(text.slice(0, amounts[0]?.start ?? 0));
  const item = tidyItem(text.slice(amounts[index]?.end ?? 0, amounts[index + 1]?.start ?? text.length));
  if (!namesItem(item) && !VARIANT.test(item)) return undefined;
  return namesItem(group) ? `${group} (${item})` : item;
}

/** "Back massage – €35 (30 min) / €60 (60 min)": all prices are of the item before the first one. */
function itemOfQualified(text: string, amounts: Amount[], index: number): string | undefined {
  const qualifiers = amounts.map(({ end }, at) =>
    qualifierAfter(text.slice(end, amounts[at + 1]?.start ?? text.length)),
  );
  const item = tidyItem(text.slice(0, amounts[0]?.start ?? 0));
  if (amounts.length < 2 || qualifiers.includes(undefined) || !namesItem(item)) return undefined;
  return `${item} (${qualifiers[index]})`;
}

/** The item of one price in a line: the text between the previous price and this one. */
function itemInLine(text: string, amounts: Amount[], index: number): string | undefined {
  const amount = amounts[index] as Amount;
  const ranged = itemOfQualified(text, amounts, index);
  if (ranged) return ranged;
  const tail = text.slice(amounts.at(-1)?.end ?? text.length);
  const isBehind = qualifierAfter(tail) === undefined && (namesItem(tidyItem(tail)) || VARIANT.test(tidyItem(tail)));
  if (amounts.length > 1 && isBehind) return itemBehind(text, amounts, index);
  const before = tidyItem(text.slice(amounts[index - 1]?.end ?? 0, amount.start).replace(QUALIFIER, ''));
  const rest = text.slice(amount.end, amounts[index + 1]?.start ?? text.length);
  if (/^or both/i.test(before)) return undefined;
  if (namesItem(before) || ONLY_QUALIFIER.test(before)) return before;
  // In "$15/pie, homemade crust" the rest tells how it is sold, not what it is.
  if (/^\s?(?:\/|per\b|each\b)/i.test(rest)) return undefined;
  // In "from £1,495 plus VAT with warranty" the rest describes the price and names no item.
  if (/^\s*(?:plus|\+|inc|excl?|ex|with|incl?uding)\b/i.test(rest)) return undefined;
  const after = tidyItem(rest);
  const isAlone = index === 0 && amounts.length === 1 && qualifierAfter(rest) === undefined;
  return isAlone && namesItem(after) ? after : undefined;
}

/** The item from a line above, with what distinguishes this price from the others on its line. */
function itemFromAbove(lines: FactLine[], at: number, amounts: Amount[], index: number): string | undefined {
  const { text } = lines[at] as FactLine;
  const amount = amounts[index] as Amount;
  const qualifier = qualifierAfter(text.slice(amount.end, amounts[index + 1]?.start ?? text.length));
  if (amounts.length > 1 && qualifier === undefined) return undefined;
  const above = withName(nameInCard(lines, at) ?? itemAbove(lines, at), lines, at);
  return above && qualifier ? `${above} (${qualifier})` : above;
}

/** Prefixes an item that is only a duration or a variant with the name of its group. */
function withName(item: string | undefined, lines: FactLine[], at: number): string | undefined {
  const continues = item !== undefined && CONTINUATION.test(item);
  const isVariant = continues || (item !== undefined && VARIANT.test(item));
  if (item === undefined || !(isVariant || ONLY_QUALIFIER.test(item))) return item;
  const name = groupName(lines, at, continues);
  if (name) return `${name} (${item})`;
  return isVariant && !continues ? item : undefined;
}

/**
 * The nearest line above that names something, skipping descriptions, durations and prices of the same group. Of table rows,
 * only those that a `continues` item can belong to are names.
 */
function groupName(lines: FactLine[], at: number, continues: boolean): string | undefined {
  for (let above = at - 1; above >= Math.max(0, at - 16); above -= 1) {
    const { text, kind, cells, isQuoted } = lines[above] as FactLine;
    if (isQuoted) return undefined;
    const said = tidyItem(kind === 'row' ? (continues ? (cells[0] ?? '') : '') : text.replace(PRICE, ''));
    if (kind === 'heading') return namesItem(said) && said.length <= 70 && !/[!?]$/.test(said) ? said : undefined;
    const isDescription = said.length > 70 || /[.!?]$/.test(text);
    const isNothing = [ONLY_QUALIFIER, VARIANT, CONTINUATION, ABOUT_PRICE, LEADS_TO_PRICE].some((one) =>
      one.test(said),
    );
    if (said !== '' && !isDescription && !isNothing) return namesItem(said) ? said : undefined;
  }
  return undefined;
}

function readPriceLine(lines: FactLine[], at: number): Found[] {
  const line = lines[at] as FactLine;
  const amounts = findAmounts(line.text);
  if (amounts.length === 0 || amounts.length > 8) return [];
  // Leader dots before a price do not end a sentence, nor does a table row that names its item in a cell.
  const said = line.text
    .replace(NUMBERING, '')
    .replace(/[.…·_]{3,}/g, ' ')
    .replace(PRICE, ' ');
  const isRow = line.cells.length > 1 && findAmounts(line.cells[0] ?? '').length === 0;
  const isSentence = !isRow && (said.split(/\s+/).length > 14 || /[.!?]\s+\p{Lu}/u.test(said));
  return amounts.flatMap((amount, index) => {
    const { start, end, ...price } = amount;
    const item = isSentence
      ? sentenceOrHeading(line, start, end)
      : (withName(itemInRow(lines, at, amounts, index) ?? itemInLine(line.text, amounts, index), lines, at) ??
        itemFromAbove(lines, at, amounts, index));
    if (!item || item.length > MAX_ITEM * 1.5) return [];
    return [{ ...price, item, text: line.text.slice(0, 300), line }];
  });
}

/** The sentence of a price, or the heading above it if the sentence names nothing ("Prices start from £400"). */
function sentenceOrHeading({ text, heading }: FactLine, start: number, end: number): string | undefined {
  const sentence = sentenceAround(text, start, end);
  const named = sentence && itemBefore(sentence, text.slice(start, end));
  if (named) return named;
  const saysNothing = sentence !== undefined && ABOUT_PRICE.test(sentence.replace(PRICE, ' ').trim());
  return saysNothing && namesItem(heading) ? heading : sentence;
}

/** Words before a price that belong to the sentence, not to the name of the item. */
const ENDS_IN_PROSE =
  /\b(?:is|are|was|be|costs?|cost you|at|from|for|only|just|of|to|about|around|by|than|and|or|pay|charged?|charges?|prices?|priced|an?|the|with|under|over|approximately)$/i;

/** The item of "Gel nails – £25 including removal": a short text that a dash leads from to the price, or that the price ends. */
function itemBefore(sentence: string, price: string): string | undefined {
  const at = sentence.indexOf(price);
  const before = sentence.slice(0, at);
  const isLast = sentence.slice(at + price.length).trim() === '';
  const item = tidyItem(before);
  const isName = namesItem(item) && findAmounts(item).length === 0 && !ENDS_IN_PROSE.test(item);
  return isName && (isLast || /[–—:-]\s*$/.test(before)) && (item.match(/\p{L}+/gu)?.length ?? 0) <= 14
    ? item
    : undefined;
}

function sentenceAround(text: string, start: number, end: number): string | undefined {
  const from = Math.max(
    ...[...text.slice(0, start).matchAll(/[.!?]\s+(?=\p{Lu}|€|£)/gu)].map((match) => match.index + match[0].length),
    0,
  );
  const rest = text.slice(end).search(/[.!?](?:\s|$)/);
  const sentence = text.slice(from, rest < 0 ? text.length : end + rest).trim();
  return sentence.split(/\s+/).length >= 3 ? sentence : undefined;
}

/** In a table the first cell names the item, and the column header the variant. */
function itemInRow(lines: FactLine[], at: number, amounts: Amount[], index: number): string | undefined {
  const line = lines[at] as FactLine;
  const { start, end } = amounts[index] as Amount;
  const [first = '', second = ''] = line.cells;
  const name = /^\d{1,3}[.)]?$/.test(first) && line.cells.length > 2 ? second : first;
  if (line.cells.length < 2 || findAmounts(name).length > 0 || !(namesItem(name) || ONLY_QUALIFIER.test(name)))
    return undefined;
  const column = line.text.slice(0, start).split(' | ').length - 1;
  const before = amounts[index - 1];
  // A second price in one cell is for a variant ("€12 or both for €20", "€25/30mins €40/60mins").
  const isSecond = before !== undefined && !line.text.slice(before.end, start).includes(' | ');
  const qualifier = qualifierAfter(line.text.slice(end));
  if (qualifier) return `${name} (${qualifier})`;
  if (isSecond) return undefined;
  let head: FactLine | undefined;
  for (let above = at - 1; above >= 0 && lines[above]?.kind === 'row'; above -= 1) head = lines[above];
  const title = head?.cells.length === line.cells.length ? head.cells[column] : undefined;
  const variant = title?.replace(/\b(?:prices?|rates?|costs?)\b/gi, '').trim() ?? '';
  const isTelling =
    title !== undefined &&
    line.cells.length > 2 &&
    findAmounts(title).length === 0 &&
    (amounts.length > 1 || namesItem(title) || VARIANT.test(variant) || ONLY_QUALIFIER.test(variant));
  return isTelling ? `${name} (${title})` : name;
}

/** Prices with their items. A price without an item is ignored. */
export function findPrices(lines: FactLine[]): Found[] {
  return lines.flatMap((line, at) => {
    if (line.place !== 'content' || line.isQuoted || line.text.length > 600 || NOT_PRICE_LINE.test(line.text))
      return [];
    return readPriceLine(lines, at);
  });
}

/** Offers in schema.org data. */
export function readOffers(things: Thing[]): Price[] {
  return things.flatMap(({ types, values }) => {
    if (types.some((type) => /^(?:AggregateOffer|Offer)$/.test(type))) return [];
    const item = readText(values.name);
    const offer = readObject(values.offers);
    const amount = Number(readText(offer?.price) ?? readText(offer?.lowPrice) ?? Number.NaN);
    const currency = readTexts(offer?.priceCurrency)[0];
    if (!item || !(amount > 0) || (currency !== 'EUR' && currency !== 'GBP' && currency !== 'USD')) return [];
    const symbol = { EUR: '€', GBP: '£', USD: '$' }[currency];
    return [{ item, price: `${symbol}${amount}`, amount, currency, isFrom: offer?.lowPrice !== undefined }];
  });
}
