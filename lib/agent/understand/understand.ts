import type { AnswerSite } from '@/lib/reader/answers/answer';
import { askedDay } from '@/lib/reader/answers/question/asked-day';
import { daysIn } from '@/lib/reader/answers/question/days';
import { spellOut } from '@/lib/reader/answers/question/shorthand';
import { parseQuestion } from '@/lib/reader/answers/rank/concepts';
import { findName } from '@/lib/reader/answers/stated/business-name';
import { type ClosedAt, closedAt, fallsOn } from '@/lib/reader/answers/stated/closed-at';
import { type Counter, findCounters, namedIn } from '@/lib/reader/answers/stated/counters';
import { findOutOfHours, isOfTrouble } from '@/lib/reader/answers/stated/out-of-hours';
import { notServedAt } from '@/lib/reader/answers/stated/served-at';
import { hoursOn } from '@/lib/reader/answers/stated/today';
import { WEEK } from '@/lib/reader/facts/shared/fact-types';
import { stemsOf, wordsOf } from '@/lib/reader/text/tokens';
import { formatLine } from '../format-lines';
import { asWords, hasPhrase } from '../phrases';
import type { Said } from '../reply-type';
import { phoneIn } from '../requests/reach';
import { healsAt, isForAnimals, visitOf } from '../requests/visits';
import type { Speaker } from '../speaker';
import type { DialogueOptions, DialogueState, Move } from './dialogue-state';
import { type LanguageOptions, stepInLanguage } from './languages/step-in-language';
import { correctDays, correctSpelling, englishDictionary, guessSpelling, wordsOfSite } from './spelling';

/** The ways in which a question may be meant, most likely first; none where nothing is asked. */
export interface Readings {
  sure: readonly string[];
  /** Those with English words replaced, for a question that has no answer otherwise. */
  guessed: readonly string[];
  /** What a follow-up question adds to the one before, which its answer has to name. */
  named?: string;
}

/** What a sentence means: the value that all steps of a reply share. Plain JSON. */
export interface Understood {
  move: Move;
  /** Where the conversation has got to. */
  state: DialogueState;
  /** Where it was before this sentence. */
  before: DialogueState;
  readings: Readings;
  speaker: Speaker;
}

/** Of a longer sentence, the rest is not read. */
const MAX_SENTENCE = 300;
/** `o85 444 1122` */
const O_FOR_ZERO = /\bo(?=8\d)/gi;
/** A shorter word of another language may be any. */
const A_WORD = 4;

/** The first run of words that name something. */
function thingIn(question: string, index: AnswerSite['index']): string {
  const { text, concepts, required } = parseQuestion(question, index);
  const known = new Set(concepts.map(({ word }) => word));
  const runs = wordsOf(text)
    .map((word) => (known.has(word) ? word : ''))
    .join(' ')
    .split(/ {2,}/);
  return (
    runs.map((run) => run.trim()).find((run) => required.some(({ word }) => ` ${run} `.includes(` ${word} `))) ?? ''
  );
}

/** What the website says of emergencies; where only a heading does so, the number below it. */
function outOfHoursOf({ index }: AnswerSite): Pick<Speaker, 'outOfHours' | 'emergencyTelephone'> {
  const lines = findOutOfHours(index).map(({ label, text }) => (label === undefined ? text : `${label}: ${text}`));
  const words = lines.join(' ');
  const number = phoneIn(words);
  return number !== undefined && !isOfTrouble(words)
    ? { emergencyTelephone: number }
    : { outOfHours: words || undefined };
}

function speakerOf(site: AnswerSite): Speaker {
  const name = findName(site.index)?.value;
  return {
    name,
    telephone: site.index.facts.phones[0]?.display,
    ...outOfHoursOf(site),
    isVet: hasPhrase(asWords(`${name} ${site.index.pages[0]?.title}`), 'vets'),
    isForAnimals: isForAnimals(site),
  };
}

/** The readings of a question, without slips of the keyboard. */
export async function readingsOf(move: Move, { index }: AnswerSite): Promise<Readings> {
  if (move.kind !== 'question') return { sure: [], guessed: [] };
  const isEnglish = await englishDictionary();
  const corrected = move.readings.map((reading) => correctSpelling(spellOut(reading), index, isEnglish));
  const sure = new Set([...corrected, ...move.readings]);
  const guessed = corrected.map((one) => guessSpelling(one, index)).filter((one) => !sure.has(one));
  return { sure: [...sure], guessed: [...new Set(guessed)], named: move.named };
}

