import { asWords, countWords } from '../phrases';
import {
  addRemark,
  amendRequest,
  asksToChange,
  beginRequest,
  continueRequest,
  dropsRequest,
  givesMissing,
  judgementIn,
  type RequestKind,
  type TakenRequest,
  withMissing,
} from '../requests/request';
import type { Progress, Told } from '../requests/request-replies';
import { givesContact, leavesOpen, withoutDetails } from '../requests/slots';
import type { Visit } from '../requests/visits';
import {
  actOf,
  type Courtesy,
  isComplaint,
  mayBeChange,
  wantsBooking,
  wantsChange,
  wantsMeeting,
  wantsVisit,
} from './acts';
import { isGrievance, isPraise, isUrgent } from './feeling';
import { completions, isBare, isFollowUp, objectOf } from './follow-ups';
import { foreignLanguageOf } from './languages';
import { bareQuestion, bareQuestions } from './lead-ins';
import { asks, isPast, questionsWithin, saysLittle, tells } from './sentence';

/** Where a conversation has got to. */
export interface DialogueState {
  /** The last question about the business, as it was understood. */
  topic?: string;
  /** What is being taken down for a person, complete or not. */
  request?: TakenRequest;
  /** The complete requests before it. */
  notes?: readonly TakenRequest[];
  /** How many questions the customer has asked since the request was last continued. */
  digressions?: number;
  /** What the customer has told since the last request, for the next one. */
  told?: readonly string[];
  /** The sentence with which the customer reported a danger, which holds until it is passed on. */
  danger?: string;
}

/** What a sentence means in a conversation. */
export type Move =
  /** `language` is the ISO code of a sentence that is not English. */
  | { kind: 'act'; act: Courtesy; language?: string }
  /** How the sentence begins or continues a request, as in `Progress`. */
  | ({ kind: 'request'; request: TakenRequest } & Progress)
  /** An answer to whether a complete request is right. */
  | { kind: 'judgement'; request: TakenRequest; isRight: boolean }
  | { kind: 'dropped' }
  /** Asks what has been written down. */
  | { kind: 'notes'; requests: readonly TakenRequest[] }
  /** Nothing is asked. */
  | { kind: 'told'; what: Told }
  /** `readings` are the ways in which the question may be meant, most likely first. */
  | { kind: 'question'; readings: string[] };

export interface DialogueOptions {
  /** What somebody books: a visit to the business, or a meeting with us. */
  booking: Extract<RequestKind, 'booking' | 'meeting'>;
  visit: Visit;
  /** Whether the website says that the business is closed on a day, in the customer's words. */
  isClosedOn: (day: string) => boolean;
  /** Whether the website answers a question. */
  isAnswered: (question: string) => boolean;
}

type Step = { state: DialogueState; move: Move };

const MAX_TOLD = 5;
/** For how many turns a danger holds that nobody leaves a number for. */
const MAX_HELD = 3;
/** `Sorry, long day` */
const APOLOGY = /^(?:oh |ah )?sorry\b/i;
const SHORT = 4;

/** `What have you written down?` */
const ASKS_NOTES = /\bwhat\b.{0,30}\b(?:written|write|noted|note|down|got so far)\b|\bread (?:it|that|them) back\b/i;

/** Understands the next sentence of a conversation. The same sentences always lead to the same state. */
export function step(state: DialogueState, text: string, options: DialogueOptions): Step {
  return onOpenDay(state, stepOf(state, text, options), options);
}

/** No booking is taken for a day on which the website says that it is closed: the day before stays, or another is asked for. */
function onOpenDay({ request: before }: DialogueState, next: Step, { visit, isClosedOn }: DialogueOptions): Step {
  const { move, state } = next;
  if (move.kind !== 'request' || move.request.kind !== 'booking') return next;
  const { day, ...others } = move.request.slots;
  if (day === undefined || day === before?.slots.day || !isClosedOn(day)) return next;
  const kept = move.isFirst || before?.slots.day === undefined ? others : { ...others, day: before.slots.day };
  const request = withMissing({ ...move.request, slots: kept }, visit);
  return { state: { ...state, request }, move: { ...move, request, closedOn: day } };
}

function stepOf(state: DialogueState, text: string, options: DialogueOptions): Step {
  return (
    stepOfRequest(state, text, options) ??
    stepOfWish(state, text, options) ??
    stepOfAct(state, text) ??
    stepInRequest(state, text, options) ??
    stepOfTelling(state, text, options) ??
    stepOfQuestion(state, text, options)
  );
}

/** The open request of a conversation, of which something is missing. */
const openIn = ({ request }: DialogueState) => (request?.missing === undefined ? undefined : request);

