import { asWords, countWords, hasPhrase, phrasesOf, without } from '../phrases';
import { isBare, leavesOpen, saysNothing } from '../requests/bare';
import { detailIn, isSameDay } from '../requests/details';
import { withMissing } from '../requests/needs';
import { refusalIn } from '../requests/refused';
import {
  addRemark,
  amendRequest,
  asksToChange,
  beginRequest,
  continueRequest,
  dropsRequest,
  givesMissing,
  judgementIn,
} from '../requests/request';
import { givesContact, saysMore, slotsIn, withoutDetails } from '../requests/slots';
import type { RequestKind, TakenRequest } from '../requests/taken-request';
import type { Visit } from '../requests/visits';
import {
  actOf,
  buys,
  isComplaint,
  isWish,
  mayBeChange,
  OF_HOURS,
  ordersThing,
  proposesMoment,
  wantsBooking,
  wantsChange,
  wantsMeeting,
  wantsThing,
  wantsVisit,
} from './acts';
import {
  ADDS,
  begin,
  type DialogueOptions,
  type DialogueState,
  openIn,
  progressOf,
  ROOM,
  type Step,
  take,
  thingOf,
  withOpenQuestion,
} from './dialogue-state';
import { endsBadly, isGrievance, isOfOthers, isPraise, isToYou, isUrgent } from './feeling';
import { addedBy, hasPronoun, isFollowUp } from './follow-ups';
import { bareQuestion } from './lead-ins';
import { stepOfQuestion } from './question-step';
import { apart, asks, asksForHelp, clausesOf, isPast, reportIn, saysLittle, tells } from './sentence';
import { isDanger, isHarm, isOfBody, isStranded, isTrait, isTrouble } from './trouble';
import { isLikely, likelihoodOf } from './turn-kinds';

/** `What have you written down?` */
const ASKS_NOTES =
  /\bwhat\b.{0,40}\b(?:written|write|wrote|noted|note|down|got so far)\b|\bread (?:it|that|them) back\b/i;

/** A demo shows the agent at work; whatever else one meets us for is a consultation. */
const SHOWS = /\b(?:demo|show|see)/i;

export const meetingIn = (text: string): 'demo' | 'consultation' => (SHOWS.test(text) ? 'demo' : 'consultation');

/** `What about Monday?` after a question is of that question. */
const goesOn = ({ digressions = 0 }: DialogueState, text: string): boolean =>
  digressions > 0 && asks(text) && isFollowUp(text) && addedBy(text) !== '';

/** An emergency in the middle of another request replaces it; the customer's words so far go into the urgent note. */
export function stepOfDanger(state: DialogueState, text: string, options: DialogueOptions): Step | undefined {
  const { request, told = [] } = state;
  if (options.booking === 'meeting' || !request || request.kind === 'emergency' || !isDanger(text)) return undefined;
  const open = openIn(state);
  if (open?.kind === 'complaint') return undefined;
  const words = open ? [open.asked, ...(open.also ?? [])] : [];
  return begin({ ...state, told: [...words, ...told] }, 'emergency', text, options);
}

const reached = phrasesOf('reached', 'ended');
/** `Ok rang them thanks`, `false alarm` */
const hasReached = (clause: string): boolean => {
  const words = asWords(clause);
  const rest = without(words, reached);
  return rest !== words && countWords(words) <= SHORT && !asks(clause) && !hasPhrase(rest, 'negations');
};
/** In words. */
const SHORT = 7;

/** A conversation without the danger, once somebody has rung whom they had to or says that it is over, and what else they say. */
export function withoutDanger(before: DialogueState, text: string): { state: DialogueState; text: string } | undefined {
  const { danger, request, ...state } = before;
  if ((danger === undefined && request?.kind !== 'emergency') || asksForHelp(text)) return undefined;
  const clauses = clausesOf(text);
  const rest = clauses.filter((clause) => !hasReached(clause));
  if (rest.length === clauses.length) return undefined;
  const isOpen = request?.kind === 'emergency' && request.missing !== undefined;
  return {
    state: { ...state, ...(request && !isOpen && { request: addRemark(request, text) }) },
    text: rest.join(', '),
  };
}

