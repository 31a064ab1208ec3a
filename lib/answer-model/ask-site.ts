import type { Answer, AnswerSite } from '@/lib/answers/answer';
import type { Choice } from '@/lib/answers/choices';
import { warningsAbout } from '@/lib/answers/warnings';
import { type ConversationOptions, converse, type Reply } from '@/lib/conversation/converse';
import { env } from '@/lib/env';
import { SECOND_MS } from '@/lib/time';
import { chooseQuotes, type ModelSettings, type NumberedQuote } from './choose-quotes';

/** The maximum number of quotes sent to the model. */
const MAX_QUOTES = 8;
/** How long a service that did not respond is skipped, so that visitors do not wait for every attempt (circuit breaker). */
const PAUSE_MS = 30 * SECOND_MS;
const pausedUntil = new Map<string, number>();

/**
 * Answers a question from a site. A language model, if an operator has configured one, chooses among at most eight quotes or
 * none; it never writes text. Without a usable choice, the engine's own answer is returned.
 */
export async function askSite(
  site: AnswerSite,
  question: string,
  settings: ModelSettings | undefined = env.answersModel,
  own: Answer = site.ask(question),
): Promise<Answer> {
  // What the website states as a fact is certain.
  if (!settings || own.fact !== undefined || (pausedUntil.get(settings.url) ?? 0) > performance.now()) return own;
  const choices = site.choices(question, MAX_QUOTES);
  if (choices.length === 0) return own;
  const choice = await chooseQuotes(question.slice(0, 300), choices.map(toNumberedQuote), settings);
  if (choice === 'unreachable') pausedUntil.set(settings.url, performance.now() + PAUSE_MS);
  return typeof choice === 'string' ? own : answerOf(choices, choice, site, own);
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
  if (tier === 'reply' || understood === undefined) return reply;
  return { ...reply, ...(await askSite(site, understood, env.answersModel, { ...reply, tier })) };
}

const toNumberedQuote = ({ quotes }: Choice, at: number): NumberedQuote => ({
  number: at + 1,
  pageTitle: quotes[0]?.pageTitle ?? '',
  heading: quotes[0]?.heading,
  text: quotes.map(({ text }) => text).join('\n'),
});

function answerOf(choices: readonly Choice[], numbers: readonly number[], site: AnswerSite, own: Answer): Answer {
  const chosen = numbers.flatMap((number) => choices[number - 1] ?? []);
  if (chosen.length === 0) return { ...own, tier: 'silent', quotes: [], warnings: [] };
  const quotes = chosen.flatMap((choice, place) => choice.quotes.map((quote) => ({ ...quote, place })));
  const tier = chosen.every((choice) => choice.tier === 'answer') ? 'answer' : 'nearest';
  return { ...own, tier, quotes, warnings: warningsAbout(quotes, site.warnings) };
}
