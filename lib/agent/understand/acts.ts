import { kindOf } from '@/lib/reader/answers/question/question';
import { afterPhrase, asWords, countWords, hasPhrase, phrasesOf, without } from '../phrases';
import { isBare } from '../requests/bare';
import { detailIn, mentionsDetail, monthIn } from '../requests/details';
import type { Visit } from '../requests/visits';
import { asks, asksForHelp, clausesOf, inPerfect, isPast, reportIn } from './sentence';
import { isLikely, likelihoodOf } from './turn-kinds';

/** What a person does with a sentence, other than ask about the business. */
export type Act =
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'identity'
  | 'abuse'
  | 'language'
  | 'person'
  | 'booking'
  | 'emergency';

/** Those that are answered in our own words. */
export type Courtesy = Exclude<Act, 'booking' | 'person'>;

const courtesies = phrasesOf('goodbyes', 'thanks', 'greetings');
const fillers = phrasesOf('fillers');
const aroundBeings = phrasesOf('beings', 'addressings', 'aroundBeings', 'fillers');
const aroundNames = phrasesOf('nameQuestions', 'aroundBeings', 'fillers');
const aroundInsults = phrasesOf('insults', 'aroundInsults', 'fillers');
const aroundPeople = phrasesOf('callings', 'people', 'aroundPeople', 'fillers');
const aroundJustPeople = phrasesOf('justPeople', 'fillers');

/** The words that remain, greetings aside, when the phrases are taken away. */
const restOf = (words: string, around: readonly string[]): number => countWords(without(words, around));

const MAX_FOREIGN_WORDS = 1;

/** The act of a sentence; undefined for a question about the business. */
export function actOf(text: string): Act | undefined {
  const all = asWords(text);
  const words = withoutCourtesies(all);
  // `He had a seizure last year, can he still …`
  if (isEmergency(words) && !(asks(text) && hasPhrase(words, 'longAgo'))) return 'emergency';
  if (asksForHelp(text) && isEmergency(asWords(reportIn(text)))) return 'emergency';
  if (hasPhrase(words, 'insults') && restOf(words, aroundInsults) <= MAX_FOREIGN_WORDS) return 'abuse';
  if (wantsPerson(words) || wantsCallback(words)) return 'person';
  if (asksWhoItIs(words)) return 'identity';
  if (isBooking(text, words)) return 'booking';
  return isCourtesy(all) ? courtesyOf(all) : undefined;
}

/** A greeting and thanks around a sentence do not belong to it; of a text without anything else they remain. */
export function withoutCourtesies(words: string): string {
  const rest = without(words, courtesies);
  return countWords(rest) > 0 ? rest : words;
}

/** Whether a text is nothing but a greeting, thanks or a goodbye. */
export const isCourtesy = (words: string): boolean =>
  hasPhrase(words, 'goodbyes', 'thanks', 'greetings') && restOf(without(words, courtesies), fillers) === 0;

function courtesyOf(words: string): Act {
  if (hasPhrase(words, 'goodbyes')) return 'goodbye';
  return hasPhrase(words, 'thanks') ? 'thanks' : 'greeting';
}

/** `Threatening to hurt himself` */
const SELF_HARM = /\b(?:kill|hurt|harm)\p{L}* (?:my|her|him|them|your|it)sel(?:f|ves)\b/u;
const isEmergency = (words: string): boolean =>
  SELF_HARM.test(words) || (hasPhrase(words + inPerfect(words), 'dangers') && !hasPhrase(words, 'askingsOfService'));

const asksWhoItIs = (words: string): boolean =>
  (hasPhrase(words, 'nameQuestions') && restOf(words, aroundNames) === 0) ||
  (hasPhrase(words, 'addressings') && hasPhrase(words, 'beings') && restOf(words, aroundBeings) === 0);

/** `Can I speak to Dermot?` */
const ASKS_FOR_NAME = /\b(?:i|me) (?:\p{L}+ ){0,3}(?:talk|speak|chat) (?:to|with) (?!the |you\b)\p{L}+(?: \p{L}+)?$/u;

const WHO_FOR_ME = /\bwho (?:do|can|could|should) i (?:talk|speak) to$/;

/** `I'd like to talk to someone about my order`: what it is about is for the person. */
function wantsPerson(all: string): boolean {
  const words = `${all.split(/ (?:about|regarding) /)[0]} `;
  return (
    (hasPhrase(words, 'callings') && hasPhrase(words, 'people') && restOf(words, aroundPeople) === 0) ||
    (hasPhrase(words, 'justPeople') && restOf(words, aroundJustPeople) === 0) ||
    WHO_FOR_ME.test(all.trim()) ||
    ASKS_FOR_NAME.test(without(words, fillers).trim())
  );
}

const wantsCallback = (words: string): boolean =>
  hasPhrase(words, 'callbacks') && !hasPhrase(words, 'askings') && !words.replace(' about it ', ' ').includes(' it ');

