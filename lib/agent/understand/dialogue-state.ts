import type { ClosedAt } from '@/lib/reader/answers/stated/closed-at';
import { asWords, hasPhrase } from '../phrases';
import { withMissing } from '../requests/needs';
import { addRemark, beginRequest } from '../requests/request';
import { saysMore, thingIn } from '../requests/slots';
import { isMeeting, type RequestKind, type SlotName, type TakenRequest } from '../requests/taken-request';
import type { Visit } from '../requests/visits';
import { buys, type Courtesy } from './acts';
import { hasPronoun } from './follow-ups';
import { bareQuestion } from './lead-ins';
import { apart, tells } from './sentence';

/** How a sentence continued a request. */
export interface Progress {
  isFirst: boolean;
  /** What the agent asked for was not given. */
  isRepeated: boolean;
  /** What was noted before, where the sentence changed it. */
  changed?: readonly SlotName[];
  /** The sentence was kept for the person. */
  isRemark?: boolean;
  /** Why the day or the time was not taken: the business is closed then; `isKept` when what was noted before stays. */
  closed?: ClosedAt & { isKept: boolean };
  /** A date that is another day of the week than the customer takes it for. */
  misdated?: { date: string; weekday: number };
}

/** What a sentence that asks nothing is: courtesy, what somebody liked, a remark, another one, after a danger was reported, no words, or when somebody gets back. */
export type Told = 'unclear' | 'waiting' | 'little' | 'praise' | 'remark' | 'more' | 'danger';

/** Where a conversation has got to. */
export interface DialogueState {
  /** The last question about the business, as it was understood. */
  topic?: string;
  /** The last questions about the business, in the customer's words. */
  questions?: readonly string[];
  /** What the conversation is about: the thing that the last question with a noun of its own named. */
  subject?: string;
  /** The last thing that was priced or asked for: `I'll take it` is of that. */
  offered?: string;
  /** What is being taken down for a person, complete or not. */
  request?: TakenRequest;
  /** The complete requests before it. */
  notes?: readonly TakenRequest[];
  /** How many times each detail of the request was asked for. */
  asked?: Partial<Record<SlotName, number>>;
  /** That a day or a time was not taken in the last sentence, and the day of which it was only the time. */
  refused?: { day?: string };
  /** How many questions the customer has asked since the request was last continued. */
  digressions?: number;
  /** What the customer has told since the last request, for the next one. */
  told?: readonly string[];
  /** The sentence with which the customer reported a danger, which holds until it is passed on. */
  danger?: string;
  /** The language (ISO 639-1) that the customer writes in, if it is not English. */
  language?: string;
}

/** What a sentence means in a conversation. */
export type Move =
  /** `language` is the ISO code of a sentence that could not be followed. */
  | { kind: 'act'; act: Courtesy; language?: string }
  /** How the sentence begins or continues a request, as in `Progress`. */
  | ({ kind: 'request'; request: TakenRequest } & Progress)
  /** An answer to whether a complete request is right. */
  | { kind: 'judgement'; request: TakenRequest; isRight: boolean }
  | { kind: 'dropped'; request: TakenRequest }
  /** Asks what has been written down. */
  | { kind: 'notes'; requests: readonly TakenRequest[] }
  /** Nothing is asked. */
  | { kind: 'told'; what: Told }
  /** `readings` are the ways in which the question may be meant, most likely first; `named` is what a follow-up question adds. */
  | { kind: 'question'; readings: string[]; named?: string };

export interface DialogueOptions {
  /** What somebody books: a visit to the business, or a meeting with us. */
  booking: 'booking' | 'meeting';
  visit: Visit;
  /** Whether the business heals people or animals. */
  heals: boolean;
  /** What the website says where the business is closed on a day, or at a time of it, or what is asked for is not served then. */
  closedAt: (wish: { day: string; time?: string; asked: string; isVisit: boolean }) => ClosedAt | undefined;
  /** The date of `Friday 24 December` and its own day of the week, where they contradict each other. */
  fallsOn: (day: string) => Progress['misdated'];
  /** Whether the website answers a question. */
  isAnswered: (question: string) => boolean;
  /**
   * The part of the business with hours of its own in which a thing is done, and whether those of a day are stated. Without a name it is the business
   * itself; undefined where the website does not say which it is.
   */
  counterFor: (question: string, day: string) => { name: string; isStated: boolean } | undefined;
  /** Whether it has nothing about it. */
  findsNothing: (question: string) => boolean;
  /** The first words of a question that name something, by what the website has: `cat` of `how much to get a cat done`. */
  thingIn: (question: string) => string;
}

/** A conversation after a sentence, and what the sentence meant. */
export type Step = { state: DialogueState; move: Move };

const MAX_TOLD = 5;
export const ROOM = /\b(?:single|double|twin|triple|family) room\b|\b(?:room|single|double|twin|triple)\b/i;

/** The open request of a conversation, of which something is missing. */
export const openIn = ({ request }: DialogueState) => (request?.missing === undefined ? undefined : request);

