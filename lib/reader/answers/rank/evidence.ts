import { answersLexicon as listed } from '../../lexicon/lexicon';
import { fold, stemOf, stemsOf, wordsOf } from '../../text/tokens';
import { namesDay } from '../question/days';
import {
  findPhone,
  hasAddress,
  hasClock,
  hasDate,
  hasDay,
  hasEmail,
  hasMoney,
  hasOpeningTime,
  hasPhone,
  hasPostalCode,
} from '../question/patterns';
import type { QuestionKind } from '../question/question';
import { isTimeUnit, spansIn } from '../question/spans';
import { synonymsOf } from '../question/synonyms';

const FREE = listed('evidence', 'free');
const NUMBER_WORD = listed('evidence', 'numberWord');
const SHORT_TIME = /\bsame[ -]day\b|\bovernight\b|\bimmediately\b|\b\d+(?:hr|min)\b/i;
/** `Two hours`, not `a day to remember`. */
const COUNTED_SPAN = listed('evidence', 'countedSpan');
const DISTANCE = listed('evidence', 'distance');
const EVERY = listed('evidence', 'every');
const NAME = /\b\p{Lu}[\p{L}'’]+ (?:(?:and|&) )?(?:\p{Lu}[\p{L}'’]+ )?\p{Lu}[\p{L}'’]+\b|\b(?:Dr|Mr|Mrs|Ms)\.? \p{Lu}/u;
const LOCATED =
  /\b(?:[Bb]ased (?:in|at|near|between)|(?:[Ss]ituated|[Ll]ocated|[Ff]ind us) (?:in|on|at|near|between)) (?:the )?\p{Lu}/u;
const PLACE = listed('evidence', 'place');

/** Its year is no date, and its owner nobody to ask for. */
const COPYRIGHT = /©|\ball rights reserved\b|^copyright\b/i;

/** How strongly a text contains the fact that a question of a kind asks for: 0 not at all, 1 clearly; between for weaker evidence. */
const EVIDENCE: Partial<Record<QuestionKind, (question: string, text: string) => number>> = {
  email: (_, text) => (hasEmail(text) ? 1 : 0),
  phone: (question, text) =>
    hasPhone(text) ? 1 : hasEmail(text) && /\b(?:contact|touch|reach)\b/i.test(question) ? 0.9 : 0,
  price: priceEvidence,
  'how-long': (question, text) =>
    durationEvidence(text.replace(SCHEDULE, ' ').replace(/\bvisits?\b/i.test(question) ? '' : /\bvisits\b/gi, '')),
  'how-often': (_, text) => (EVERY.test(text) ? 1 : 0),
  'how-far': (_, text) => (DISTANCE.test(text) ? 1 : 0),
  'how-many': countEvidence,
  hours: hoursEvidence,
  date: dateEvidence,
  who: (_, text) => (NAME.test(text) ? 1 : 0),
  where: placeEvidence,
};

/** How strongly a text, under a heading, contains the kind of fact that is asked for. */
export function evidenceFor(kind: QuestionKind, question: string, text: string, heading = ''): number {
  if (COPYRIGHT.test(text)) return 0;
  return kind === 'price' && statesPrice(text, heading) ? 1 : (EVIDENCE[kind]?.(question, text) ?? 0);
}

const ENDS_IN_NUMBER = /(?:^|\| )\d{1,5}(?:[.,]\d\d)?$/;
const OF_PRICES = /\b(?:price|cost|fee|rate)s?\b|[€£$]/i;
/** Whether a text gives a price: under `Prices in €`, a number alone in its cell. */
export const statesPrice = (text: string, heading = ''): boolean =>
  hasMoney(text) || (ENDS_IN_NUMBER.test(text) && OF_PRICES.test(heading));

/** How often or when something is open is no duration: `seven days a week`. */
const SCHEDULE = /\b(?:\d+|five|six|seven|twenty[- ]four) (?:days|nights|hours) (?:an?|per) (?:week|day)\b/gi;

const durationEvidence = (text: string): number =>
  SHORT_TIME.test(text) || spansIn(text).length > 0 ? (COUNTED_SPAN.test(text) ? 1 : 0.7) : 0;

const ASKS_WHEN_DUE = listed('evidence', 'asksWhenDue');
/** `On arrival`, `two weeks before`, `no later than the day before`. */
const TIMING = listed('evidence', 'timing');

function dateEvidence(question: string, text: string): number {
  if (hasDate(text) || (ASKS_WHEN_DUE.test(question) && TIMING.test(text))) return 1;
  return hasClock(text) || hasDay(text) ? 0.7 : 0;
}

/** The noun of `how many karaoke songs do you have`, `how many staff`. */
const COUNTED =
  /\bhow many (?:\w+ly )?(?:(?:\p{L}+ )?(?=\p{L}+ (?:do|does|did|are|is|can|could|have|has|will|would)\b))?(\p{L}{3,})/iu;

/** The number must count what the question counts: `ten skilled stylists`, not `£10 with a stylist`. */
function countEvidence(question: string, text: string): number {
  const counted = COUNTED.exec(question)?.[1];
  if (counted === undefined) return measureEvidence(question, text);
  const words = wordsOf(
    text
      .replace(findPhone(text) ?? '', '')
      .replace(AMOUNT, ' ')
      .replace(LIST_NUMBER, '')
      .replace(KINDS_OF, ''),
  ).map(stemOf);
  const wanted = [stemOf(fold(counted)), ...synonymsOf(stemOf(fold(counted)))];
  if (words.some((word, place) => wanted.includes(word) && isCounted(words, place))) return 1;
  if (PEOPLE.test(counted) && CAPACITY.test(text)) return 1;
  return NUMBER_WORD.test(text) ? 0.3 : 0;
}

/** A price counts nothing: `£70 Single Room`. */
const AMOUNT = /[€£$]\s?\d[\d,.]*|\b(?:EUR|GBP|USD)\s?\d[\d,.]*/gi;
/** `52 different kinds of beers`. */
const KINDS_OF = /\b(?:kinds?|types?|varieties|sorts) of\b/gi;
/** The number of a clause counts nothing: `5. Passenger conduct`. */
const LIST_NUMBER = /^\d+[.)] /;
const PEOPLE = /^(?:people|persons?|guests?|adults?|children|of)$/i;
const CAPACITY = listed('evidence', 'capacity');

