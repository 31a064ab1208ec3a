import { topicsOf } from '@/lib/reader/answers/question/intents';
import { asWords, countWords } from '../phrases';
import { isLength } from '../requests/details';
import { needs, withMissing } from '../requests/needs';
import { refusalIn } from '../requests/refused';
import { addRemark, beginRequest, judgementIn } from '../requests/request';
import { givesContact, saysMore } from '../requests/slots';
import type { SlotName, TakenRequest } from '../requests/taken-request';
import { actOf, isComplaint, mayBeChange } from './acts';
import {
  begin,
  type DialogueOptions,
  type DialogueState,
  openIn,
  type Step,
  take,
  withOpenQuestion,
  withTold,
} from './dialogue-state';
import { isPraise } from './feeling';
import { hasPronoun, isFollowUp } from './follow-ups';
import { bareQuestion } from './lead-ins';
import { stepOfQuestion } from './question-step';
import {
  stepInRequest,
  stepOfDanger,
  stepOfInstruction,
  stepOfRequest,
  stepOfWish,
  withoutDanger,
} from './request-steps';
import { asks, asksForHelp, saysLittle, tells } from './sentence';

/** For how many turns a danger is remembered if no number is left. */
const MAX_HELD = 3;
/** `Sorry, long day` */
const APOLOGY = /^(?:oh |ah )?sorry\b/i;
/** `Sorry, that was rude of me.` is no complaint. */
const APOLOGIZES = /^(?:oh |ah )?sorry,? (?:that was|(?:about|for) that)\b[^.!?,]*[.!?,]?\s*/i;
const SHORT = 4;

/** Understands the next sentence of a conversation. The same sentences always lead to the same state. */
export function step(state: DialogueState, text: string, options: DialogueOptions): Step {
  return settled(state, stepOf(state, text, options), options, text);
}

/** A step whose day and time are in the hours of the business, and that asks nothing a third time. */
export const settled = (before: DialogueState, taken: Step, options: DialogueOptions, said = ''): Step =>
  askedTwice(before, inOpenHours(before, taken, options, said), options);

/** What a person finds out where the customer leaves it open. */
const MAY_BE_OPEN: ReadonlySet<string> = new Set<SlotName>(['day', 'time', 'people']);

/** What was asked for twice, and not given in a way that is understood, is not asked for again: a person reads the customer's words. */
function askedTwice({ request: before, asked = {} }: DialogueState, next: Step, { visit }: DialogueOptions): Step {
  const { move, state } = next;
  if (move.kind !== 'request') return next;
  const { missing: _, ...taken } = move.request;
  const times = before?.asked === taken.asked && before.kind === taken.kind ? asked : {};
  const missing = needs(taken, visit).find(
    (slot) => taken.slots[slot] === undefined && !(MAY_BE_OPEN.has(slot) && (times[slot] ?? 0) > 1),
  );
  const isSame = missing === move.request.missing;
  const request = isSame ? move.request : { ...taken, ...(missing && { missing }) };
  return {
    state: { ...state, request, asked: missing ? { ...times, [missing]: (times[missing] ?? 0) + 1 } : times },
    move: { ...move, request, ...(!isSame && { isRepeated: false }) },
  };
}

/** `Friday 24 December` is asked about where that is a Thursday, and kept for the person as it was written. */
function onItsDay(next: Step, { visit, fallsOn }: DialogueOptions): Step {
  const { move, state } = next;
  const { day, until, ...others } = move.kind === 'request' ? move.request.slots : {};
  const wrong = [day, until].find((one) => one !== undefined && !isLength(one) && fallsOn(one));
  const misdated = wrong && fallsOn(wrong);
  if (move.kind !== 'request' || !misdated) return next;
  const isSaid = move.isFirst && saysMore(move.request.asked);
  const request = addRemark(withMissing({ ...move.request, slots: others }, visit), ...(isSaid ? [] : [wrong]));
  return { state: { ...state, request }, move: { ...move, request, misdated } };
}

/** What is booked already may be on a day on which the business is closed, and an emergency does not wait. */
const isOfAnyHour = ({ kind, asked }: TakenRequest, isFirst: boolean): boolean =>
  kind === 'emergency' || (kind === 'callback' && isFirst && mayBeChange(asked));

/**
 * Nothing is taken down for a day or a time at which the website says that it is closed: the day and the time that stood there before stay, unless the
 * customer has `said` no to the day, or another one is asked for.
 */