/** `Need to cancel Saturday at 2`, `I have to cancel` */
const CANCELS = /^ cancel | (?:i|we|to|please|must|just) cancel | cancelling (?:my|our|for|on|the) /;
/** Whoever does not come books nothing. */
const staysAway = (text: string): boolean =>
  [text, ...clausesOf(text)].some((part) => isLikely(part, 'cancels') && !asks(part));

/** `Do I pay if I don't come?` asks what cancelling costs. */
export const asksOfCancelling = (text: string): boolean =>
  asks(text) && staysAway(asWords(text).replace(' don t ', ' won t '));

/** A wish to change or cancel what is booked, or a question whether one can. */
export const mayBeChange = (text: string): boolean => {
  const words = asWords(text);
  if (hasPhrase(words, 'questionsOfChanges')) return false;
  // What is already booked and is to change is a matter for a person.
  const isMoved = words.includes(' reschedule ') || (hasPhrase(words, 'booked') && hasPhrase(words, 'instructions'));
  return isMoved || staysAway(text) || (CANCELS.test(words) && !asks(text));
};

/** A wish to change or cancel what is booked: `can we come on Sunday instead` too, of who does not come on Saturday. */
export const wantsChange = (text: string): boolean => {
  const words = asWords(text);
  return mayBeChange(text) && (staysAway(text) || !hasPhrase(words, 'permissions'));
};

/** `Who do I complain to?` */
const WHOM_TO_COMPLAIN_TO = /\bwho (?:do|can|could|should|would) (?:i|we) complain\b/;
/** A complaint beyond doubt, whatever else is being taken down; not a question about complaints. */
export const isComplaint = (text: string): boolean =>
  WHOM_TO_COMPLAIN_TO.test(asWords(text)) || likelihoodOf(text, 'complains') >= CERTAIN;
const CERTAIN = 0.8;

const requests = phrasesOf('requests');
const requestsAndWishes = phrasesOf('requests', 'wishes');
const plain = phrasesOf('certainBookings', 'plainBookings');
const FREE = /\b(?:free|available|left|tonight|nights?)\b/i;

/** Whether one of the phrases comes right after a wish or a request, such as `could I please`. */
function wishesFor(words: string, list: readonly string[]): boolean {
  for (const wish of requestsAndWishes) {
    const at = words.indexOf(` ${wish} `);
    if (at < 0) continue;
    let rest = words.slice(at + wish.length + 1);
    for (let after = afterPhrase(rest, fillers); after?.trim(); after = afterPhrase(rest, fillers)) rest = after;
    if (afterPhrase(rest, list) !== undefined) return true;
  }
  return false;
}

/** `Can I order 3 mugs` */
const ORDERS_THING = / (?:order|buy) (?:an?|some|\d+|two|three|four|five|six) /;
export const ordersThing = (text: string): boolean => ORDERS_THING.test(asWords(text));

/** `Have you any tables`: with a day, a wish to book. */
const AVAILABLE =
  / (?:have(?: you)?(?: got)?|is there|any) (?:any |an? )?(?:tables?|rooms?|slots?|appointments?|availability|(?:anything|\d+) (?:free|available|left|going)) /;

/** A wish to book or buy something, in the form of a question or not. */
function isBooking(text: string, words: string): boolean {
  if (AVAILABLE.test(words)) return detailIn('day', text) !== undefined || FREE.test(text);
  if (hasPhrase(words, 'askings')) return false;
  // `I need a cut on Thursday at 7pm`
  if (ORDERS_THING.test(words) && hasPhrase(words, 'wishes', 'requests')) return true;
  const isAppointment = detailIn('day', text) !== undefined && detailIn('time', text) !== undefined;
  if (isAppointment && hasPhrase(words, 'wishes', 'requests')) return true;
  if (hasPhrase(words, 'certainBookings') || startsPlainly(words)) return true;
  if (!hasPhrase(words, 'bookings')) return false;
  return hasPhrase(words, 'wishes') || (hasPhrase(words, 'requests') && mentionsDetail(text));
}

/** `Book a table`, `make me an appointment`. */
const startsPlainly = (words: string): boolean => {
  const rest = words.trim();
  return (
    /^book (?!online|now$)\S/.test(rest) || plain.some((phrase) => rest.startsWith(`${phrase} `) || rest === phrase)
  );
};

const CALLS_OUT =
  /\b(?:can|could|would|will) (?:some|any|ye|you|he|she|they)\w* (?:come|call out|get out)|\b(?:send|get) (?:someone|somebody|a )/i;
const SOMEONE = /^(?:can|could|would) (?:someone|somebody|anyone) (?!tell|help|explain|ring|call)/i;

/** `Can I book a table?`, which a button of the website answers for nobody. */
export function wantsBooking(text: string): boolean {
  const words = withoutCourtesies(asWords(text));
  return wishesFor(words, plain) && !hasPhrase(without(words, requests), 'askings');
}