/** Takes down a request, with what was told before it. */
export function take(state: DialogueState, request: TakenRequest, progress: Partial<Progress> = {}): Step {
  const { topic, subject, notes = [], danger } = state;
  const before = state.request;
  const kept = progress.isFirst && before && before.missing === undefined ? [...notes, before] : notes;
  const isHeld = danger !== undefined && request.missing !== undefined;
  return {
    state: {
      topic,
      ...(subject && { subject }),
      request,
      ...(kept.length > 0 && { notes: kept }),
      ...(isHeld && { danger }),
    },
    move: { kind: 'request', request, isFirst: false, isRepeated: false, ...progress },
  };
}

/** `Book my car in for a service` */
const FOR_A = /\bin for an? (.+)$/i;
/** What is booked: `What would that be?` is then of a room. */
const bookedIn = ({ asked }: TakenRequest, { visit, thingIn: named }: DialogueOptions): string =>
  ROOM.exec(asked)?.[0] ?? (visit === 'stay' ? 'room' : thingIn(FOR_A.exec(asked)?.[1] ?? '') || named(thingIn(asked)));

/** `I'll take two`, `a small one`: what was asked about before. */
const NAMES_NONE = /\b(?:ones?|it|them|that|those)\b|^\d+(?:,|$)/i;
function withThing(request: TakenRequest, subject: string | undefined): TakenRequest {
  const { item } = request.slots;
  if (!subject || request.kind !== 'order' || (item && !NAMES_NONE.test(item))) return request;
  return { ...request, slots: { ...request.slots, item: item ? `${item} (${subject})` : subject } };
}

/** `I'd like to book that so` is of what was asked about before. */
function askedBefore(state: DialogueState, { kind, asked }: TakenRequest): string[] {
  const { topic, questions: said = [] } = state;
  const words = said.at(-1) ?? topic ?? '';
  const taken = thingOf(state);
  if (kind !== 'booking' || !hasPronoun(asked)) return [];
  if (buys(asked) && taken !== undefined) return [!ROOM.test(taken) && topic?.includes(taken) ? words : taken];
  return topic !== undefined && !saysMore(asked) ? [words] : [];
}

/** `Is breakfast extra`, `and with a dog`: what comes with something is not what one takes. */
export const ADDS = / (?:extra|included|include|inclusive|comes? with) |^ (?:and )?with /;

/** What `it` is in `I'll take it`. */
export const thingOf = ({ topic = '', subject, offered }: DialogueState): string | undefined =>
  offered ?? (ADDS.test(asWords(topic)) ? undefined : subject);

/** Whether a question has a wish or a reason beside what it asks: `The cat needs her booster, can I come on Wednesday?` */
const hasReason = (question: string): boolean => hasPhrase(asWords(question), 'wishes') || tells(apart(question).given);

/** Begins a request: with what was told before it, and the name and number of the one before. */
export function begin(state: DialogueState, kind: RequestKind, text: string, options: DialogueOptions): Step {
  const { visit } = options;
  const { told = [], questions = [], request: before } = state;
  const begun = withThing(beginRequest(kind, text, visit), thingOf(state));
  const known = isMeeting({ kind }) ? undefined : before?.slots;
  const slots = {
    ...(known?.name !== undefined && { name: known.name }),
    ...(known?.contact !== undefined && { contact: known.contact }),
    ...begun.slots,
  };
  const subject = bookedIn(begun, options);
  return take(
    subject ? { ...state, subject, topic: `Do you have a ${subject}?` } : state,
    withMissing(
      addRemark({ ...begun, slots }, ...told, ...questions.filter(hasReason), ...askedBefore(state, begun)),
      visit,
    ),
    { isFirst: true },
  );
}

/** What a sentence changed of a request, and whether it was a remark. */
export function progressOf(before: TakenRequest, after: TakenRequest): Progress {
  const names = Object.keys(after.slots) as (keyof TakenRequest['slots'])[];
  const changed = names.filter(
    (slot) =>
      after.slots[slot] !== undefined && before.slots[slot] !== undefined && before.slots[slot] !== after.slots[slot],
  );
  const isSame = names.every((slot) => before.slots[slot] === after.slots[slot]);
  return {
    isFirst: false,
    isRepeated: after === before,
    ...(changed.length > 0 && { changed }),
    ...(isSame && after !== before && { isRemark: true }),
  };
}

/** With the question that the website left open, which is what somebody who leaves a number is to be told. */
export function withOpenQuestion(state: DialogueState, isAnswered: (question: string) => boolean): DialogueState {
  const { topic, questions: asked = [], request, told = [] } = state;
  if (topic === undefined || request) return state;
  const open = asked.filter(
    (one, at) => !told.includes(one) && !isAnswered(at < asked.length - 1 ? bareQuestion(one) : topic),
  );
  return open.reduce(withTold, state);
}

/** What was told is passed on with the next request. */
export const withTold = (state: DialogueState, text: string): DialogueState => ({
  ...state,
  digressions: 0,
  told: [...(state.told ?? []), text].slice(-MAX_TOLD),
});