/**
 * A new instruction about an existing booking: `Actually don't cancel, can I move it to Wednesday`. All instructions are kept, in order; day and time are
 * those of the last one.
 */
export function stepOfInstruction(state: DialogueState, text: string, { visit }: DialogueOptions): Step | undefined {
  const { request } = state;
  const words = asWords(text);
  const moves = hasPhrase(without(words, phrasesOf('stays')), 'instructions');
  if (request?.kind !== 'callback' || !mayBeChange(request.asked) || !(moves || hasPhrase(words, 'stays')))
    return undefined;
  const { day, time } = beginRequest('callback', request.asked, visit).slots;
  const given = slotsIn(refusalIn(text).rest, ['day', 'time', 'name', 'contact'], undefined, true);
  const isMoved = moves && (given.day ?? given.time) !== undefined;
  const { day: _day, time: _time, ...others } = request.slots;
  const { day: newDay, time: newTime, ...who } = given;
  const isOther = given.day !== undefined && !(day && isSameDay(given.day, day));
  const wasMoved = hasPhrase(without(asWords(request.asked), ['cancel', 'cancelling']), 'instructions');
  const kept = isOther || wasMoved ? { day: given.day, time: given.time } : { day, time };
  const at = isMoved ? { day: newDay ?? day, time: newTime ?? (newDay ? undefined : time) } : kept;
  const slots = { ...who, ...others, ...(at.day && { day: at.day }), ...(at.time && { time: at.time }) };
  return take(state, withMissing(addRemark({ ...request, slots }, text), visit), { isRemark: true });
}

/** What continues, changes or ends a request, whatever else it may be. */
export function stepOfRequest(state: DialogueState, text: string, { visit }: DialogueOptions): Step | undefined {
  const { request, notes = [] } = state;
  if (!request) return undefined;
  const open = openIn(state);
  if (dropsRequest(text))
    return { state: { topic: state.topic, subject: state.subject }, move: { kind: 'dropped', request } };
  if (goesOn(state, text)) return undefined;
  if (asks(text) && ASKS_NOTES.test(text)) return { state, move: { kind: 'notes', requests: [...notes, request] } };
  if (open) {
    const given = givesMissing(open, text, visit) ? continueRequest(open, text, visit) : undefined;
    return given && take(state, given, progressOf(open, given));
  }
  const amended = amendRequest(request, text, visit, state.refused);
  const isOff = amended?.missing !== undefined && wantsChange(text);
  if (amended && !isOff) return take(state, amended, progressOf(request, amended));
  const judgement = judgementIn(text);
  return judgement && { state, move: { kind: 'judgement', request, isRight: judgement === 'yes' } };
}

