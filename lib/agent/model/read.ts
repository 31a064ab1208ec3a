import { env } from '@/lib/env';
import { SECOND_MS } from '@/lib/time';
import { MAX_SAID, textOf } from '../memory';
import type { Memory, Reply } from '../reply-type';
import type { Step, Turn } from '../turn';
import { callModel, type ModelSettings } from './call-model';
import { type Decided, isCertain } from './decide';
import { countQuestion, countSentences, countTokens } from './outcomes';

/** How long a service that failed is left alone, so that visitors do not wait for every attempt (circuit breaker). */
const PAUSE_MS = 30 * SECOND_MS;
/** Turns at the same time; further ones are answered without the model. */
const MAX_AT_ONCE = 8;

const pausedUntil = new Map<string, number>();
let underWay = 0;

/** What a model and the rules together understand of a turn; undefined without a reading. */
async function readBy(settings: ModelSettings, { agent, said, understood }: Turn): Promise<Decided | undefined> {
  const { knowledge, taught } = agent;
  if (underWay >= MAX_AT_ONCE || (pausedUntil.get(settings.url) ?? 0) > performance.now()) {
    countQuestion('skipped');
    return undefined;
  }
  const prompt = await knowledge.promptFor(said, understood, taught);
  underWay += 1;
  const reply = await callModel(prompt, settings).finally(() => {
    underWay -= 1;
  });
  if (typeof reply === 'string') {
    if (reply !== 'unusable') pausedUntil.set(settings.url, performance.now() + PAUSE_MS);
    countQuestion(reply);
    return undefined;
  }
  countTokens(reply.inputTokens, reply.outputTokens);
  countQuestion('read');
  const decided = await knowledge.decide(said, understood, reply.turn, taught);
  if (decided.sentences) countSentences(decided.sentences.written, decided.sentences.proved);
  return decided;
}

/**
 * With a language model, if an operator has configured one and the owner has not switched it off: what the turn is, as the model reads it.
 * The rules' own reading holds where they are certain, and where the service is slow, broken or says nothing that can be used.
 */
export const read: Step = async (turn, next) => {
  const settings = env.answersModel;
  if (!settings || turn.agent.isWithoutModel) return next();
  const decided = isCertain(turn.understood) ? undefined : await readBy(settings, turn);
  const decidedTurn = decided ? { ...turn, ...decided } : turn;
  return remember(withLines(await next(decidedTurn), decidedTurn), decidedTurn);
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
