import type { AnswerSite } from '@/lib/reader/answers/answer';
import { spellOut } from '@/lib/reader/answers/question/shorthand';
import type { Answer } from '@/lib/reader/answers/stated/answer-type';
import { findName } from '@/lib/reader/answers/stated/business-name';
import {
  backToRequest,
  DROPPED,
  otherPartOpen,
  replyTo,
  replyToJudgement,
  replyToRequest,
  type Speaker,
} from './replies';
import type { TakenRequest } from './requests/request';
import type { Act } from './understand/acts';
import { type DialogueState, type Move, step } from './understand/dialogue';
import { foreignLanguageOf } from './understand/languages';
import { correctSpelling, englishDictionary, guessSpelling } from './understand/spelling';

/** A sentence that a language model wrote and the gate passed. */
export interface WrittenText {
  text: string;
}

/** What the agent says to a sentence: quotes of the website, or words of our own. Plain JSON. */
export interface Reply extends Omit<Answer, 'tier'> {
  /** `reply`: in our own words, and no question about the business. Otherwise as in `Answer`. */
  tier: Answer['tier'] | 'reply';
  /** Our own words: the whole of a `reply`, or what goes with the quotes. */
  said?: string;
  act?: Act;
  /** `said` is the owner's answer to a question that the website leaves open. */
  isTold?: true;
  /** What a language model wrote, sentence by sentence. Each says what the quotes say. */
  written?: WrittenText[];
  /** What is being taken down for a person: the hand-over note once nothing is missing. */
  request?: TakenRequest;
  /** The question as it was understood, where it was one. */
  understood?: string;
}

export interface ConversationOptions {
  /** What somebody books; `meeting` on our own website. */
  booking?: 'booking' | 'meeting';
}

const speakers = new WeakMap<AnswerSite, Speaker>();

function speakerOf(site: AnswerSite): Speaker {
  const known = speakers.get(site);
  if (known) return known;
  const { index } = site;
  const speaker = { name: findName(index)?.value, telephone: index.facts.phones[0]?.display };
  speakers.set(site, speaker);
  return speaker;
}

/** How many questions in a row are answered with a reminder of the request that is being taken down. */
const MAX_REMINDERS = 2;
/** Of a longer sentence, the rest is not read. */
const MAX_SENTENCE = 300;
const NO_QUOTES = { quotes: [], warnings: [] };

/**
 * Answers the next sentence of a conversation about a website.
 * @param turns the customer's earlier sentences, oldest first; nothing else of a conversation is needed
 */
export async function converse(
  site: AnswerSite,
  typed: string,
  turns: readonly string[] = [],
  { booking = 'booking' }: ConversationOptions = {},
): Promise<Reply> {
  const text = typed.slice(0, MAX_SENTENCE);
  const options = { booking, isAnswered: (question: string) => site.ask(question).tier === 'answer' };
  const before = turns.reduce<DialogueState>(
    (state, turn) => step(state, turn.slice(0, MAX_SENTENCE), options).state,
    {},
  );
  const { state, move } = step(before, text, options);
  if (move.kind !== 'question') return { tier: 'reply', ...NO_QUOTES, ...inOwnWords(move, text, speakerOf(site)) };
  const isEnglish = await englishDictionary();
  const corrected = move.readings.map((reading) => correctSpelling(spellOut(reading), site.index, isEnglish));
  const sure = new Set([...corrected, ...move.readings]);
  const found = answerReadings(site, sure);
  const guessed = corrected.map((one) => guessSpelling(one, site.index)).filter((one) => !sure.has(one));
  const reply = found.tier === 'answer' ? found : betterOf(found, answerReadings(site, new Set(guessed)));
  const { request, digressions = 0 } = state;
  const open = request?.missing === undefined ? undefined : request;
  const said = [
    reply.isPartial && otherPartOpen(open !== undefined),
    open && digressions <= MAX_REMINDERS && backToRequest(open),
  ].filter(Boolean);
  return { ...reply, ...(said.length > 0 && { said: said.join(' ') }), ...(open && { request: open }) };
}

function inOwnWords(
  move: Exclude<Move, { kind: 'question' }>,
  text: string,
  speaker: Speaker,
): Pick<Reply, 'said' | 'act' | 'request'> {
  switch (move.kind) {
    case 'act':
      return { act: move.act, said: replyTo(move.act, speaker, foreignLanguageOf(text)) };
    case 'request':
      return {
        act: isForPerson(move.request) ? 'person' : 'booking',
        said: replyToRequest(move.request, move, speaker),
        request: move.request,
      };
    case 'judgement':
      return { act: 'booking', said: replyToJudgement(move.request, move.isRight), request: move.request };
    case 'dropped':
      return { said: DROPPED };
  }
}

const isForPerson = ({ kind }: TakenRequest): boolean => kind === 'callback' || kind === 'complaint';

const ranks: Record<Answer['tier'], number> = { answer: 2, nearest: 1, silent: 0 };

const betterOf = (one: Reply, other: Reply): Reply => (other.tier === 'answer' ? other : one);

/** The best answer to a question that may be meant in several ways; the first of equal ones. */
function answerReadings(site: AnswerSite, readings: ReadonlySet<string>): Reply {
  let best: Reply | undefined;
  let rank = -1;
  for (const understood of readings) {
    const answer = site.ask(understood);
    if (ranks[answer.tier] <= rank) continue;
    rank = ranks[answer.tier];
    best = { ...answer, understood };
    if (answer.tier === 'answer') break;
  }
  return best ?? { tier: 'silent', ...NO_QUOTES };
}