export const OF_HOURS = /\b(?:open|opening|opens|close|closes|closed|closing|hours|from|till|until)\b/;
/** `Could you take it in on Monday?` */
const SEES_ME =
  /^(?:can|could|would) you (?!tell|give|send|let|show|ring|call|help|remind)\p{L}+ (?:me|us|it|him|her|my|our)\b/u;
/** `Any chance of a cut tomorrow`, `can I drop it in on Monday` */
const COMES =
  /^(?:any chance of|(?:can|could|may) (?:i|we) (?:come|drop|leave|bring (?:\w+ )?(?:in|over|round)|pop|call|visit|view|see|get(?! (?:it|that|one)\b)|try)\b)/;
const SEES_THE = /\b(?:see|view) (?:the|that) (?:house|apartment|flat|property)\b/;
const A_THING = /^(?:an?|one|two|three|four|six) \p{L}/u;

/** A wish for what a business does, in whatever words. */
export const isWish = (text: string): boolean => !asks(text) && !isPast(text) && isLikely(text, 'books');

const ROOM = /\b(?:rooms?|double|single|twin|triple|family|beds?|nights?|stay|vacanc\w+|availab\w+|free|space)\b/;
/** `Have ye a double for Friday?` */
const wantsRoom = (text: string, words: string): boolean =>
  ROOM.test(words) &&
  (detailIn('day', text) !== undefined || / weekend\b/.test(words)) &&
  kindOf(text).kind !== 'price' &&
  !isPast(text);

/** `Thursday 2pm?`, `Friday any good?` */
export function proposesMoment(text: string): boolean {
  const day = detailIn('day', text);
  if (day === undefined) return false;
  const rest = text.replace(day, ' ');
  const time = detailIn('time', rest) ?? /\b\d{1,2}\b/.exec(rest)?.[0];
  return isBare(time ? rest.replace(time, ' ') : rest) && (time !== undefined || SUITS.test(rest));
}
const SUITS = /\b(?:good|suit|suits|free|available|ok|possible)\b/i;

/** A wish for what a business of this kind does: `four of us, Friday at 8` for a table, `could somebody fix a tap` for a call-out. */
export function wantsVisit(text: string, visit: Visit): boolean {
  const words = withoutCourtesies(asWords(text)).trim();
  if (visit === 'callOut' && (CALLS_OUT.test(words) || SOMEONE.test(words))) return true;
  if (visit === 'stay' && wantsRoom(text, words)) return true;
  if (SEES_THE.test(words)) return visit === 'appointment';
  const comes = clausesOf(text).some((clause) => COMES.test(withoutCourtesies(asWords(clause)).trim()));
  if (comes && detailIn('day', text) !== undefined) return true;
  if (SEES_ME.test(words) && detailIn('day', text) !== undefined && !hasPhrase(` ${words} `, 'askings')) return true;
  const said = clausesOf(text)
    .filter((clause) => !asks(clause.replace(/\?+$/, '')))
    .join(', ');
  if (isPast(said) || detailIn('people', said) === undefined) return false;
  const [day, time] = [detailIn('day', said), detailIn('time', said)];
  if (visit === 'appointment') return day !== undefined && time !== undefined;
  return (visit === 'table' || visit === 'stay') && (day ?? time ?? monthIn(said)) !== undefined;
}

const ORDERS = /\b(?:order|buy|purchase|take-?away|(?:will|to) collect|i ll (?:take|have))\b/;

/** Whether somebody says that they buy something. */
export const buys = (text: string): boolean => ORDERS.test(asWords(text));

/** `Could you do 40 scones` */
const COUNTED =
  / (?:need|want|like|love|get|have|do|make) (?:\d{1,3}|(?:\p{L}+ )?dozen|two|three|four|five|six) (?!of |hours?|days?|weeks?)\p{L}{3}/u;

/** Whether what is wished for is a thing, not a visit: `a lemon cake for Saturday`, `can I order`. */
export function wantsThing(text: string): boolean {
  const words = withoutCourtesies(asWords(text)).trim();
  if (ORDERS.test(words))
    return hasPhrase(` ${words} `, 'wishes', 'requests') || /^(?:order|i ll|will collect)\b/.test(words);
  const isCounted = COUNTED.test(` ${words}`) && hasPhrase(` ${words} `, 'wishes', 'requests');
  if (isCounted && detailIn('people', text) !== undefined) return false;
  return (A_THING.test(words) || isCounted) && !hasPhrase(` ${words} `, 'forPeople', 'bookings', 'withoutTime');
}

/** `Could somebody show it to me?` */
const SHOWS = /\bshow (?:(?:me|us) )?(?:it|this|how)\b/;

/** A wish for a consultation or a demo: what one books with us. */
export function wantsMeeting(text: string): boolean {
  const words = withoutCourtesies(asWords(text));
  if (SHOWS.test(words) && hasPhrase(words, 'wishes', 'requests')) return true;
  if (!hasPhrase(words, 'meetings') || hasPhrase(words, 'askingsOfMeetings')) return false;
  return hasPhrase(words, 'wishes', 'requests', 'bookings') || countWords(words) <= 3;
}
