import * as lists from './act-words';
import { detailIn, mentionsDetail } from './details';
import { foreignLanguageOf } from './languages';
import { asWords, countWords, hasPhrase, without } from './phrases';

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

const courtesies = [...lists.goodbyes, ...lists.thanks, ...lists.greetings].sort((a, b) => b.length - a.length);
const sort = (...some: (readonly string[])[]) => some.flat().sort((a, b) => b.length - a.length);
const aroundBeings = sort(lists.beings, lists.addressings, lists.aroundBeings, lists.fillers);
const aroundNames = sort(lists.nameQuestions, lists.aroundBeings, lists.fillers);
const aroundInsults = sort(lists.insults, lists.aroundInsults, lists.fillers);
const aroundPeople = sort(lists.callings, lists.people, lists.aroundPeople, lists.fillers);
const aroundJustPeople = sort(lists.justPeople, lists.fillers);

/** The words that remain, greetings aside, when the phrases are taken away. */
const restOf = (words: string, around: readonly string[]): number => countWords(without(words, around));

const MAX_FOREIGN_WORDS = 1;

/** The act of a sentence; undefined for a question about the business. */
export function actOf(text: string): Act | undefined {
  const all = asWords(text);
  const words = withoutCourtesies(all);
  if (isEmergency(words)) return 'emergency';
  if (foreignLanguageOf(text) && !isCourtesy(all)) return 'language';
  if (hasPhrase(words, lists.insults) && restOf(words, aroundInsults) <= MAX_FOREIGN_WORDS) return 'abuse';
  if (wantsPerson(words) || wantsCallback(words)) return 'person';
  if (asksWhoItIs(words)) return 'identity';
  if (isBooking(text, words)) return 'booking';
  return isCourtesy(all) ? courtesyOf(all) : undefined;
}

/** A greeting and thanks around a sentence do not belong to it; of a text without anything else they remain. */
function withoutCourtesies(words: string): string {
  const rest = without(words, courtesies);
  return countWords(rest) > 0 ? rest : words;
}

const isCourtesy = (words: string): boolean =>
  hasPhrase(words, courtesies) && restOf(without(words, courtesies), lists.fillers) === 0;

function courtesyOf(words: string): Act {
  if (hasPhrase(words, lists.goodbyes)) return 'goodbye';
  return hasPhrase(words, lists.thanks) ? 'thanks' : 'greeting';
}

const isEmergency = (words: string): boolean =>
  hasPhrase(words, lists.dangers) && !hasPhrase(words, lists.askingsOfService);

const asksWhoItIs = (words: string): boolean =>
  (hasPhrase(words, lists.nameQuestions) && restOf(words, aroundNames) === 0) ||
  (hasPhrase(words, lists.addressings) && hasPhrase(words, lists.beings) && restOf(words, aroundBeings) === 0);

/** `I'd like to talk to someone about my order`: what it is about is for the person. */
function wantsPerson(all: string): boolean {
  const words = `${all.split(/ (?:about|regarding) /)[0]} `;
  return (
    (hasPhrase(words, lists.callings) && hasPhrase(words, lists.people) && restOf(words, aroundPeople) === 0) ||
    (hasPhrase(words, lists.justPeople) && restOf(words, aroundJustPeople) === 0)
  );
}

const wantsCallback = (words: string): boolean =>
  hasPhrase(words, lists.callbacks) && !hasPhrase(words, lists.askings) && !words.includes(' it ');

/** A wish to change or cancel what is booked, or a question whether one can. */
export const mayBeChange = (text: string): boolean => {
  const words = asWords(text);
  return hasPhrase(words, lists.changesOfBookings) && !hasPhrase(words, lists.questionsOfChanges);
};

/** A wish to change or cancel what is booked. */
export const wantsChange = (text: string): boolean => mayBeChange(text) && !hasPhrase(asWords(text), lists.permissions);

const WHY = ' why ';
/** A report of what somebody is not happy with, not a question about complaints. */
export const isComplaint = (text: string): boolean => {
  const words = withoutCourtesies(asWords(text));
  return (
    hasPhrase(words, lists.complaints) &&
    (words.startsWith(WHY) || !lists.askings.some((asking) => words.startsWith(` ${asking} `)))
  );
};

/** A wish to book or buy something, or a request for it with a day, a time or a number of people. */
function isBooking(text: string, words: string): boolean {
  if (hasPhrase(words, lists.availabilities)) return detailIn('day', text) !== undefined;
  if (hasPhrase(words, lists.askings)) return false;
  // `I need a cut on Thursday at 7pm`
  const isAppointment = detailIn('day', text) !== undefined && detailIn('time', text) !== undefined;
  if (isAppointment && (hasPhrase(words, lists.wishes) || hasPhrase(words, lists.requests))) return true;
  if (hasPhrase(words, lists.certainBookings)) return true;
  if (!hasPhrase(words, lists.bookings)) return false;
  if (hasPhrase(words, lists.wishes)) return true;
  return (hasPhrase(words, lists.requests) || startsPlainly(words)) && mentionsDetail(text);
}

const plainBookings = sort(lists.certainBookings, lists.plainBookings);
const startsPlainly = (words: string): boolean => words.startsWith(' book ') || hasPhrase(words, plainBookings);

/** A wish for a consultation or a demo: what one books with us. */
export function wantsMeeting(text: string): boolean {
  const words = withoutCourtesies(asWords(text));
  if (!hasPhrase(words, lists.meetings) || hasPhrase(words, lists.askingsOfMeetings)) return false;
  return (
    [lists.wishes, lists.requests, lists.bookings].some((some) => hasPhrase(words, some)) || countWords(words) <= 3
  );
}

/** `Can I book a table?`: a question about the business, or a wish to book if the website does not answer it. */
export function mayBeBooking(text: string): boolean {
  const words = asWords(text);
  return hasPhrase(words, lists.requests) && hasPhrase(words, plainBookings) && !hasPhrase(words, lists.askings);
}
