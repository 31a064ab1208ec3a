import { type ConversationOptions, converse, type Reply } from '@/lib/agent/converse';
import { saysEnglish } from '@/lib/agent/replies';
import { foreignLanguageOf } from '@/lib/agent/understand/languages';
import { env } from '@/lib/env';
import type { AnswerSite } from '@/lib/reader/answers/answer';
import type { Answer } from '@/lib/reader/answers/stated/answer-type';
import { findName } from '@/lib/reader/answers/stated/business-name';
import { warningsAbout } from '@/lib/reader/answers/warnings/warnings';
import { SECOND_MS } from '@/lib/time';
import { ownLines, prove, shareAnswered } from '../prove/proved-answer';
import { countQuestion, countSentence, countTokens } from './outcomes';
import { type ModelRequest, type ModelSettings, writeSentences } from './write-sentences';

/** The maximum number of lines sent to the model. */
const MAX_LINES = 60;
/** How long a service that failed is left alone, so that visitors do not wait for every attempt (circuit breaker). */
const PAUSE_MS = 30 * SECOND_MS;
/** Questions at the same time; further ones are answered without the model. */
const MAX_AT_ONCE = 8;

const pausedUntil = new Map<string, number>();
let underWay = 0;

/** Proved sentences in answer to a question, with their quotes; undefined if there are none. */
async function writeProved(site: AnswerSite, question: string, settings: ModelSettings, language?: string) {
  const lines = linesFor(site, question, language);
  if (lines.length === 0) return undefined;
  if (underWay >= MAX_AT_ONCE || (pausedUntil.get(settings.url) ?? 0) > performance.now()) {
    countQuestion('skipped');
    return undefined;
  }
  underWay += 1;
  const business = findName(site.index)?.value;
  const reply = await writeSentences({ question: question.slice(0, 300), language, business, lines }, settings).finally(
    () => {
      underWay -= 1;
    },
  );
  if (typeof reply === 'string') {
    if (reply !== 'unusable') pausedUntil.set(settings.url, performance.now() + PAUSE_MS);
    countQuestion(reply);
    return undefined;
  }
  countTokens(reply.inputTokens, reply.outputTokens);
  const { proved, quotes } = prove(site, reply.sentences, question, language);
  for (const [at] of reply.sentences.entries()) countSentence(at < proved.length ? 'passed' : 'refused');
  countQuestion(proved.length > 0 ? 'written' : reply.sentences.length > 0 ? 'refused' : 'none');
  return proved.length > 0 ? { written: proved, quotes } : undefined;
}

/** The lines that a model is shown: all of a small website, otherwise those around the best passages. */
function linesFor(site: AnswerSite, question: string, language?: string): ModelRequest['lines'] {
  const best = site
    .choices(question, MAX_LINES)
    .flat()
    .map(({ text, heading, label }) => ({ text, heading, label }));
  // Our own pages describe the work of other trades, so they answer only their own topics.
  const all = site.areChoicesAll ? [] : ownLines(site);
  // Words of another language find nothing: such a question is answered from the lines with figures.
  const figures = language ? all.filter(({ text }) => /\d/.test(text)) : [];
  const lines = all.length <= MAX_LINES ? all : [...figures, ...best];
  return lines.slice(0, MAX_LINES).map(({ text, heading, label }) => ({ text, heading, label }));
}

/** From this share of the words of a question in its quotes on, proved sentences are an answer. */
const ANSWERED = 0.5;

/**
 * Answers a question from a site. A language model, if an operator has configured one, may write up to three sentences; those that the gate
 * proves by lines of the website are shown above these lines. Without any, the engine's own answer is returned.
 */
export async function askSite(
  site: AnswerSite,
  question: string,
  settings: ModelSettings | undefined = env.answersModel,
  own: Answer = site.ask(question),
): Promise<Answer & Pick<Reply, 'written'>> {
  // What the website states as a fact is certain.
  const found = own.fact === undefined && settings && (await writeProved(site, question, settings));
  if (!found) return own;
  const { written, quotes } = found;
  const isAnswer = own.tier === 'answer' || shareAnswered(question, quotes) >= ANSWERED;
  return {
    ...own,
    isLikely: undefined,
    tier: isAnswer ? 'answer' : 'nearest',
    quotes,
    written,
    warnings: warningsAbout(quotes, site.warnings),
  };
}

/**
 * The agent's reply to the next sentence of a conversation. A language model is asked only about a question, in the form in which it was
 * understood. `turns` are the sentences before it, oldest first.
 */
export async function askInConversation(
  site: AnswerSite,
  text: string,
  turns: readonly string[],
  options?: ConversationOptions,
): Promise<Reply> {
  const reply = await converse(site, text, turns, options);
  const { tier, understood } = reply;
  if (reply.act === 'language') return (await askInLanguage(site, text)) ?? reply;
  if (tier === 'reply' || understood === undefined) return reply;
  const answer = await askSite(site, understood, env.answersModel, { ...reply, tier });
  // What the model wrote from other lines may answer the part that was open.
  const own = new Set(reply.quotes.map(({ text }) => text));
  const isWhole = reply.isPartial && answer.quotes.some(({ text }) => !own.has(text));
  return { ...reply, ...answer, ...(isWhole && { said: undefined }) };
}

/** The answer to a question in another language: in English, and it says so in that language. No translation is shown. */
async function askInLanguage(site: AnswerSite, question: string): Promise<Reply | undefined> {
  const language = foreignLanguageOf(question);
  const found = language && env.answersModel && (await writeProved(site, question, env.answersModel, language));
  if (!found) return undefined;
  return {
    tier: 'answer',
    said: saysEnglish(language),
    warnings: warningsAbout(found.quotes, site.warnings),
    ...found,
  };
}
