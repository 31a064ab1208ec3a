import { asWords, countWords } from '../phrases';
import {
  amendRequest,
  beginRequest,
  continueRequest,
  dropsRequest,
  givesMissing,
  judgementIn,
  type RequestKind,
  type TakenRequest,
} from '../requests/request';
import { actOf, type Courtesy, isComplaint, mayBeBooking, mayBeChange, wantsChange, wantsMeeting } from './acts';
import { completions, isBare, isFollowUp, objectOf } from './follow-ups';
import { foreignLanguageOf } from './languages';
import { bareQuestion, bareQuestions } from './lead-ins';

/** Where a conversation has got to. */
export interface DialogueState {
  /** The last question about the business, as it was understood. */
  topic?: string;
  /** What is being taken down for a person, complete or not. */
  request?: TakenRequest;
  /** How many questions the customer has asked since the request was last continued. */
  digressions?: number;
}

/** What a sentence means in a conversation. */
export type Move =
  /** `language` is the ISO code of a sentence that is not English. */
  | { kind: 'act'; act: Courtesy; language?: string }
  /** `isRepeated`: what the agent asked for was not given. */
  | { kind: 'request'; request: TakenRequest; isFirst: boolean; isRepeated: boolean }
  /** An answer to whether a complete request is right. */
  | { kind: 'judgement'; request: TakenRequest; isRight: boolean }
  | { kind: 'dropped' }
  /** `readings` are the ways in which the question may be meant, most likely first. */
  | { kind: 'question'; readings: string[] };

export interface DialogueOptions {
  /** What somebody books: a visit to the business, or a meeting with us. */
  booking: Extract<RequestKind, 'booking' | 'meeting'>;
  /** Whether the website answers a question. */
  isAnswered: (question: string) => boolean;
}

/** Understands the next sentence of a conversation. The same sentences always lead to the same state. */
export function step(
  state: DialogueState,
  text: string,
  { booking, isAnswered }: DialogueOptions,
): { state: DialogueState; move: Move } {
  const { request } = state;
  const open = request?.missing === undefined ? undefined : request;
  const complete = request?.missing === undefined ? request : undefined;
  if (request && dropsRequest(text)) return { state: { topic: state.topic }, move: { kind: 'dropped' } };
  const take = (taken: TakenRequest, isFirst: boolean) => ({
    state: { topic: state.topic, request: taken },
    move: { kind: 'request', request: taken, isFirst, isRepeated: taken === open } as const,
  });
  const amended = complete && amendRequest(complete, text);
  if (amended) return take(amended, false);
  const judgement = complete && judgementIn(text);
  if (complete && judgement)
    return { state, move: { kind: 'judgement', request: complete, isRight: judgement === 'yes' } };
  if (booking === 'meeting' && !open && wantsMeeting(text)) return take(beginRequest('meeting', text), true);
  const given = open && givesMissing(open, text) ? continueRequest(open, text) : undefined;
  if (given) return take(given, false);
  const isForPerson = booking === 'booking' && !open;
  if (isForPerson && wantsChange(text)) return take(beginRequest('callback', text), true);
  if (isForPerson && isComplaint(text)) return take(beginRequest('complaint', text), true);
  const act = actOf(text);
  // With us, a person is met; nothing else reaches the team.
  if (act === 'person' && !open) return take(beginRequest(booking === 'meeting' ? booking : 'callback', text), true);
  if (act === 'booking') return take(beginRequest(booking, text), true);
  if (act !== undefined && act !== 'person')
    return { state, move: { kind: 'act', act, language: foreignLanguageOf(text) } };
  const continued = open && continueRequest(open, text);
  if (continued) return take(continued, false);
  // Our own website answers several questions at once.
  const question = booking === 'meeting' ? bareQuestions(text).join(' ') || text : bareQuestion(text);
  if (mayBeBooking(text) && !isAnswered(question)) return take(beginRequest(booking, text), true);
  if (isForPerson && mayBeChange(text) && !isAnswered(question)) return take(beginRequest('callback', text), true);
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
      readings: [...inOrder(booking, completed, question, text), ...(object ? [`${question} ${object}`] : [])],
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
