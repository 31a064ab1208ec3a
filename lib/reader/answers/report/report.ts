import type { Industry } from '@/lib/industries';
import { stemsOf } from '../../text/tokens';
import type { AnswerSite } from '../answer';
import { audienceOf, industryOfTrade, intentsFor, type Subject, tradesOf } from '../question/intents';
import { isGeneric } from '../question/lexicon';
import type { Quote } from '../quotes/quotes';
import type { Tier } from '../rank/decide';
import { tradesOfSite } from '../site/trades-of-site';
import type { Warning } from '../warnings/warning';

/** A question that customers ask, and the quotes that answer it. */
export interface ReportEntry {
  intent: string;
  question: string;
  quotes: Quote[];
}

/** Which of the questions that customers ask a website answers. */
export interface Report {
  /** The business as it reads after "customers ask": `a restaurant`. */
  audience: string;
  /** The kind of business, if it is known. */
  trade?: string;
  /** The industry of the free-trial form that the business belongs to. */
  industry?: Industry;
  asked: number;
  /** Tier `answer`. */
  answered: ReportEntry[];
  /** Tier `nearest`. */
  half: ReportEntry[];
  /** Tier `silent`. */
  unanswered: ReportEntry[];
  warnings: Warning[];
}

/** Asks a site the questions of its trade. Without a `subject` that names a trade, the trade is detected from the site. */
export function reportOn({ ask, index, warnings }: AnswerSite, subject?: Subject): Report {
  const stated = subject ? tradesOf(subject) : [];
  const trades = stated.length > 0 ? stated : tradesOfSite(index);
  const intents = intentsFor(trades);
  const entries = intents.map(({ id, question }) => {
    const { tier, quotes } = ask(question);
    return { tier, entry: { intent: id, question, quotes } };
  });
  const entriesOf = (wanted: Tier) => entries.filter(({ tier }) => tier === wanted).map(({ entry }) => entry);
  return {
    audience: audienceOf(trades),
    trade: trades[0],
    industry: industryOfTrade(trades[0]),
    asked: intents.length,
    answered: entriesOf('answer'),
    half: entriesOf('nearest'),
    unanswered: entriesOf('silent'),
    warnings: [...warnings],
  };
}

/** In characters; a longer passage is proved by its line. */
const SHORT_PASSAGE = 200;

/** The quotes that prove an entry: its first passage if it is short, such as the hours of a week, otherwise the line that was found. */
export function proofOf({ quotes }: ReportEntry): Quote[] {
  const passage = quotes.filter(({ place }) => place === quotes[0]?.place);
  const isShort = passage.reduce((sum, { text }) => sum + text.length, 0) <= SHORT_PASSAGE;
  return isShort ? passage : passage.filter(({ isFocus }) => isFocus);
}

/** True unless the answer only repeats the question, as `Our services` does. */
const isInformative = ({ question, quotes }: ReportEntry): boolean => {
  const asked = new Set(stemsOf(question));
  const line = quotes.find(({ isFocus }) => isFocus)?.text ?? '';
  return stemsOf(line).some((stem) => !asked.has(stem) && !isGeneric(stem)) || /\d/.test(line);
};

const general = new Set(intentsFor([]).map(({ id }) => id));

/** True for an entry that customers of this trade ask, and not of every business. */
export const isOfTrade = ({ intent }: ReportEntry): boolean => !general.has(intent);

/** Answered entries that say more than their question, those of the trade before general ones. */
export function sureEntries({ answered }: Report, count = 6): ReportEntry[] {
  const sure = answered.filter(isInformative);
  const special = sure.filter(isOfTrade);
  const first = special.slice(0, Math.ceil(count * 0.7));
  return [...first, ...sure.filter((entry) => !isOfTrade(entry)), ...special.slice(first.length)].slice(0, count);
}

/** Suggests questions that the site surely answers. */
export const suggestedQuestions = (report: Report, count = 6): string[] =>
  sureEntries(report, count).map(({ question }) => question);
