import { type Act, actOf, mayBeBooking, wantsMeeting } from './acts';
import { completions, isFollowUp } from './follow-ups';
import { bareQuestion } from './lead-ins';
import {
  beginRequest,
  continueRequest,
  dropsRequest,
  givesMissing,
  type RequestKind,
  type TakenRequest,
} from './request';

/** Where a conversation has got to. */
export interface DialogueState {
  /** The last question about the business, as it was understood. */
  topic?: string;
  /** What is being taken down for a person, complete or not. */
  request?: TakenRequest;
  /** How many questions the customer has asked since the request was last continued. */
  asides?: number;
}

/** What a sentence means in a conversation. */
export type Move =
  | { kind: 'act'; act: Exclude<Act, 'booking' | 'person'> }
  | { kind: 'request'; request: TakenRequest; isFirst: boolean }
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
  const open = state.request?.missing === undefined ? undefined : state.request;
  if (open && dropsRequest(text)) return { state: { topic: state.topic }, move: { kind: 'dropped' } };
  const take = (request: TakenRequest, isFirst: boolean) => ({
    state: { topic: state.topic, request },
    move: { kind: 'request', request, isFirst } as const,
  });
  if (booking === 'meeting' && !open && wantsMeeting(text)) return take(beginRequest('meeting', text), true);
  const given = open && givesMissing(open, text) ? continueRequest(open, text) : undefined;
  if (given) return take(given, false);
  const act = actOf(text);
  // With us, a person is met; nothing else reaches the team.
  if (act === 'person') return take(beginRequest(booking === 'meeting' ? booking : 'callback', text), true);
  if (act === 'booking') return take(beginRequest(booking, text), true);
  if (act !== undefined) return { state, move: { kind: 'act', act } };
  const continued = open && continueRequest(open, text);
  if (continued) return take(continued, false);
  const question = bareQuestion(text);
  if (mayBeBooking(text) && !isAnswered(question)) return take(beginRequest(booking, text), true);
  // `And Saturday?` without its `and` is a question of its own.
  const followUp = state.topic === undefined ? undefined : [text, question].find(isFollowUp);
  const completed = followUp === undefined ? [] : completions(followUp, state.topic ?? '');
  // With us, `it` is the agent, whatever was asked before.
  const inOrder = booking === 'meeting' ? [question, ...completed, text] : [...completed, question, text];
  const topic = completed[0] ?? question;
  const asides = (state.asides ?? 0) + 1;
  return { state: { ...state, topic, asides }, move: { kind: 'question', readings: [...new Set(inOrder)] } };
}
