import { findAmounts } from './price-amounts';

/** The maximum length of the name of an item. */
export const MAX_NAME = 140;
const CALL_TO_ACTION =
  /^(?:book|buy|order|add to|view|see|select|choose|read|learn|find|contact|call|more|details|open (?:details|menu|maps?|in|the|full)|click|enquire|get|reserve|shop|sign|join|subscribe|download|quote|poa|most popular|best value|popular|new (?:in|arrivals?|now|offers?)|sale|offer|recommended)\b[^,.]{0,30}$/i;
/** Words that describe a price, not the item that it is for. */
const ABOUT_PRICE =
  /^(?:(?:(?<![\d.,])[\d.,]+|(?:british|pounds?|sterling|investment|euros?|dollars?|amount|prices?|pricing|tariffs?|in|usd|eur|gbp|range|duration|varies|vary|time|then|or|up to|additional|extra|cost|fees?|charges?|rates?|total|only|just|from|now|was|per|each|pp|pps|p\/p|ea|inc(?:l(?:uding|usive)?)?|ex(?:cluding)?|vat|tax|and|or|plus|the|a|an|our|at|is|are|for|starts?|starting|around|about|person|people|child|children|teens?|booking|couple|guest|sharing|adults?|night|hour|hr|session|month|monthly|week|weekly|year|yearly|annually|day|kg|unit|item|treatment|visit|one|off|one-off|starting at|approx)\b)\W*)+$/i;
/** Words that are no name, even together: "Clear pricing", "All makes & models", "Optional add-ons". */
const GENERIC =
  /^(?:(?:all|any|every|makes?|models?|clear|simple|honest|upfront|sessions?|hours|transparent|affordable|fixed|competitive|our|your|the|my|with|and|or|for|rest|others?|both|each|everyone|options?|optional|in|add-?ons?|extras?|details?|info|information|notes?|offers?|specials?|deals?|included|includes|categor(?:y|ies)|to|until|valid|january|february|march|april|may|june|july|august|september|october|november|december|rooms?|rates?|tariffs?|pric(?:e|es|ing)|price list|fees?|costs?|charges?|services?|treatments|packages|menus?|shop|home|welcome|reviews?|product|products|sale|today|now|old|new|front|rear|gas|wheels?|units?|points?|\d+(?:st|nd|rd|th)?|=)(?:\s|\p{P}|$)+)+$/iu;
/** A claim about prices or the work: "Competitive prices with no hidden fees", "No ladders, no fuss". */
const CLAIM =
  /^welcome to\b|^no \p{L}{3}|\bno (?:hidden|extra|obligation)\b|^(?:\p{L}+ )?(?:prices|pricing) (?:with|without|that|to)\b/iu;
/** Words that introduce a price without naming an item. */
const LEADS_TO_PRICE =
  /^(?:typically|usually|normally|around|about|approx\w*|from|at|of|to|by|if|when|with|until|before|after|only|save|was|served|choice of|comes|made|prices?)\b.{0,40}$/i;
/** Words of sentences, not of names. */
const PROSE =
  /\b(?:we|we'(?:re|ve|ll)|you(?! go\b| can eat\b)|you'(?:re|ve|ll)|they|these|which|who|please|would|should|could|may|because|has|have|had|is|are|was|were|includes?|included|applies|enjoy|gets?|send|highly)\b|\b(?:it|this|that|it's|I'm|I've)\b(?!-)|\bI\s\p{Ll}|\byour\b(?! (?:own|choice)\b)/u;
const ORDERED = /^\s*\d{1,2}[.)]\s+(?=\p{Lu})/u;

const AUDIENCE =
  'individuals?|adults?|child(?:ren)?|kids?|teens?|juniors?|infants?|seniors?|students?|oaps?|pensioners?|concessions?|famil(?:y|ies)|couples?|groups?|ladies|gents|wom[ae]n|m[ae]n|boys|girls|members?|non-?members?';