/** Takes down a request, with what was told before it. */
function take(state: DialogueState, request: TakenRequest, progress: Partial<Progress> = {}): Step {
  const { topic, notes = [], danger } = state;
  const before = state.request;
  const kept = progress.isFirst && before && before.missing === undefined ? [...notes, before] : notes;
  const isHeld = danger !== undefined && request.missing !== undefined;
  return {
    state: { topic, request, ...(kept.length > 0 && { notes: kept }), ...(isHeld && { danger }) },
    move: { kind: 'request', request, isFirst: false, isRepeated: false, ...progress },
  };
}

/** Begins a request: with what was told before it, and the name and number of the one before. */
function begin(state: DialogueState, kind: RequestKind, text: string, visit: Visit): Step {
  const { told = [], request: before } = state;
  const begun = beginRequest(kind, text, visit);
  const known = before?.missing === undefined && kind !== 'meeting' ? before?.slots : undefined;
  const slots = {
    ...(known?.name !== undefined && { name: known.name }),
    ...(known?.contact !== undefined && { contact: known.contact }),
    ...begun.slots,
  };
  return take(state, addRemark(withMissing({ ...begun, slots }, visit), ...told), { isFirst: true });
}

/** What continues, changes or ends a request, whatever else it may be. */
function stepOfRequest(state: DialogueState, text: string, { visit }: DialogueOptions): Step | undefined {
  const { request, notes = [] } = state;
  if (!request) return undefined;
  const open = openIn(state);
  if (dropsRequest(text)) return { state: { topic: state.topic }, move: { kind: 'dropped' } };
  if (asks(text) && ASKS_NOTES.test(text)) return { state, move: { kind: 'notes', requests: [...notes, request] } };
  if (open) {
    const given = givesMissing(open, text, visit) ? continueRequest(open, text, visit) : undefined;
    return given && take(state, given, progressOf(open, given));
  }
  const amended = amendRequest(request, text, visit);
  if (amended) return take(state, amended, progressOf(request, amended));
  const judgement = judgementIn(text);
  return judgement && { state, move: { kind: 'judgement', request, isRight: judgement === 'yes' } };
}

/** What a sentence changed of a request, and whether it was a remark. */
function progressOf(before: TakenRequest, after: TakenRequest): Progress {
  const names = Object.keys(after.slots) as (keyof TakenRequest['slots'])[];
  const changed = names.flatMap((slot) =>
    before.slots[slot] !== undefined && before.slots[slot] !== after.slots[slot] ? (after.slots[slot] ?? []) : [],
  );
  const isSame = names.every((slot) => before.slots[slot] === after.slots[slot]);
  return {
    isFirst: false,
    isRepeated: after === before,
    ...(changed.length > 0 && { changed }),
    ...(isSame && after !== before && { isRemark: true }),
  };
}

/** A wish for a person to act on, before every answer of the website. */
function stepOfWish(
  state: DialogueState,
  text: string,
  { booking, visit, isAnswered }: DialogueOptions,
): Step | undefined {
  const open = openIn(state);
  const start = (kind: RequestKind) => begin(state, kind, text, visit);
  if (booking === 'meeting') {
    if (!open && wantsMeeting(text)) return start(booking);
    const act = actOf(text);
    // With us, a person is met; nothing else reaches the team.
    return act === 'booking' || (act === 'person' && !open) ? start(booking) : undefined;
  }
  const act = actOf(text);
  if (act === 'emergency') return undefined;
  if (!open) {
    if (wantsChange(text) || (mayBeChange(text) && !isAnswered(bareQuestion(text)))) return start('callback');
    if (isLoss(text)) return start('lost');
    if (isComplaint(text) || isGrievance(text)) return start('complaint');
    if (act === 'person') return start('callback');
    if (state.danger !== undefined && givesContact(text)) {
      const begun = beginRequest('emergency', state.danger, visit);
      return take(state, continueRequest(begun, text, visit) ?? begun, { isFirst: true });
    }
  }
  const { told = [] } = state;
  if (act !== 'booking' && !wantsBooking(text) && (open || !wantsVisit(text, visit))) return undefined;
  // Asked for again, it goes on.
  if (open) return open.kind === 'booking' ? take(state, continueRequest(open, text, visit) ?? open) : undefined;
  if (visit === 'none') return start('callback');
  return start(visit === 'callOut' && told.some(isUrgent) ? 'emergency' : 'booking');
}

const LOSS =
  /\b(?:left|lost|forgot|forgotten|mislaid|find|found|hand(?:ed)? in)\b (?:behind )?(?:my|his|her|our|their|an?) (?!deposit|message|review|voicemail|note|parking|table|way)\p{L}+/iu;
const isLoss = (text: string): boolean =>
  LOSS.test(text) && (tells(text) || /\b(?:did|has|have) (?:any|some|ye|you)/i.test(text));