function inOpenHours({ request: before }: DialogueState, taken: Step, options: DialogueOptions, said = ''): Step {
  const next = onItsDay(taken, options);
  const { visit, closedAt } = options;
  const { move, state } = next;
  if (move.kind !== 'request' || isOfAnyHour(move.request, move.isFirst)) return next;
  const { day, time, ...others } = move.request.slots;
  const { kind, asked } = move.request;
  const known = move.isFirst ? {} : (before?.slots ?? {});
  if (day === undefined || (day === known.day && time === known.time)) return next;
  // A customer's name may be that of a branch.
  const words = [asked, ...(move.request.also ?? []), said].join(' ').replaceAll(others.name ?? '\n', ' ');
  const closed = closedAt({ day, time, asked: words, isVisit: kind === 'booking' });
  if (!closed) return next;
  const { on } = closed;
  const isOff = known.day !== undefined && refusalIn(said, known.day).days.length > 0;
  const isKept = known[on] !== undefined && known[on] !== move.request.slots[on] && !isOff;
  // A call-back needs no time: it is made when somebody is there.
  const isAsked = needs(move.request, visit).includes(on);
  const left = on === 'time' ? { day } : { time: isAsked && !isOff ? time : undefined };
  const { until = others.until } = known;
  const moment = isKept ? { day: known.day, time: known.time, until } : left;
  const slots = Object.fromEntries(Object.entries({ ...others, ...moment }).filter(([, value]) => value !== undefined));
  const request = withMissing({ ...move.request, slots }, visit);
  return {
    state: { ...state, request, ...(!move.isFirst && { refused: on === 'time' ? { day } : {} }) },
    move: {
      ...move,
      changed: undefined,
      request,
      closed: { ...closed, isKept: isKept || (!move.isFirst && !isAsked) },
    },
  };
}

function stepOf(before: DialogueState, said: string, options: DialogueOptions): Step {
  const reached = options.booking === 'meeting' ? undefined : withoutDanger(before, said);
  const { state, text } = reached ?? { state: before, text: said };
  if (reached && saysLittle(text || 'ok')) return { state, move: { kind: 'told', what: 'little' } };
  return (
    stepWithoutWords(state, text) ??
    stepOfDanger(state, text, options) ??
    stepOfInstruction(state, text, options) ??
    stepOfRequest(state, text, options) ??
    stepOfWish(state, text.replace(APOLOGIZES, '') || text, options) ??
    stepOfAct(state, text) ??
    stepInRequest(state, text, options) ??
    stepOfTelling(state, text, options) ??
    stepOfQuestion(state, text, options)
  );
}

const HAS_WORDS = /[\p{L}\p{N}]/u;
/** A sign alone, such as a thumb: it agrees with what is complete, and asks nothing. */
const stepWithoutWords = (state: DialogueState, text: string): Step | undefined =>
  HAS_WORDS.test(text) || openIn(state)
    ? undefined
    : { state, move: { kind: 'told', what: state.request && text.trim() !== '?' ? 'little' : 'unclear' } };

function stepOfAct(state: DialogueState, text: string): Step | undefined {
  const act = actOf(text);
  if (act === undefined || act === 'person' || act === 'booking') return undefined;
  // `And the rubbish` goes on with what was asked.
  if (act === 'abuse' && state.topic !== undefined && isFollowUp(text)) return undefined;
  const held = act === 'emergency' ? { ...state, danger: text, digressions: 0 } : state;
  return { state: held, move: { kind: 'act', act } };
}

/** What is told without a request is kept for a person: neither searched for nor a gap. */
function stepOfTelling(state: DialogueState, text: string, options: DialogueOptions): Step | undefined {
  const { booking, visit, isAnswered } = options;
  const open = openIn(state);
  const isShort = countWords(asWords(text)) <= SHORT;
  const keep = (request: TakenRequest) =>
    take(state, addRemark(request, text), { isRemark: open !== undefined, isFirst: !open });
  const isRefund = asks(text) && topicsOf(text).some(({ id }) => id === 'refund');
  if (open?.kind === 'emergency' && isRefund) return keep(open);
  // `What do we do?` beside an emergency is answered with the number to ring.
  // Of a note that is complete, `how much is a filling` is no part.
  const isOfNote = () => (open ?? hasPronoun(text)) && !isComplaint(text) && !isAnswered(bareQuestion(text));
  const isOfDanger = () => isShort || asksForHelp(text) || isOfNote();
  if (state.request?.kind === 'emergency' && asks(text) && isOfDanger())
    return {
      state: { ...state, danger: state.request.asked, request: addRemark(state.request, text) },
      move: { kind: 'told', what: 'danger' },
    };
  if (booking === 'meeting' || open) return undefined;
  const { told = [] } = state;
  const turns = (state.digressions ?? 0) + 1;
  if (state.danger !== undefined && isRefund) return keep(beginRequest('emergency', state.danger, visit));
  if (state.danger !== undefined && turns <= MAX_HELD && (asks(text) || !saysLittle(text)))
    return { state: { ...state, digressions: turns }, move: { kind: 'told', what: 'danger' } };
  if (asks(text)) return undefined;
  const isAgreed = told.length > 0 && !state.digressions && judgementIn(text) === 'yes';
  if (isAgreed || givesContact(text)) return begin(withOpenQuestion(state, isAnswered), 'callback', text, options);
  const isApology = APOLOGY.test(text) && isShort;
  if (saysLittle(text) || isApology) return { state, move: { kind: 'told', what: 'little' } };
  // `Gold hoop` after `I think my earring fell off` says more of it.
  const isMore = told.length > 0 && !state.digressions && !isAnswered(bareQuestion(text));
  if (tells(text) || isMore)
    return {
      state: withTold(state, text),
      move: { kind: 'told', what: tells(text) && isPraise(text) ? 'praise' : told.length > 0 ? 'more' : 'remark' },
    };
  return undefined;
}
