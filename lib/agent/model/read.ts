import { env } from '@/lib/env';
import { SECOND_MS } from '@/lib/time';
import { answerOf, MAX_SAID, textOf } from '../memory';
import type { Memory, Reply } from '../reply-type';
import type { Step, Turn } from '../turn';
import { callModel, type ModelPrompt, type ModelSettings, type ReplyForm } from './call-model';
import { type Decided, isCertain } from './decide';
import { turnForm } from './model-turn';
import { countQuestion, countSentences, countTokens } from './outcomes';
import { promptToTranslate, textsForm } from './translate';

/** How long a service that failed is left alone, so that visitors do not wait for every attempt (circuit breaker). */
const PAUSE_MS = 30 * SECOND_MS;
/** Turns at the same time; further ones are answered without the model. */
const MAX_AT_ONCE = 8;

const pausedUntil = new Map<string, number>();
let underWay = 0;

/** The service of a turn, which all calls of the turn together have one timeout for. */
interface Service {
  settings: ModelSettings;
  signal: AbortSignal;
}

/** What a model replies; undefined if it is of no use. A service that is too slow to translate is not left alone with its readings. */
async function ask<T>(
  { settings, signal }: Service,
  work: 'read' | 'translate',
  form: ReplyForm<T>,
  prompt: () => Promise<ModelPrompt> | ModelPrompt,
): Promise<T | undefined> {
  const key = `${work} ${settings.url}`;
  if (underWay >= MAX_AT_ONCE || (pausedUntil.get(key) ?? 0) > performance.now()) {
    countQuestion('skipped');
    return undefined;
  }
  const asked = await prompt();
  underWay += 1;
  const reply = await callModel(asked, form, settings, signal).finally(() => {
    underWay -= 1;
  });
  if (typeof reply === 'string') {
    if (reply !== 'unusable') pausedUntil.set(key, performance.now() + PAUSE_MS);
    countQuestion(reply);
    return undefined;
  }
  countTokens(reply.inputTokens, reply.outputTokens);
  return reply.said;
}

/** What a model and the rules together understand of a turn; undefined without a reading. */
async function readBy(service: Service, { agent, said, understood }: Turn): Promise<Decided | undefined> {
  const { knowledge, taught } = agent;
  const turn = await ask(service, 'read', turnForm, () => knowledge.promptFor(said, understood, taught));
  if (!turn) return undefined;
  countQuestion('read');
  const decided = await knowledge.decide(said, understood, turn, taught);
  if (decided.sentences) countSentences(decided.sentences.written, decided.sentences.proved);
  return decided;
}

/** Texts of an answer that are translated, and the characters of each: the gate reads no longer ones. */
const MAX_TEXTS = 4;
const MAX_TEXT = 400;

/**
 * An answer of the website to a customer who writes in another language, with all that it says in that language, if each translation is proved
 * by a second one, back into English, by a call that sees the translations alone. Otherwise with its lines.
 */
async function inTheirLanguage(service: Service, reply: Reply, { agent, understood }: Turn): Promise<Reply> {
  const { language } = understood.speaker;
  if (language === undefined) return reply;
  const { written, ...lines } = reply;
  const texts = answerOf(reply);
  const isShort = texts.length > 0 && texts.length <= MAX_TEXTS && texts.every(({ length }) => length <= MAX_TEXT);
  // What is stated is said by template, and owners are quoted.
  if (reply.tier !== 'answer' || reply.stated || reply.isTaught || !isShort) return lines;
  const translate = (of: readonly string[], into: string) =>
    ask(service, 'translate', textsForm, () => promptToTranslate(of, into));
  const said = await translate(texts, language);
  const back = said?.length === texts.length ? await translate(said, 'en') : undefined;
  if (!said || !back) return lines;
  const translations = texts.map((line, at) => ({ line, text: said[at] ?? '', back: back[at] ?? '' }));
  const areSame = await agent.knowledge.areSame(translations, language);
  countSentences(texts.length, areSame ? texts.length : 0);
  return areSame ? { ...lines, written: said.map((text) => ({ text })) } : lines;
}

/**
 * With a language model, if an operator has configured one and the owner has not switched it off: what the turn is, as the model reads it.
 * The rules' own reading holds where they are certain, and where the service is slow, broken or says nothing that can be used.
 */
export const read: Step = async (turn, next) => {
  const settings = env.answersModel;
  if (!settings || turn.agent.isWithoutModel) return next();
  const service = { settings, signal: AbortSignal.timeout(settings.timeoutMs) };
  const decided = isCertain(turn.understood) ? undefined : await readBy(service, turn);
  if (!decided) return remember(await next(), turn);
  const decidedTurn = { ...turn, ...decided };
  const reply = await inTheirLanguage(service, withLines(await next(decidedTurn), decidedTurn), decidedTurn);
  return remember(reply, decidedTurn);
};

/** What the website says to do stands below our own words in an emergency. */
const withLines = (reply: Reply, { chosen }: Turn): Reply =>
  reply.act === 'emergency' && chosen ? { ...reply, quotes: chosen.quotes } : reply;

function remember(reply: Reply, { understood, said }: Turn): Reply {
  const memory: Memory = {
    state: understood.state,
    said: [...(said.memory?.said ?? []), textOf(reply)].slice(-MAX_SAID),
  };
  return { ...reply, memory };
}