function stepOfAct(state: DialogueState, text: string): Step | undefined {
  const act = actOf(text);
  if (act === undefined || act === 'person' || act === 'booking') return undefined;
  const held = act === 'emergency' ? { ...state, danger: text, digressions: 0 } : state;
  return { state: held, move: { kind: 'act', act, language: foreignLanguageOf(text) } };
}

/** What is said while a request is open, and remarks after one is complete. */
function stepInRequest(
  state: DialogueState,
  text: string,
  { booking, visit, isAnswered }: DialogueOptions,
): Step | undefined {
  const { request } = state;
  if (!request) return undefined;
  const open = openIn(state);
  if (open) {
    const continued = continueRequest(open, text, visit);
    return continued && take(state, continued, progressOf(open, continued));
  }
  if (booking === 'meeting') return undefined;
  const remark = () => take(state, addRemark(request, text), { isRemark: true });
  if (asks(text)) return asksToChange(text) ? remark() : undefined;
  if (saysLittle(withoutDetails(text))) return { state, move: { kind: 'told', what: 'little' } };
  if (isPraise(text) && isPast(text)) return { state, move: { kind: 'told', what: 'praise' } };
  // `Parking` is what somebody looks for, `no nuts` is for the person.
  const isForPerson = tells(text) || givesContact(text) || leavesOpen(text) || !isAnswered(bareQuestion(text));
  return isForPerson ? remark() : undefined;
}

/** What is told without a request is kept for a person: neither searched for nor a gap. */
function stepOfTelling(state: DialogueState, text: string, { booking, visit }: DialogueOptions): Step | undefined {
  if (booking === 'meeting' || openIn(state)) return undefined;
  const { told = [] } = state;
  const turns = (state.digressions ?? 0) + 1;
  if (state.danger !== undefined && turns <= MAX_HELD && (asks(text) || !saysLittle(text)))
    return { state: { ...state, digressions: turns }, move: { kind: 'told', what: 'danger' } };
  if (asks(text)) return undefined;
  const isAgreed = told.length > 0 && judgementIn(text) === 'yes';
  if (isAgreed || givesContact(text)) return begin(state, 'callback', text, visit);
  const isApology = APOLOGY.test(text) && countWords(asWords(text)) <= SHORT;
  if (saysLittle(text) || isApology) return { state, move: { kind: 'told', what: 'little' } };
  if (tells(text))
    return {
      state: withTold(state, text),
      move: { kind: 'told', what: isPraise(text) ? 'praise' : told.length > 0 ? 'more' : 'remark' },
    };
  return undefined;
}

/** What was told is passed on with the next request. */
const withTold = (state: DialogueState, text: string): DialogueState => ({
  ...state,
  told: [...(state.told ?? []), text].slice(-MAX_TOLD),
});

/** In words; a shorter text without the form of a question is what somebody looks for, such as `gluten free`. */
const A_SENTENCE = 4;

function stepOfQuestion(before: DialogueState, text: string, { booking }: DialogueOptions): Step {
  const isTold = booking === 'booking' && !asks(text) && countWords(asWords(text)) >= A_SENTENCE;
  const state = isTold ? withTold(before, text) : before;
  // Our own website answers several questions at once.
  const question = booking === 'meeting' ? bareQuestions(text).join(' ') || text : bareQuestion(text);
  // `And Saturday?` without its `and` is a question of its own.
  const followUp = state.topic === undefined ? undefined : [text, question].find(isFollowUp);
  const completed = followUp === undefined ? [] : completions(followUp, state.topic ?? '', booking);
  // `And what happens after?` after a question about the trial.
  const object =
    followUp !== undefined &&
    completed.length === 0 &&
    countWords(asWords(question)) > 2 &&
    objectOf(state.topic ?? '');
  const topic = completed[0] ?? question;
  const digressions = (state.digressions ?? 0) + 1;
  return {
    state: { ...state, topic, digressions },
    move: {
      kind: 'question',
      readings: [
        ...new Set([
          ...(booking === 'booking' && completed.length === 0 ? questionsWithin(text).map(bareQuestion) : []),
          ...inOrder(booking, completed, question, text),
          ...(object ? [`${question} ${object}`] : []),
        ]),
      ],
    },
  };
}

/** The ways in which a question may be meant, most likely first. */
function inOrder(booking: DialogueOptions['booking'], completed: readonly string[], question: string, text: string) {
  // With us, `it` is the agent, whatever was asked before.
  if (booking === 'meeting' && / it /.test(asWords(question))) return [...new Set([question, ...completed, text])];
  // `How much?` or `Does it hurt?` alone would be answered with any line that has the word.
  if (completed.length > 0 && isBare(question)) return [...completed];
  return [...new Set([...completed, question, text])];
}
