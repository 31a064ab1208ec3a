import { asWords, countWords, hasPhrase, phrasesOf, without } from '../phrases';
import { asks, isPast, tells } from '../understand/sentence';
import { AROUND, isBare, leavesOpen, saysNothing } from './bare';
import { daysOfWeekIn, departureIn, detailIn, hourAfterDay, monthIn, NUMBER_ALONE, rangeIn } from './details';
import { nameIn } from './names';
import { addressIn, CONTACT_MARK, phoneIn } from './reach';
import { situationsIn } from './situations';
import { type SlotName, type Slots, slotNames } from './taken-request';

const OF_US = /\b(?:me|myself|i|us|my|our|couples?|family)\b/i;
const BEFORE_PEOPLE = /^(?:(?:just|only|for|(?:it|there)\W?s) )+/i;

/** In words: `my husband`, `two small ones` */
const A_PERSON = 2;
/** The people whom somebody names where they are asked how many come. */
function inPerson(text: string): string | undefined {
  const said = text.replace(BEFORE_PEOPLE, '').trim();
  const parts = said.split(/, (?:and )?| (?:and|plus|with) | ?& ?/);
  return OF_US.test(said) && parts.every((part) => countWords(asWords(part.replace(NUMBER_ALONE, ''))) <= A_PERSON)
    ? said
    : undefined;
}

/** Any text that has a number or a place name is an address where one is asked for. */
const ADDRESS_ASKED = /^(?=.*(?:\d|,| )).{5,80}$/u;

/** `About my deposit` */
const REASON = /\b(?:about|regarding|concerning) (?!(?:\d|noon|midday))\p{L}[^.,!?;]{1,80}(?<![\s,])/iu;
/** What goes before the thing that is ordered. */
const ORDERS =
  /^.*?\b(?:order|buy|purchase|get|have|want|like|need|do|take)\b(?: (?:to|us|me|order|buy|get|place|an order)\b)*/i;

/** What is ordered: the words between the verb and the details. */
function itemIn(rest: string, isAsked: boolean, isOpen: boolean): string | undefined {
  if (isOpen && !isAsked) return undefined;
  const pieces = rest.replace(isAsked ? '' : ORDERS, '').split(/ {2,}|[^,|]*\|/);
  const said = pieces.map((piece) =>
    piece.replace(/^[\s,.;:!?-]+|(?:[\s,.;:!?-]|\b(?:for|on|by|at|to|and|please)\b)+$/gi, ''),
  );
  const longest = said.sort((one, other) => other.length - one.length)[0];
  return longest && !isBare(longest) ? longest : undefined;
}

