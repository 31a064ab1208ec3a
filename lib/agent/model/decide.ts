import type { AnswerSite } from '@/lib/reader/answers/answer';
import { asWords, countWords } from '../phrases';
import type { Said } from '../reply-type';
import { addRemark } from '../requests/request';
import { answerReadings } from '../sources/answer-readings';
import type { TaughtAnswer } from '../taught/recall';
import { settled } from '../understand/dialogue';
import { type DialogueOptions, openIn, type Step, withTold } from '../understand/dialogue-state';
import { isPraise } from '../understand/feeling';
import { stepOfQuestion } from '../understand/question-step';
import { asks } from '../understand/sentence';
import { dialogueOptionsOf, readingsOf, type Understood } from '../understand/understand';
import { type Chosen, chosenLines } from './chosen-lines';
import type { ModelTurn } from './model-turn';
import { placeholdersOf, searchedFor } from './prompt';
import { piecesFor } from './site-pieces';
import { takeDown } from './take-down';

/** A turn as the rules and a model together understand it. */
export interface Decided {
  understood: Understood;
  /** What is shown in answer to a question. */
  chosen?: Chosen;
  /** How many sentences the model wrote in answer, and how many of them are proved. */
  sentences?: { written: number; proved: number };
}

/** How long what a customer said before is read for details of a request that begins now. */
const MAX_EARLIER = 3;

interface Case {
  site: AnswerSite;
  rules: Understood;
  turn: ModelTurn;
  said: Said;
  options: DialogueOptions;
}

/** Whether the rules alone know what a sentence is: nobody asks a model about it. */
export function isCertain({ move }: Understood): boolean {
  if (move.kind === 'told') return move.what === 'little' || move.what === 'praise';
  if (move.kind === 'act') return move.act !== 'language';
  return move.kind === 'dropped' || move.kind === 'notes' || move.kind === 'judgement';
}

const isFound = ({ turn }: Case): boolean => turn.lines.length + turn.sentences.length > 0;

/** Whether the website answers what the rules take for a question. */
const isAnswered = ({ site, rules, said }: Case): boolean =>
  rules.move.kind === 'question' && asks(said.text) && answerReadings(site, rules.readings).tier === 'answer';

/** In words; `that's fine` praises nothing. */
const A_PRAISE = 4;

function told({ rules: { before }, turn, said: { text } }: Case): Step {
  const isLiked = turn.act === 'social' && isPraise(text) && countWords(asWords(text)) > A_PRAISE;
  if (turn.act === 'social' && !isLiked) return { state: before, move: { kind: 'told', what: 'little' } };
  const isMore = (before.told?.length ?? 0) > 0;
  return {
    state: withTold(before, text),
    move: { kind: 'told', what: isLiked ? 'praise' : isMore ? 'more' : 'remark' },
  };
}

/** A question, which is no remark that the rules take it for. */
function asked({ rules, said, options }: Case): Step {
  const { before, state, move } = rules;
  const step = move.kind === 'question' ? { state, move } : stepOfQuestion(before, said.text, options);
  return { ...step, state: { ...step.state, told: before.told } };
}

/** What a turn is: as the model reads it, where the rules do not know better. */
function stepOf(one: Case): Step {
  const { rules, turn, said, options } = one;
  const { before, state, move } = rules;
  const { text } = said;
  const byRules: Step = { state, move };
  const earlier = said.turns.slice(-MAX_EARLIER);
  const took = () => settled(before, takeDown(before, byRules, turn, { text, earlier }, options), options);
  const isDanger = move.kind === 'told' && move.what === 'danger';
  if (move.kind === 'request' && move.request.kind === 'emergency') return took();
  // What was said in danger is kept for the person, whatever else it is.
  if (isDanger && !(turn.act === 'ask' && isFound(one))) return byRules;
  switch (turn.act) {
    case 'urgent':
      return { state: { ...before, danger: text, digressions: 0 }, move: { kind: 'act', act: 'emergency' } };
    case 'person':
      return took();
    case 'request':
      // `Can I book a facial, and how much is it?` is answered, and goes on.
      return isFound(one) && asks(text) ? answeredInRequest(took()) : took();
    case 'tell':
    case 'social':
      if (move.kind === 'request' || (turn.act === 'tell' && (before.request ?? turn.request))) return took();
      return move.kind === 'act' || isAnswered(one) ? byRules : told(one);
    case 'ask': {
      // What gives what was asked for, begins a booking or is in another language is no question because a model finds nothing.
      const isGiven = move.kind === 'request' && !move.isRepeated && !move.isRemark;
      if (isGiven && !(asks(text) && isFound(one))) return took();
      return isFound(one) || move.kind === 'question' || move.kind === 'request' ? asked(one) : byRules;
    }
  }
}

/** The answer is shown, and after it what is missing of the request; a complete one is read back instead. */
function answeredInRequest(step: Step): Step {
  const { state, move } = step;
  if (move.kind !== 'request' || move.closed !== undefined || move.request.missing === undefined) return step;
  return { state: { ...state, digressions: 0 }, move: { kind: 'question', readings: [] } };
}

/** What becomes of a turn that a model has read: its reading decides as far as the customer's words and the website bear it out. */
export async function decide(
  site: AnswerSite,
  said: Said,
  rules: Understood,
  read: ModelTurn,
  taught: readonly TaughtAnswer[],
  booking: DialogueOptions['booking'],
): Promise<Decided> {
  const turn = restored(read, said, rules);
  const options = dialogueOptionsOf(site, booking);
  const { before } = rules;
  const one: Case = { site, rules, turn, said, options };
  const step = stepOf(one);
  const { move } = step;
  const state = { ...step.state, language: rules.state.language };
  const readings = move === rules.move ? rules.readings : await readingsOf(move, site);
  const understood: Understood = { ...rules, state, move, readings };
  const isUrgent = move.kind === 'act' && move.act === 'emergency';
  if (move.kind !== 'question' && !isUrgent) return { understood };
  const { language } = state;
  const pieces = piecesFor(site, searchedFor(said, before));
  const question = { message: said.text, reading: readings.sure[0] ?? said.text, language };
  const found = isFound(one) ? chosenLines(site, pieces, taught, turn, question) : undefined;
  if (found) {
    const { chosen, proved } = found;
    return { understood, chosen, sentences: { written: turn.sentences.length, proved } };
  }
  if (isUrgent || answerReadings(site, readings).tier === 'answer') return { understood };
  // A question that stays open goes to the person who reads the request, or the next one.
  const open = openIn(state);
  const kept = open
    ? { ...state, request: addRemark(open, said.text) }
    : turn.request
      ? withTold(state, said.text)
      : state;
  const isNone = !isFound(one);
  return {
    understood: { ...understood, state: kept },
    ...(isNone && { chosen: { quotes: [], warnings: [], isRead: false } }),
  };
}

/** With the names, numbers and addresses that the model saw placeholders of. */
function restored(turn: ModelTurn, said: Said, { state, before }: Understood): ModelTurn {
  const { restore } = placeholdersOf(said, before, state);
  const { request } = turn;
  return {
    ...turn,
    sentences: turn.sentences.map(restore),
    ...(request && {
      request: {
        ...request,
        slots: Object.fromEntries(Object.entries(request.slots).map(([slot, value]) => [slot, restore(value)])),
      },
    }),
  };
}
