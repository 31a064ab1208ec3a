import { holidayNames } from '@/lib/reader/answers/question/asked-day';
import { isMonth } from '@/lib/reader/answers/question/months';
import { afterPhrase, asWords } from '../phrases';
import { AROUND } from './bare';

const NUMBER = '(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)';
const DAY = '(?:mon|tues?|wed(?:s|nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?';
const MONTH =
  '(?:(?:jan|feb)(?:r?uary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|(?:sept?|oct|nov|dec)(?:em|o)?(?:ber)?)';
/** Ways to write a date. */
const DATES = [
  `(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}`,
  `${MONTH} \\d{1,2}(?:st|nd|rd|th)?`,
  '(?:the )?(?:[12]?\\d|3[01])(?:st|nd|rd|th)|\\d{1,2}/\\d{1,2}',
];

/** `Two of us are coeliac` counts no guests. */
const REMARK = " (?:is|has|have|need|needs|can|can't|don't|do|eat|prefer|are (?!coming|going|in all|there))";

const CLOCK = '\\d{1,2}(?:[:.][0-5]\\d)?(?![.:]?\\d)';
const EMAIL = '[^\\s@<>,;]{1,64}@[^\\s@<>,;]{1,190}\\.[a-z]{2,24}';
const PHONE = '(?!\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}(?!\\d))(?:\\+|\\()?\\d[\\d ()/-]{5,18}\\d';

const STREETS = [
  'road|rd|street|st|avenue|ave|lane|grove|drive|park|terrace|court|close|crescent|place|view|hill',
  'row|square|quay|way|gardens|heights|lawn|estate|manor',
].join('|');
const addresses = [
  `\\d{1,4}[a-z]?,? (?:[\\p{L}'’.]{2,20} ){0,3}(?:${STREETS})`,
  // An Eircode.
  '[a-y]\\d[\\dw] ?(?=[a-z]*\\d)[ac-fhknprtv-y\\d]{4}',
];

const times = [
  `(?:(?:half|quarter)(?: past| to)? )?(?:${NUMBER}|${CLOCK}) in the (?:morning|afternoon|evening)`,
  `(?:morning|afternoon|evening) (?:at|around|about) (?:half |quarter (?:past|to) )?(?:${CLOCK}|${NUMBER})(?: ?(?:am|pm))?`,
  `(?:half(?: past)?|quarter (?:past|to)) ${NUMBER}`,
  `between \\w{1,6} and ${NUMBER}`,
  `${CLOCK} ?(?:am|pm|o'? ?clock|ish)`,
  `${NUMBER} (?:fifteen|thirty|forty[- ]five)`,
  '\\d{1,2}[:.][0-5]\\d',
  `(?<=\\b(?:at|around|about) )(?!(?:1[3-9]|[2-9]\\d)\\b)${NUMBER}`,
  `(?:after|before|by) (?:${NUMBER}|${CLOCK}|lunch|dinner|breakfast|work|school)(?! ?(?:\\d|days?|weeks?|nights?|people|of ))`,
  'noon|midday|lunch ?time|(?:(?:early|late) )?(?:morning|afternoon|evening)s?',
];

const days = [
  ...DATES,
  `(?:(?:this|next|coming) )?${DAY}(?: week)?`,
  'today|this (?:morning|afternoon|evening)|tonight|tomorrow(?: (?:night|morning|evening|afternoon))?',
  '(?:this|next) (?:week|weekend|month)|the (?:week|weekend) after next',
  '(?<=\\bcome )now|right now|straight away|asap|as soon as possible',
];

/** What holidays are called after: `easter` of `easter monday`. */
const FEASTS = [
  ...new Set(holidayNames.map((said) => said.replace(/(?: s)? (?:day|eve|monday)$/, ''))),
  'mother',
  'father',
];
const HOLIDAY = `(?:the |st\\.? ){0,2}(?:${FEASTS.join('|')})(?:['’]?s)?(?: (?:bank|\\p{L}*day|eve|night|weekend)\\b|(?<=iday))+`;

const people = [
  `${NUMBER} adults?(?: and|,)? ${NUMBER} (?:child(?:ren)?|kids?|bab(?:y|ies))`,
  `${NUMBER}(?= (?:people|persons?|adults|guests|pax|seats|diners|places|tickets|for (?:dinner|lunch|brunch|breakfast|tea)))`,
  `(?!one )${NUMBER}(?= of us\\b(?!${REMARK}))`,
  '(?:me|us) and (?:my|the) \\p{L}+',
  `(?<=theres? )${NUMBER}(?= now)`,
  `(?<=\\b(?:for|party of|we are|we're|table of|(?:there|we)(?:'ll| will) be) )${NUMBER}(?! ?(?:am|pm|o'?clock|nights?|days?|hours?|weeks?|of |to |-|[:.]|st\\b|nd\\b|rd\\b|th\\b))`,
];