/** A wish for a person to act on, before every answer of the website. */
export function stepOfWish(state: DialogueState, text: string, options: DialogueOptions): Step | undefined {
  const { booking, visit, heals, isAnswered } = options;
  const open = openIn(state);
  const start = (kind: RequestKind) => begin(state, kind, text, options);
  if (booking === 'meeting') {
    const meeting = meetingIn(text);
    if (!open && wantsMeeting(text)) return start(meeting);
    const act = actOf(text);
    // With us, a person is met; nothing else reaches the team.
    return act === 'booking' || (act === 'person' && !open) ? start(meeting) : undefined;
  }
  const act = actOf(text);
  if (act === 'emergency') return undefined;
  if (!open) {
    if (wantsChange(text) || (mayBeChange(text) && !isAnswered(bareQuestion(text)))) return start('callback');
    // `My face is swollen`
    const isTheirs = !isOfBody(text) && (isOfOthers(text) || isPraise(text) || (isToYou(reportIn(text)) && !heals));
    // `He is limping, can I book him in`
    const isVisit = () => asks(text) && (act === 'booking' || wantsVisit(text, visit)) && !isDanger(text);
    if (!state.request && !isTheirs && isHarm(text, heals && !isToYou(reportIn(text))) && !isVisit())
      return start('emergency');
    if (isLikely(text, 'loses')) return start('lost');
    // Beside a complete note, `my car failed the test` is a remark.
    const isReport = endsBadly(text) || (isGrievance(text) && (!state.request || isToYou(text)));
    // `And with a bow?`
    const isAdded = state.topic !== undefined && isFollowUp(text) && ADDS.test(asWords(text)) && !isPast(text);
    const isOther =
      act === 'booking' || act === 'abuse' || isAdded || wantsBooking(text) || isOfOthers(text) || isTrait(text);
    if ((isComplaint(text) || isReport) && !isOther)
      return start(
        isUrgent(text) && likelihoodOf(text, 'urges') > likelihoodOf(text, 'complains') ? 'emergency' : 'complaint',
      );
    if (act === 'person') return begin(withOpenQuestion(state, isAnswered), 'callback', text, options);
    if (state.danger !== undefined && givesContact(text)) {
      const begun = beginRequest('emergency', state.danger, visit);
      return take(state, continueRequest(begun, text, visit) ?? begun, { isFirst: true });
    }
  }
  const { told = [], topic = '' } = state;
  // After a question about hours, `and Saturday at ten?` is another one.
  const isMoment = () => proposesMoment(text) && !(OF_HOURS.test(topic) && asks(text));
  const isTold = isOfOthers(text) || (state.request !== undefined && isPast(text));
  // Beside a complete note, `I'd like the window` is a remark.
  const isNewWish = isWish(text) && (!state.request || detailIn('day', text) !== undefined);
  const isBroken = () => visit === 'callOut' && state.danger === undefined && !isTold && isTrouble(text);
  if (!open && isBroken()) return start('emergency');
  if (!open && visit === 'appointment' && !asks(text) && isStranded(text) && !state.request) return start('emergency');
  const isWished =
    act === 'booking' || wantsBooking(text) || (!open && (wantsVisit(text, visit) || isNewWish || isMoment()));
  // `Tell the chef we said hello`
  const isMessage = () => !state.request && isLikely(text, 'person') && !isAnswered(bareQuestion(text));
  if (!isWished) return isMessage() ? begin(withOpenQuestion(state, isAnswered), 'callback', text, options) : undefined;
  // Asked for again, it goes on.
  if (open) return open.kind === 'booking' || open.kind === 'order' ? goOn(state, open, text, visit) : undefined;
  // `I'll take it, Friday at 3` of a treatment is an appointment.
  const isTimed =
    !ordersThing(text) &&
    visit === 'appointment' &&
    detailIn('day', text) !== undefined &&
    detailIn('time', text) !== undefined;
  const isOfRoom = ROOM.test(thingOf(state) ?? '') && hasPronoun(text);
  const isOrder = !isOfRoom && wantsThing(text) && (visit === 'none' || visit === 'table' || (buys(text) && !isTimed));
  if (isOrder) return start('order');
  if (visit === 'none' || visit === 'closed') return asksWhetherOpen(text) ? undefined : start('callback');
  return start(visit === 'callOut' && told.some(isUrgent) ? 'emergency' : 'booking');
}

/** `When will someone ring me?` */
const ASKS_WHEN =
  /\b(?:someone|somebody|they|he|she|ye|you) (?:be )?(?:call|ring|get back|get in touch|contact|reply|in touch)\b/i;

/** Continues an open request with a wish: its details, or else the wish itself. */
function goOn(state: DialogueState, open: TakenRequest, text: string, visit: Visit): Step {
  const next = continueRequest(open, text, visit) ?? (saysMore(text) ? addRemark(open, text) : open);
  return take(state, next, progressOf(open, next));
}

