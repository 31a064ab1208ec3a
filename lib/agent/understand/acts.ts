import { asWords, countWords, hasPhrase, phrasesOf, without } from '../phrases';
import { detailIn, mentionsDetail } from '../requests/details';
import { foreignLanguageOf } from './languages';

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
const askings = phrasesOf('askings');

/** The words that remain, greetings aside, when the phrases are taken away. */
const restOf = (words: string, around: readonly string[]): number => countWords(without(words, around));

const MAX_FOREIGN_WORDS = 1;

/** The act of a sentence; undefined for a question about the business. */
export function actOf(text: string): Act | undefined {
  const all = asWords(text);
  const words = withoutCourtesies(all);
  if (isEmergency(words)) return 'emergency';
  if (foreignLanguageOf(text) && !isCourtesy(all)) return 'language';
  if (hasPhrase(words, 'insults') && restOf(words, aroundInsults) <= MAX_FOREIGN_WORDS) return 'abuse';
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

/** Whether a text is nothing but a greeting, thanks or a goodbye. */
export const isCourtesy = (words: string): boolean =>
  hasPhrase(words, 'goodbyes', 'thanks', 'greetings') && restOf(without(words, courtesies), fillers) === 0;

function courtesyOf(words: string): Act {
  if (hasPhrase(words, 'goodbyes')) return 'goodbye';
  return hasPhrase(words, 'thanks') ? 'thanks' : 'greeting';
}

const isEmergency = (words: string): boolean => hasPhrase(words, 'dangers') && !hasPhrase(words, 'askingsOfService');

const asksWhoItIs = (words: string): boolean =>
  (hasPhrase(words, 'nameQuestions') && restOf(words, aroundNames) === 0) ||
  (hasPhrase(words, 'addressings') && hasPhrase(words, 'beings') && restOf(words, aroundBeings) === 0);

/** `I'd like to talk to someone about my order`: what it is about is for the person. */
function wantsPerson(all: string): boolean {
  const words = `${all.split(/ (?:about|regarding) /)[0]} `;
  return (
    (hasPhrase(words, 'callings') && hasPhrase(words, 'people') && restOf(words, aroundPeople) === 0) ||
    (hasPhrase(words, 'justPeople') && restOf(words, aroundJustPeople) === 0)
  );
}

const wantsCallback = (words: string): boolean =>
  hasPhrase(words, 'callbacks') && !hasPhrase(words, 'askings') && !words.includes(' it ');

/** A wish to change or cancel what is booked, or a question whether one can. */
export const mayBeChange = (text: string): boolean => {
  const words = asWords(text);
  return hasPhrase(words, 'changesOfBookings') && !hasPhrase(words, 'questionsOfChanges');
};

/** A wish to change or cancel what is booked. */
export const wantsChange = (text: string): boolean => mayBeChange(text) && !hasPhrase(asWords(text), 'permissions');

const WHY = ' why ';
/** A report of what somebody is not happy with, not a question about complaints. */
export const isComplaint = (text: string): boolean => {
  const words = withoutCourtesies(asWords(text));
  return (
    hasPhrase(words, 'complaints') &&
    (words.startsWith(WHY) || !askings.some((asking) => words.startsWith(` ${asking} `)))
  );
};

/** A wish to book or buy something, or a request for it with a day, a time or a number of people. */
function isBooking(text: string, words: string): boolean {
  if (hasPhrase(words, 'availabilities')) return detailIn('day', text) !== undefined;
  if (hasPhrase(words, 'askings')) return false;
  // `I need a cut on Thursday at 7pm`
  const isAppointment = detailIn('day', text) !== undefined && detailIn('time', text) !== undefined;
  if (isAppointment && hasPhrase(words, 'wishes', 'requests')) return true;
  if (hasPhrase(words, 'certainBookings')) return true;
  if (!hasPhrase(words, 'bookings')) return false;
  if (hasPhrase(words, 'wishes')) return true;
  return (hasPhrase(words, 'requests') || startsPlainly(words)) && mentionsDetail(text);
}

const startsPlainly = (words: string): boolean =>
  words.startsWith(' book ') || hasPhrase(words, 'certainBookings', 'plainBookings');

/** A wish for a consultation or a demo: what one books with us. */
export function wantsMeeting(text: string): boolean {
  const words = withoutCourtesies(asWords(text));
  if (!hasPhrase(words, 'meetings') || hasPhrase(words, 'askingsOfMeetings')) return false;
  return hasPhrase(words, 'wishes', 'requests', 'bookings') || countWords(words) <= 3;
}

/** `Can I book a table?`: a question about the business, or a wish to book if the website does not answer it. */
export function mayBeBooking(text: string): boolean {
  const words = asWords(text);
  return (
    hasPhrase(words, 'requests') && hasPhrase(words, 'certainBookings', 'plainBookings') && !hasPhrase(words, 'askings')
  );
}