const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?';
const DAYS = `${DAY}(?:\\s?(?:[-–&+]|to|and|or)\\s?${DAY})?`;
const COUNT =
  '(?:(?:min(?:imum)?|max(?:imum)?|up to|serves(?: up to)?) )?\\d+(?:\\s?[-–]\\s?\\d+|\\+)? (?:people|persons?|pax|guests?|players?|dogs?|cats?|dozen|count|weeks?|days?(?: a week)?|nights?|months?|(?:class(?:es)?|lessons?|sessions?)(?: (?:a|per) (?:week|month))?|courses?)|serves \\d+(?:\\s?[-–]\\s?\\d+)?';
const SIZE =
  '(?:extra[- ]?|x-?)?(?:small|large)(?: areas?)?|medium(?: areas?)?|short|long|regular|glass|bottle|carafe|jug|pint|cup|bowl|half|full|standard|peak|off-?peak|one|two|three|four|five|six|front|rear|routine|simple|complex|\\d+ ?wheels?|(?:old|new) gas|\\d+(?:\\.\\d+)?\\s?(?:ml|areas?|zones?|syringes?)|per person';
/** For whom something is by age: "14 and older". */
const AGES =
  '(?:aged?|ages)?\\s?\\d+(?:\\s?[-–]\\s?\\d+)?\\s?(?:years?|yrs?)?\\s(?:and|&|or)\\s(?:younger|older|under|over|up)|ages? \\d+(?:\\s?[-–]\\s?\\d+|\\+)?|all ages';
/** How far a journey is: "First 10 miles", "Zone 2". */
const DISTANCE =
  '(?:first|next|each additional|every|up to) (?:\\d+ )?(?:miles?|km)\\b.{0,15}|round trip|one way|zone \\w';
/** Words for whom, when or which size: they distinguish several prices of one item. */
const VARIANT = new RegExp(
  `^(?:(?:${AUDIENCE})(?:\\s?(?:&|and|/)\\s?(?:${AUDIENCE}))*|${DAYS}|${COUNT}|${SIZE}|singles?|doubles?|twin|triple|single rate|double rate|weekdays?|weekends?|mid-?week|half day|full day|high season|low season|(?:spring|summer|autumn|fall|winter)(?: \\(.{3,40}\\))?|(?:monthly|annual(?:ly)?|weekly|daily|hourly)(?: rates?)?|(?:up to \\d+|\\d+\\s?[-–]\\s?\\d+) \\p{L}+|${AGES}|(?:week(?:day|end)s?) \\(.{3,20}\\))$`,
  'iu',
);
/** A season by its dates: "19 July 2014 - 5 September 2014". */
const DATES = '\\d{1,2}(?:st|nd|rd|th)? \\p{Lu}\\p{Ll}+ \\d{4}\\s?[-–].*';
/** Variants that say nothing without the item that they are variants of. */
const DEPENDENT = new RegExp(
  `^(?:${DAYS}|${COUNT}|${SIZE}|${AGES}|${DISTANCE}|monthly|annual(?:ly)?|weekly|daily|hourly|single rate|double rate|weekdays?|weekends?|mid-?week|high season|low season|${DATES})$`,
  'iu',
);
/** A further price of the item above it. */
const CONTINUATION =
  /^(?:return|course of \d+|\d+ (?:sessions|treatments|classes|visits)|infills?|re-?fills?|top[- ]?ups?|follow[- ]?ups?(?: (?:treatments?|visits?|appointments?|sessions?|consultations?))?|(?:per|for|with|if)\s.{2,50}(?:,?\sadd|\sextra))$/i;
/** A variant in brackets or a duration: "€125 (30 min)". */
const QUALIFIER = /^\s*[|/–—-]?\s*(?:\(([^)]{1,40})\)|(\d{1,3}\s?(?:min(?:ute)?s?|h(?:ou)?rs?)\b))/i;
/** A duration or time of day: it distinguishes the prices of one item but names none. */
const ONLY_QUALIFIER =
  /^(?=.*(?:\d|\bhour))(?:(?:up to|approx|c|(?<!\d)\d{1,3}|half|one|two|three|four|an?|and|to|or|am|pm|min(?:ute)?s?|h(?:ou)?rs?|h|sessions?|treatments?|appointments?)[^\p{L}\p{N}]*)+$/iu;