/** `Can we have the window?`, `could you wrap it?` */
const WISHES_MORE =
  /^ (?:(?!wh|how)[a-z]+ ){0,2}(?:(?:can|could|may) (?:we|i) (?:also )?(?:have|get|sit|bring|add|order)|(?:can|could|would|will) you (?!tell|give|let|show|send))/;

/** A wish in the form of a question, beside what is noted: for the person, unless the website has the answer. `Could you do it?` is no other wish. */
function stepOfWishBeside(state: DialogueState, text: string, { isAnswered }: DialogueOptions): Step | undefined {
  const { request } = state;
  // `Will ye come out?` of an emergency
  if (!request || !WISHES_MORE.test(asWords(text)) || (request.kind === 'emergency' && !isComplaint(text)))
    return undefined;
  if (isBare(text)) return { state, move: { kind: 'told', what: 'waiting' } };
  const isOfIt = hasPronoun(text) && isFollowUp(text);
  return isOfIt || !isAnswered(bareQuestion(text))
    ? take(state, addRemark(request, text), { isRemark: true })
    : undefined;
}

const CAN_I = /^(?:so |and |hi,? )*(?:can|could|may) (?:i|we)\b/i;
/** `Could I collect a parcel on Saturday?` asks for the hours of a shop. */
const asksWhetherOpen = (text: string): boolean => CAN_I.test(text) && !wantsBooking(text) && !wantsThing(text);

/** What is said while a request is open, and remarks after one is complete. */
export function stepInRequest(state: DialogueState, text: string, options: DialogueOptions): Step | undefined {
  const { booking, visit, isAnswered } = options;
  const { request } = state;
  if (!request || goesOn(state, text)) return undefined;
  const open = openIn(state);
  if (open) {
    // `He's bleeding`, of a complaint
    const isUrgentNow = open.kind === 'complaint' && isHarm(text, false);
    const continued = continueRequest(isUrgentNow ? { ...open, kind: 'emergency' } : open, text, visit);
    if (isUrgentNow && continued) return take(state, continued, { isFirst: true });
    if (continued) return take(state, continued, progressOf(open, continued));
    const wish = booking === 'meeting' ? undefined : stepOfWishBeside(state, text, options);
    if (wish) return wish;
    const { given, asked } = apart(text);
    const isOfDanger = open.kind === 'emergency' && asked !== '';
    const filled = given === '' ? undefined : continueRequest(open, given, visit);
    if (!filled || filled === open || booking === 'meeting') return undefined;
    const question = bareQuestion(asked);
    const isGiven = JSON.stringify(filled.slots) !== JSON.stringify(open.slots);
    // `It's for a dent. Is that the 99?` tells, `oh before I forget - is that the 99?` does not.
    if (!isGiven && (!tells(given) || isOfDanger)) return undefined;
    if (isGiven && (filled.missing === undefined || !isAnswered(question)))
      return take(state, addRemark(filled, asked), progressOf(open, filled));
    const subject = options.thingIn(given) || state.subject;
    return stepOfQuestion({ ...state, topic: state.topic ?? asked, subject, request: filled }, asked, options);
  }
  if (booking === 'meeting') return undefined;
  if (/\b(?:when|will)\b/i.test(text) && ASKS_WHEN.test(text) && request.kind !== 'booking')
    return { state, move: { kind: 'told', what: 'waiting' } };
  const remark = () => take(state, addRemark(request, text), { isRemark: true });
  if (asks(text)) return asksToChange(text) ? remark() : stepOfWishBeside(state, text, options);
  if (saysLittle(withoutDetails(text)) || (saysNothing(text) && !isAnswered(bareQuestion(text))))
    return { state, move: { kind: 'told', what: 'little' } };
  if (isPraise(text) && isPast(text)) return { state, move: { kind: 'told', what: 'praise' } };
  // `Parking` is what somebody looks for, `no nuts` is for the person.
  const isForPerson = tells(text) || givesContact(text) || leavesOpen(text) || !isAnswered(bareQuestion(text));
  return isForPerson ? remark() : undefined;
}