/** Where no hours were found, the lines by which a website says that the business is closed on a day. */
function closedInWords(site: AnswerSite, day: string): ClosedAt | undefined {
  const { weekday } = askedDay(day, site.now()) ?? {};
  const isStated = site.index.facts.openingHours.some(({ days }) => weekday !== undefined && hoursOn(days, weekday));
  if (weekday === undefined || isStated) return undefined;
  const lines = site.ask(`are you open on ${day}?`).quotes.map(({ text, label = '' }) => `${label} ${text}`);
  const about = lines.filter((line) => daysIn(line).has(weekday));
  const isClosed = about.length > 0 && about.every((line) => /\bclosed\b/i.test(line) && !/\d/.test(line));
  const name = WEEK[weekday];
  if (!isClosed || !name) return undefined;
  const hours = { day: name, ranges: [], isClosed: true, byAppointment: false };
  return { on: 'day', hours: `${name}: closed`, stated: [{ hours }] };
}

function notServed(site: AnswerSite, asked: string, day: string, time: string | undefined): ClosedAt | undefined {
  const line = time === undefined ? undefined : notServedAt(site.index, asked, { day, time, now: site.now() });
  return line && { on: 'time', hours: formatLine(line, false), stated: [] };
}

/** The counter that a question names, or under whose name the website says most of what it asks about. */
function counterFor(site: AnswerSite, question: string, day: string): ReturnType<DialogueOptions['counterFor']> {
  const counters = findCounters(site.index);
  if (counters.length === 0) return { name: '', isStated: true };
  const best = site.ask(question).quotes.find(({ isFocus }) => isFocus);
  const above = best?.heading ?? best?.pageTitle ?? '';
  const named = namedIn(counters, question);
  const isOwn = ({ name, lines }: Counter) =>
    name === undefined && stemsOf(above).some((stem) => stemsOf(lines[0]?.heading ?? '').includes(stem));
  const [found, ...others] = named.length > 0 ? named : [...namedIn(counters, above), ...counters.filter(isOwn)];
  if (!found || others.length > 0) return undefined;
  const { weekday } = askedDay(day, site.now()) ?? {};
  return {
    name: found.name ?? '',
    isStated: weekday === undefined || found.lines.some(({ text }) => daysIn(text).has(weekday)),
  };
}

/** What the dialogue needs to know of a website. */
export const dialogueOptionsOf = (site: AnswerSite, booking: DialogueOptions['booking']): LanguageOptions => ({
  booking,
  visit: visitOf(site),
  heals: healsAt(site),
  closedAt: ({ day, time, asked, isVisit }) =>
    visitOf(site) === 'stay'
      ? undefined
      : (closedAt(site.index, { day, time, asked }, site.now()) ??
        (namedIn(findCounters(site.index), asked).length > 0 ? undefined : closedInWords(site, day)) ??
        (isVisit ? notServed(site, asked, day, time) : undefined)),
  fallsOn: (day) => fallsOn(day, site.now()),
  isAnswered: (question) => site.ask(question).tier === 'answer',
  counterFor: (question, day) => counterFor(site, question, day),
  findsNothing: (question) => site.ask(question).tier === 'silent',
  thingIn: (question) => thingIn(question, site.index),
  isOfSite: (word) => word.length >= A_WORD && wordsOfSite(site.index).has(word),
  now: site.now(),
});

/** Understands the next sentence of a conversation about a website: from where it has got to, or else from its sentences. */
export async function understand(
  site: AnswerSite,
  { text, turns, memory }: Said,
  booking: DialogueOptions['booking'],
): Promise<Understood> {
  const isEnglish = await englishDictionary();
  const known = wordsOfSite(site.index);
  const isWord = (word: string) => isEnglish(word) || known.has(word);
  const options = dialogueOptionsOf(site, booking);
  const next = (state: DialogueState, sentence: string, isFirst: boolean) =>
    stepInLanguage(
      state,
      correctDays(sentence.slice(0, MAX_SENTENCE).replace(O_FOR_ZERO, '0'), isWord),
      isFirst,
      options,
    );
  const before =
    memory?.state ?? turns.reduce<DialogueState>((state, turn, at) => next(state, turn, at === 0).state, {});
  const { state, move } = next(before, text, turns.length === 0);
  return {
    move,
    state,
    before,
    readings: await readingsOf(move, site),
    speaker: { ...speakerOf(site), language: state.language },
  };
}