/** `Till the 7th` */
const UNTIL = /\b(?:until|till?|up to(?= (?:the|\d|mon|tue|wed|thu|fri|sat|sun)))\b/i;
/** `I can't come until Thursday` */
const NOT_UNTIL = /n['’]?t (?:\p{L}+ ){0,3}(?:until|till?)\b/iu;
const NIGHTS =
  /\b(?:(?:\d{1,2}|one|two|three|four|five|six|seven|ten|extra|couple of|few) nights?|(?<=^ *|\bfor )(?:a|one|two|three|\d) (?:weeks?|fortnight))\b/i;

/** How long somebody stays: until when, how many nights, or both where they are said as one. */
function lengthIn(text: string): string | undefined {
  const { day, said = '' } = departureIn(text) ?? {};
  const nights = NIGHTS.exec(text)?.[0];
  if (nights === undefined || day === undefined) return day ?? nights;
  const [from, to] = [text.indexOf(nights), text.indexOf(said) + said.length];
  return from < to && !text.slice(from + nights.length, to - said.length).match(/\w/) ? text.slice(from, to) : day;
}

/** A date of birth is no day to come. */
const BORN = /\b(?:born|dob|d\.o\.b\.?|date of birth)\b\W{0,3}(?:(?:on|is) )?[\d/. -]{4,12}/i;
const GOOD_DAY = /^\W*(?:(?:hi|hello|hey)[ ,]+)?good (?:morning|afternoon|evening|day)\b(?=.*\p{L}{3})/iu;

/** A text without a value: the `2` of `12 boxes at 2` is the last one. */
export function cutOut(value: string, text: string, mark = ' '): string {
  const isPart = (at: number) =>
    (/^\d/.test(value) && /\d/.test(text[at - 1] ?? '')) ||
    (/\d$/.test(value) && /\d/.test(text[at + value.length] ?? ''));
  let at = text.indexOf(value);
  while (at >= 0 && isPart(at)) at = text.indexOf(value, at + 1);
  return at < 0 ? text : `${text.slice(0, at)}${mark}${text.slice(at + value.length)}`;
}

/** Reads the details that a sentence has of `wanted`, of which `missing` was asked for. */
export function slotsIn(
  text: string,
  wanted: readonly SlotName[],
  missing: SlotName | undefined,
  isOpen: boolean,
): Slots {
  const slots: Slots = {};
  const told = situationsIn(text);
  // `Good evening` names no time.
  let rest = text.replace(GOOD_DAY, ' ').replace(BORN, ' ');
  let wish = told.reduce((left, part) => left.replace(part, ' '), rest);
  const take = (slot: SlotName, value: string | undefined) => {
    if (value === undefined || !wanted.includes(slot)) return;
    slots[slot] = value;
    leave(value, slot === 'contact' ? CONTACT_MARK : ' ');
  };
  const leave = (value: string, mark = ' ') => {
    [rest, wish] = [cutOut(value, rest, mark), cutOut(value, wish, mark)];
  };
  const phone = phoneIn(text);
  const email = detailIn('email', text);
  take('contact', phone ?? (wanted.includes('email') ? undefined : email));
  if (email && slots.contact !== email) slots.email = email;
  for (const contact of [phone, email]) if (contact) leave(contact, CONTACT_MARK);
  take('address', addressIn(rest));
  // A day of leaving is no day to come.
  const departure = wanted.includes('until') ? departureIn(rest) : undefined;
  if (departure) {
    const until = lengthIn(rest);
    leave(departure.said);
    take('until', until);
  }
  const range = rangeIn(wish);
  const last = NOT_UNTIL.test(wish) ? undefined : UNTIL.exec(wish)?.[0];
  if (range && wanted.includes('until') && !slots.until) {
    take('day', range.day);
    take('until', range.until);
    leave(range.said);
  } else if (last && detailIn('day', wish.slice(wish.indexOf(last) + last.length)) && isOpen) {
    take('until', detailIn('day', wish.slice(wish.indexOf(last) + last.length)));
  } else {
    const loose = missing === 'day' ? (monthIn(rest) ?? daysOfWeekIn(rest)) : undefined;
    // `The wedding is on Saturday, can I get a blow dry` is of that day.
    const ofTold = told.filter((part) => !isPast(part) && !departureIn(part)).map((part) => detailIn('day', part));
    take('day', detailIn('day', wish) ?? loose ?? ofTold.find(Boolean));
  }
  if (!slots.until) take('until', NIGHTS.exec(rest)?.[0]);
  take('time', detailIn('time', wish) ?? hourAfterDay(told.length > 0 ? wish : text));
  take('quantity', detailIn('people', rest));
  take('people', detailIn('people', rest));
  take('reason', REASON.exec(text)?.[0]);
  take('item', itemIn(wish, missing === 'item', isOpen));
  // `Saturday 10`
  const open = slots.day !== undefined && missing !== 'people' && slots.people === undefined ? 'time' : missing;
  const number = open === 'people' || open === 'time' ? NUMBER_ALONE.exec(rest) : null;
  if (number && open && slots[open] === undefined && isBare(rest.replace(number[0], ' '))) take(open, number[0]);
  if (missing === 'people' && slots.people === undefined) take('people', inPerson(text));
  const vague = missing === 'day' || missing === 'time' ? missing : 'time';
  if (missing && wanted.includes(vague) && slots[vague] === undefined && leavesOpen(rest)) slots[vague] = rest.trim();
  if (wanted.includes('name')) take('name', nameIn(text, missing === 'name', isOpen));
  const mayBeAddress =
    missing === 'address' && Object.keys(slots).length === 0 && !asks(text) && ADDRESS_ASKED.test(text);
  if (mayBeAddress && !hasPhrase(asWords(text), 'notInNames')) take('address', text.trim());
  return slots;
}

/** In words; a longer answer says more than when. */
const A_MOMENT = 5;
const NO_MOMENT: ReadonlySet<string> = new Set(['no', 'not', 'without', 'with']);
/** `The kitchen's shut by then` */
const REFERS_BACK = /\bthen\b/i;
/** Whether an answer to `What day suits you?` or `What time?` may be one that only a person understands: `the week the kids are off`. */
export const mayBeMoment = (text: string): boolean =>
  !asks(text) &&
  !REFERS_BACK.test(text) &&
  !saysNothing(text) &&
  !NUMBER_ALONE.test(text) &&
  (hasPhrase(asWords(text), 'ofCalendar') ||
    (!tells(text) &&
      !NO_MOMENT.has(asWords(text).trim().split(' ')[0] ?? '') &&
      countWords(asWords(text)) <= A_MOMENT));

/** All that says no more than a detail does. */
const DETAILS = slotNames.filter((slot) => slot !== 'item' && slot !== 'reason');

/** What a text says besides the details that were read in it. */
export const besides = (text: string, given: Slots): string =>
  Object.values(given).reduce(
    (left, value) => cutOut(value, left),
    // The month of `3 to 6 July` was added to its first day.
    given.until === undefined ? text : text.replace(departureIn(text)?.said ?? rangeIn(text)?.said ?? '', ' '),
  );

export const withoutDetails = (text: string): string => besides(text, slotsIn(text, DETAILS, undefined, false));

const AROUND_WISHES = phrasesOf(
  ...(['wishes', 'requests', 'bookings', 'certainBookings', 'plainBookings', 'forPeople'] as const),
  ...(['callbacks', 'callings', 'people', 'greetings'] as const),
);

/** What a sentence that began a request says besides the wish and its details: what is to be done, or what happened. */
export const thingIn = (asked: string): string =>
  without(without(asWords(withoutDetails(asked)), AROUND_WISHES), AROUND).trim();

export const saysMore = (asked: string): boolean => thingIn(asked) !== '';

const REACHES: readonly SlotName[] = ['contact', 'address'];
/** Whether somebody says how to reach them: a number or an e-mail address, or where to come. */
export const givesContact = (text: string): boolean =>
  REACHES.some((slot) => slotsIn(text, REACHES, undefined, false)[slot] !== undefined);