/** Longer texts are no names. */
const MAX_TIDIED = 500;

/** Removes numbering, leader dots and the punctuation around the name of an item. */
export const tidyName = (text: string): string =>
  withoutNumbering(text.slice(0, MAX_TIDIED))
    .replace(/[.…·_]{3,}|…/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\p{L}\s]{0,30}\b(?:pric(?:es?|ing)|costs?):\s*(?=\p{L})/iu, '')
    .replace(/^\s*\(\p{L}{1,3}\)\s*(?=\p{L})/u, '')
    .replace(/[\s,(–-]+(?:inc|exc?)l?(?:uding|usive of)?\.?\s+VAT\)?\s*$/i, '')
    .replace(/^\s*for\s+|\s+(?:and|from)\s*$|:\s+(?:additional|extra)\s*$|[.@]\s*$/gi, '')
    .replace(/^[\s:;,.|•·*–—+&/()\p{So}\p{Mn}-]+|[\s:;,|•·*–—=/\p{Ps}\p{So}\p{Mn}-]+$/gu, '')
    .trim();

export const withoutNumbering = (text: string): string => text.replace(ORDERED, '');

/** Removes the signs of footnotes and options at the end of a name, and a bracket that nothing opens. */
export const withoutSigns = (name: string): string => {
  const plain = name.replace(/[\s*+=†‡]+(?=\s\(|$)/gu, '');
  return plain.split(')').length > plain.split('(').length ? plain.replace(')', '') : plain;
};

/** Whether a text can be the name of an item: it has a word, and not only words about prices, sizes or buttons. */
export const namesItem = (text: string): boolean =>
  /\p{L}{2}/u.test(text) &&
  !ABOUT_PRICE.test(text) &&
  !CALL_TO_ACTION.test(text) &&
  !/\bprice ?list\b/i.test(text) &&
  !LEADS_TO_PRICE.test(text) &&
  !GENERIC.test(text);

/** Whether a name is certain enough to be stated: no sentence, no amount of money, no size without its item. */
export const isCertain = (name: string): boolean =>
  name.length <= MAX_NAME &&
  /\p{L}{3}|\p{Lu}{2}/u.test(name) &&
  !/^(?:\+|\(|per\b|min(?:ute)?s?$|hours?$|now \p{L}+ing\b|(?:his|her|their)\s\p{L})/iu.test(name) &&
  !/ [|·] |\d\s?%|Â|\b(?:prices|information|value)$|\([^)]*$/.test(name) &&
  !/^(?:(?:to|or|and|with|w\/)|We|You|Your|They|It|This|Total|Includes) /.test(name) &&
  !CLAIM.test(name) &&
  !PROSE.test(name.replace(/\([^)]*\)/g, '')) &&
  !DEPENDENT.test(name.replace(/\s\([^)]*\)$/, '')) &&
  !ONLY_QUALIFIER.test(name) &&
  !/[€£$]\s?\d/.test(name.replace(/\([^)]*\)/g, '')) &&
  findAmounts(name.replace(/\([^)]*\)/g, '')).length === 0;

export const isVariant = (text: string): boolean => VARIANT.test(text);
export const isDuration = (text: string): boolean => ONLY_QUALIFIER.test(text);
export const isContinuation = (text: string): boolean => CONTINUATION.test(text);

/** Whether a text distinguishes prices, or says something about them, but names no item. */
export const isDetail = (text: string): boolean =>
  [ONLY_QUALIFIER, VARIANT, CONTINUATION, ABOUT_PRICE, LEADS_TO_PRICE, GENERIC].some((one) => one.test(text));

/** The variant or duration that a text starts with: "(30 min)". */
export function qualifierOf(text: string): string | undefined {
  const match = QUALIFIER.exec(text);
  const qualifier = match ? (match[1] ?? match[2]) : undefined;
  return qualifier === undefined || findAmounts(qualifier).length > 0 ? undefined : qualifier;
}

export const withoutQualifier = (text: string): string => text.replace(QUALIFIER, '');
