import type { AnswerSite } from './answer';
import type { Quote } from './card';
import type { Tier } from './confidence';
import { audienceOf, intentsFor, type Subject, tradesOf } from './intents';
import { tradesOfSite } from './trades-of-site';
import type { Warning } from './warnings';

/** One of the questions customers ask, and the lines that answer it. */
export interface ReportEntry {
  intent: string;
  question: string;
  quotes: Quote[];
}

/** How much of what customers ask a website answers. */
export interface Report {
  /** Whom such customers ask: `a restaurant`. */
  audience: string;
  asked: number;
  /** Answered with proof. */
  answered: ReportEntry[];
  /** Only the nearest thing is said. */
  half: ReportEntry[];
  unanswered: ReportEntry[];
  warnings: Warning[];
}

/** Asks a site what customers of its trade ask. Without a `subject` that names a trade, the trade is found out from the site. */
export function reportOn({ ask, index, warnings }: AnswerSite, subject?: Subject): Report {
  const stated = subject ? tradesOf(subject) : [];
  const trades = stated.length > 0 ? stated : tradesOfSite(index);
  const intents = intentsFor(trades);
  const entries = intents.map(({ id, question }) => {
    const { tier, quotes } = ask(question);
    return { tier, entry: { intent: id, question, quotes } };
  });
  const of = (wanted: Tier) => entries.filter(({ tier }) => tier === wanted).map(({ entry }) => entry);
  return {
    audience: audienceOf(trades),
    asked: intents.length,
    answered: of('answer'),
    half: of('nearest'),
    unanswered: of('silent'),
    warnings: [...warnings],
  };
}

/** Questions that the site answers, to suggest: those of the trade before general ones. */
export function suggestedQuestions({ answered }: Report, count = 6): string[] {
  const general = new Set(intentsFor([]).map(({ id }) => id));
  const special = answered.filter(({ intent }) => !general.has(intent));
  const rest = answered.filter(({ intent }) => general.has(intent));
  return [...special.slice(0, Math.ceil(count * 0.7)), ...rest, ...special.slice(Math.ceil(count * 0.7))]
    .slice(0, count)
    .map(({ question }) => question);
}