/** A number before the word, with nothing but adjectives between: not `level 3 qualified member of staff`, nor `Covid-19 ... staff`. */
function isCounted(words: readonly string[], place: number): boolean {
  const start = Math.max(0, place - 3);
  const at = words.slice(start, place).findLastIndex(isNumber) + start;
  if (at < start || words[at] === 'both' || NUMBERED.test(words[at - 1] ?? '')) return false;
  // `A 2 hour class` is one class.
  return words.slice(at + 1, place).every((word) => stemsOf(word).length > 0 && !isTimeUnit(word));
}

const NUMBERED = /^(?:level|covid|stage|grade|class|year|key|age|no|number|within|top|floor)$/;

const NO_AGE = "(?![,.]\\d)(?! (?:years?['’]? (?:of |in |experience|practice)|minutes?|hours?|days|miles|people))";
/** `Ages 4 to 13`, `18 months old`, `12 years and over`, not `over 23 years in business`. */
const AGES = [
  `\\b(?:ages?|aged|from|minimum of)\\s(?:the age of )?\\d{1,2}\\b${NO_AGE}`,
  `\\b(?:over|under|at least)\\s(?:the age of )?\\d{1,2}\\b${NO_AGE}(?! years?\\b(?! (?:old|of age|and|or)))`,
  '\\b(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|sixteen|eighteen)[\\s-](?:years?|yrs?|months?|weeks?)[ -]?(?:olds?\\b|of age|and (?:over|up|above|under|older|younger)|up\\b|plus|\\+)',
  '\\b\\d+\\+|\\b(?:over|under)[ -]\\d+s\\b',
].map((source) => new RegExp(source, 'i'));
const SIZE = listed('evidence', 'size', /\d\s?(?:x|×|by)\s?\d|\d['’"”]/u);

/** The age of a thing, such as a building. */
const ORIGIN = listed('evidence', 'origin', /\b(?:1[1-9]|20)\d\d\b/i);
const ASKS_ORIGIN = listed('evidence', 'asksOrigin');

/** "How old?" asks for years and "how big?" for metres; any other number is about something else. */
function measureEvidence(question: string, text: string): number {
  if (ASKS_ORIGIN.test(question)) return ORIGIN.test(text) ? 1 : 0;
  if (/\bsince (?:he|she|they|i) (?:was|were)\b/i.test(text)) return 0;
  const patterns = /\b(?:old|age|young)\b/i.test(question) ? AGES : [SIZE];
  if (patterns.some((pattern) => pattern.test(text))) return 1;
  return NUMBER_WORD.test(text) ? 0.3 : 0;
}

const isNumber = (word: string): boolean => NUMBER_WORD.test(word) && word.length < 9;

/** Whether something costs anything is answered without an amount. */
const ASKS_IF_CHARGED = listed('evidence', 'asksIfCharged');
const CHARGES = listed('evidence', 'charges');

function priceEvidence(question: string, text: string): number {
  if (ASKS_IF_CHARGED.test(question) && CHARGES.test(text)) return 1;
  return FREE.test(text) ? 0.3 : 0;
}

const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*';
/** `Open from Easter to October`. */
const SEASON = new RegExp(
  `\\bopen\\b[^.]*\\b(?:${MONTH}|easter)\\b[^.]{0,12}?(?:\\bto\\b|until|till|through|-|–)[^.]{0,12}?\\b${MONTH}\\b`,
  'i',
);
/** A time within which something happens is no opening time: `we reply within 24 hours`. */
const WITHIN =
  /\b(?:within|in|at least|every|for|up to) (?:24|48) ?(?:hours?|hrs?)\b|\b(?:24|48) hours?['’]? notice\b/gi;

/** `Open daily`, but not `out of working hours and at weekends`. */
const OPEN_OR_CLOSED = listed('evidence', 'openOrClosed');

/** What a page says of the day on which it was read. */
const OF_TODAY = listed('evidence', 'ofToday');

function hoursEvidence(question: string, line: string): number {
  if (OF_TODAY.test(line)) return 0;
  const text = line.replace(WITHIN, ' ');
  const clock = hasClock(text);
  if (/\bopen|\bhours\b|\bclos|\bshut/i.test(question)) {
    if (hasOpeningTime(text) || SEASON.test(text) || /\bby appointment only\b/i.test(text)) return 1;
    if (clock) return 0.6;
    if (/\b(?:what time|how late)\b/i.test(question) && !namesDay(text)) return 0.4;
    return (namesDay(question) ? hasDay(text) : namesDay(text)) || hasDate(text) || OPEN_OR_CLOSED.test(text) ? 0.5 : 0;
  }
  if (clock) return 1;
  return /\btime\b/i.test(question) ? 0 : hasDate(text) || hasDay(text) ? 0.5 : 0;
}

function placeEvidence(question: string, text: string): number {
  if (/\bpost ?code\b|\beircode\b/i.test(question)) return hasPostalCode(text) ? 1 : 0;
  if (hasAddress(text)) return 1;
  // Directions give no address: `At the next roundabout, take the third exit onto Harbour Road`.
  if (/\baddress\b/i.test(question)) return PLACE.test(text) ? 0.4 : 0;
  if (LOCATED.test(text)) return 0.6;
  return PLACE.test(text) ? 0.4 : 0;
}