/** `11`, `10 or 11` */
export const NUMBER_ALONE = new RegExp(
  `(?<!\\b(?:until|till?|from|since|the) )\\b${NUMBER}\\b(?: ?(?:or|to|and|-|–) ?${NUMBER}\\b)?`,
  'i',
);

/** Whole words, each of the ways apart. */
const wholeWords = (ways: readonly string[]): RegExp[] => ways.map((way) => new RegExp(`\\b(?:${way})\\b`, 'giu'));

const email = new RegExp(EMAIL, 'gi');
const phone = new RegExp(PHONE, 'g');
const patterns = {
  day: wholeWords([...days, HOLIDAY]),
  time: wholeWords(times),
  people: wholeWords(people),
  address: wholeWords(addresses),
  email: [email],
  phone: [phone],
  contact: [email, phone],
} as const;

/** What can be recognised in a sentence of a customer. */
export type Detail = keyof typeof patterns;

const ORDINAL = /^(the )?\d+(?:st|nd|rd|th)$/i;
const OWNED = /(?:\b(?:my|your|his|her|our|their|an?)|['’]s) $/i;
/** What goes on after a date, beside what stands around details. */
const AFTER_DATE = /^ (?:instead|same|early|late|next|this|maybe|rather|has|should|might|must)\b/;
const A_DAY = new RegExp(`\\b${DAY}\\b`, 'i');

const goesOn = (after: string): boolean =>
  afterPhrase(asWords(after), AROUND) !== undefined || findDetail('time', after)?.index === 1;

/** `His 2nd jab`, `the 1st floor room on Friday`: an ordinal that counts something else than days. */
function countsNoDay(said: string, index: number, text: string): boolean {
  const ordinal = ORDINAL.exec(said);
  if (!ordinal) return false;
  const [before, after] = [text.slice(0, index), text.slice(index + said.length)];
  const isBesideDay = A_DAY.test(before) || A_DAY.test(after);
  const isOfNoun = /^ \p{Ll}{2}/u.test(after) && !AFTER_DATE.test(after) && !goesOn(after);
  const isDate = ordinal[1] !== undefined || /\bon $/i.test(before);
  return isOfNoun ? isBesideDay || !isDate : ordinal[1] === undefined && OWNED.test(before);
}

/** `The week of the 14th`, `a week on Friday`: what stands before a day and makes it another one. */
const BEFORE_DAY =
  /\b(?:the )?(?:(?:\p{L}*day|week(?:end)?|month|morning|night) (?:of|beginning|starting|before|after|from)|(?:a|one|two) (?:weeks?|fortnight)(?: on| from)?)(?: the)? $/iu;
/** `Friday after next`, `the Saturday before Christmas` */
const AFTER_DAY =
  /^ (?:after next|fortnight|of (?:this|that|next) (?:week|month)|(?:after|before) (?:that|christmas|easter|new year))\b/i;

/** What joins a weekday and its date, or another day. */
const JOINS = /^(?:,? |(?: and | or |\/)(?=\p{L}))/u;

/** A day with all words that say which it is. */
function wholeDay({ said, index }: Found, text: string, from: number): Found {
  const before = BEFORE_DAY.exec(text.slice(from, index))?.[0] ?? '';
  const end = index + said.length;
  const rest = text.slice(end);
  const gap = A_DAY.test(said) ? (JOINS.exec(rest)?.[0] ?? '') : '';
  const next = gap === '' ? undefined : findDetail('day', text, end + gap.length);
  const isJoined = next?.index === end + gap.length && (gap.trim().length > 1 || gap === '/' || /\d/.test(next.said));
  const after = isJoined ? `${gap}${next.said}` : (AFTER_DAY.exec(rest)?.[0] ?? '');
  return { said: `${before}${said}${after}`, index: index - before.length };
}

type Found = { said: string; index: number };

/** The words from an index on that give a detail, as they were typed, and where; undefined without them. */
function findDetail(detail: Detail, text: string, from = 0): Found | undefined {
  let found: Found | undefined;
  for (const pattern of patterns[detail]) {
    const match = [...text.matchAll(pattern)].find(
      ({ 0: said, index }) => index >= from && !(detail === 'day' && countsNoDay(said, index, text)),
    );
    if (!match) continue;
    const { 0: said, index } = match;
    const isBetter = !found || index < found.index || (index === found.index && said.length > found.said.length);
    if (isBetter) found = { said, index };
  }
  return detail === 'day' && found ? wholeDay(found, text, from) : found;
}

/** The words of a text that give a detail, as they were typed; undefined without them. */
export const detailIn = (detail: Detail, text: string): string | undefined => findDetail(detail, text)?.said;

/** All days that a text names, and where. */
export function daysNamed(text: string): Found[] {
  const days: Found[] = [];
  let day = findDetail('day', text);
  for (; day; day = findDetail('day', text, day.index + day.said.length)) days.push(day);
  return days;
}

/** Whether two ways to name a day name the same weekday, or else the same number. */
export function isSameDay(one: string, other: string): boolean {
  const [first, second] = [one, other].map((day) =>
    (A_DAY.exec(day)?.[0].slice(0, 3) ?? /\d+/.exec(day)?.[0] ?? day).toLowerCase(),
  );
  return first === second;
}

const HOUR = /^ (\d{1,2})(?! ?(?:\p{L}|[\d:./-]))/u;

/** The hour of `Tuesday 9`. */
export function hourAfterDay(text: string): string | undefined {
  const day = A_DAY.exec(text);
  return day ? HOUR.exec(text.slice(day.index + day[0].length))?.[1] : undefined;
}

const IN_WORD = /\bin (\p{L}+)/giu;

/** `in December`: a time of the year, and no day yet. */
export const monthIn = (text: string): string | undefined =>
  [...text.matchAll(IN_WORD)].find(([, word = '']) => isMonth(word))?.[0];

const DAYS_OF_WEEK = new RegExp(`\\b${DAY}s(?: (?:or|and) ${DAY}s)?\\b`, 'i');

/** `Tuesdays`: a day of every week. */
export const daysOfWeekIn = (text: string): string | undefined => DAYS_OF_WEEK.exec(text)?.[0];

const DEPARTS =
  /(?:\b(?:leav(?:e|ing)|departing|check(?:ing)?[- ]?out|(?:go|head)ing (?:home|off|back))|(?<=(?:,|\band|\bthen) )out)(?: on| the)*$/i;

const SOON = 8;
/** ` after breakfast`: a time right behind a day. */
function timeAfter(text: string): string {
  const { said, index } = findDetail('time', text) ?? { said: '', index: SOON };
  return index < SOON ? text.slice(0, index + said.length) : '';
}

/** The day on which somebody leaves, and all words for it: `leaving on Monday`. */
export function departureIn(text: string): { day: string; said: string } | undefined {
  for (const { said, index } of daysNamed(text)) {
    const before = text.slice(0, index).trimEnd();
    const departs = DEPARTS.exec(before)?.[0];
    if (departs === undefined) continue;
    const day = `${said}${timeAfter(text.slice(index + said.length))}`;
    return { day, said: text.slice(before.length - departs.length, index + day.length) };
  }
  return undefined;
}

/** Whether the end of a stay is said by its length: `3 nights`. */
export const isLength = (until: string): boolean =>
  ['night', 'week'].some((unit) => until.toLowerCase().includes(unit));

const SEPARATOR = / ?(?:\b(?:to|until|till?)\b|[-–]) ?/gi;
/** In words: `the 3rd of next July` */
const LONGEST_DAY = 5;
/** The day that a text ends with, or the number of one. */
const dayAtEnd = (text: string): string | undefined =>
  [...text.matchAll(/[^\s,]+/g)]
    .slice(-LONGEST_DAY)
    .map(({ index }) => text.slice(index))
    .find((end) => detailIn('day', end) === end || /^\d{1,2}$/.test(end));

/** A day of the month that names none, with the month of another one: `3` of `3 to 6 July`. */
export function inMonthOf(day: string, other: string): string {
  const month = /^(?:the )?\d+(?:st|nd|rd|th)?$/.test(day) ? new RegExp(MONTH, 'i').exec(other)?.[0] : undefined;
  return month ? `${day} ${month}` : day;
}

/** `Friday` instead of a date is of the same week or of another one: a person reads both. */
export const insteadOf = (day: string, other: string): string =>
  A_DAY.exec(day)?.[0] === day && /\d/.test(other) && !isSameDay(day, other) ? `${day} instead of ${other}` : day;

/** The first and the last day of `from 3 July to 9 July`, as they were typed. */
export function rangeIn(text: string): { day: string; until: string; said: string } | undefined {
  for (const { 0: separator, index } of text.matchAll(SEPARATOR)) {
    const after = text.slice(index + separator.length);
    const until = detailIn('day', after);
    const before = text.slice(0, index);
    const day = dayAtEnd(before);
    if (day !== undefined && until !== undefined && after.startsWith(until))
      return { day: inMonthOf(day, until), until, said: `${day}${separator}` };
  }
  return undefined;
}

/** `on a Sunday`, `Sundays`: no day that somebody wants to come. */
const ANY_DAY = new RegExp(`\\b(?:an?|any|every|each) ${DAY}\\b|\\b[a-z]+days\\b`, 'gi');

/** True for a text with a day, a time or a number of people. */
export function mentionsDetail(text: string): boolean {
  const said = text.replace(ANY_DAY, ' ');
  return (['day', 'time', 'people'] as const).some((detail) => detailIn(detail, said) !== undefined);
}
