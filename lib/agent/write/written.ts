import { env } from '@/lib/env';
import { SECOND_MS } from '@/lib/time';
import type { Knowledge } from '../knowledge';
import type { Proved } from '../prove/proved-answer';
import type { Reply } from '../reply-type';
import type { Step } from '../turn';
import { countQuestion, countSentence, countTokens } from './outcomes';
import { type ModelSettings, writeSentences } from './write-sentences';

/** How long a service that failed is left alone, so that visitors do not wait for every attempt (circuit breaker). */
const PAUSE_MS = 30 * SECOND_MS;
/** Questions at the same time; further ones are answered without the model. */
const MAX_AT_ONCE = 8;

const pausedUntil = new Map<string, number>();
let underWay = 0;

/** Proved sentences in answer to a question, with their quotes; undefined if there are none. */
async function writeProved(
  knowledge: Knowledge,
  question: string,
  settings: ModelSettings,
  language?: string,
): Promise<Proved | undefined> {
  const shown = await knowledge.modelLines(question, language);
  if (shown.lines.length === 0) return undefined;
  if (underWay >= MAX_AT_ONCE || (pausedUntil.get(settings.url) ?? 0) > performance.now()) {
    countQuestion('skipped');
    return undefined;
  }
  underWay += 1;
  const reply = await writeSentences({ question: question.slice(0, 300), language, ...shown }, settings).finally(() => {
    underWay -= 1;
  });
  if (typeof reply === 'string') {
    if (reply !== 'unusable') pausedUntil.set(settings.url, performance.now() + PAUSE_MS);
    countQuestion(reply);
    return undefined;
  }
  countTokens(reply.inputTokens, reply.outputTokens);
  const proved = await knowledge.prove(reply.sentences, question, language);
  const passed = proved.written.length;
  for (const [at] of reply.sentences.entries()) countSentence(at < passed ? 'passed' : 'refused');
  countQuestion(passed > 0 ? 'written' : reply.sentences.length > 0 ? 'refused' : 'none');
  return passed > 0 ? proved : undefined;
}

/** From this share of the words of a question in its quotes on, proved sentences are an answer. */
const ANSWERED = 0.5;

/**
 * Shows what a language model writes in answer to a question, if an operator has configured one and the gate proves it by lines of the website.
 * What the website states as a fact is certain and stays. A question in another language is answered in English, and it says so.
 */
export const written: Step = async ({ agent, said, understood: { move, speaker } }, next) => {
  const own = await next();
  const settings = env.answersModel;
  const isSaid = own.fact !== undefined || (speaker.language !== undefined && own.stated !== undefined);
  if (!settings || isSaid) return own;
  if (move.kind === 'act' && move.language) {
    const found = move.act === 'language' && (await writeProved(agent.knowledge, said.text, settings, move.language));
    if (!found) return own;
    return { tier: 'answer', ...shownOf(found) };
  }
  const found = own.understood !== undefined && (await writeProved(agent.knowledge, own.understood, settings));
  if (!found) return own;
  // What the model wrote from other lines may answer the part that was open.
  const isWhole = own.isPartial && found.quotes.some(({ text }) => !own.quotes.some((quote) => quote.text === text));
  const tier = own.tier === 'answer' || found.share >= ANSWERED ? 'answer' : 'nearest';
  return { ...own, isLikely: undefined, tier, ...shownOf(found), ...(isWhole && { said: undefined }) };
};

const shownOf = ({ written, quotes, warnings }: Proved): Pick<Reply, 'written' | 'quotes' | 'warnings'> => ({
  written,
  quotes,
  warnings,
});
