import { answersLexicon } from '../lexicon/lexicon';
import { MAX_QUESTION } from './max-question';
import { daysIn } from './question/days';
import { hasDay } from './question/patterns';
import { isAboutBusiness, isSmallTalk } from './question/question';
import { markAnswer, ofDays } from './quotes/mark-answer';
import { collectQuotes, isTitle, type Quote, quoteOf } from './quotes/quotes';
import { type ParsedQuestion, parseQuestion } from './rank/concepts';
import { decide, isLikely } from './rank/decide';
import { type Candidate, rankUnits } from './rank/rank';
import { contactsOf } from './site/foreign-hours';
import type { AnswerPage } from './site/page';
import { indexSite, type SiteIndex } from './site/site-index';
import type { Answer, Found } from './stated/answer-type';
import { answerContact } from './stated/contact-answer';
import { findOwnHours, withCounters } from './stated/counters';
import { answerHours } from './stated/hours-answer';
import { linesOfOther } from './stated/other-firm';
import { findOutOfHours } from './stated/out-of-hours';
import { answerPrices } from './stated/price-answer';
import type { Warning } from './warnings/warning';
import { warningsAbout, warningsOf } from './warnings/warnings';

export interface AnswerOptions {
  /** The moment of each question: for `today`, and for the year in which hours and prices are outdated. Read on clocks in Ireland. */
  now?: () => Date;
}

const SILENT: Found = { tier: 'silent', quotes: [] };

/** A website that answers questions in its own words. Lives in memory; only its pages are stored. */
export interface AnswerSite {
  index: SiteIndex;
  warnings: readonly Warning[];
  /** As in `AnswerOptions`. */
  now: () => Date;
  /** Answers a question, truncated to 300 characters. Takes about 20 ms on a site of 50 pages. */
  ask(question: string): Answer;
  /** Nothing but the choices may be shown to a language model. */
  areChoicesAll?: true;
  /** The best passages for a question, best first, for a language model to choose from. */
  choices(question: string, count: number): Quote[][];
}

/** Indexes the pages of a website, as `toAnswerPage` returns them; takes 0.1 to 0.2 ms of CPU time a line. */
export function openSite(pages: readonly AnswerPage[], options: AnswerOptions = {}): AnswerSite {
  const index = indexSite(pages);
  const now = options.now ?? (() => new Date());
  const warnings = warningsOf(index, now().getFullYear());
  const notice = warnings.find(({ kind }) => kind === 'closed')?.quote;
  return {
    index,
    warnings,
    now,
    ask(question) {
      const answer = answerFrom(index, question, now(), notice);
      return { ...answer, warnings: warningsAbout(answer.quotes, warnings) };
    },
    choices(text, count) {
      const question = parseQuestion(readable(text), index);
      return choicesFor(question, rankUnits(question, index), index, count);
    },
  };
}

/** Answers a question; `notice` says that the business is closed. */
function answerFrom(index: SiteIndex, text: string, now: Date, notice: Quote | undefined): Found {
  const question = parseQuestion(readable(text), index);
  const other = linesOfOther(question, index);
  if (other) return aboutOther(question, other);
  const stated = answerHours(question, index, { now, notice }) ?? answerContact(question, index);
  if (stated) return withLine(stated, question, index);
  const found = withLine(findQuotes(question, index), question, index);
  const answer = answerPrices(question, found, index) ?? found;
  return { ...answer, quotes: withCounters(answer.quotes, index) };
}

/** What the website says of another firm; where it does not say what is asked, the lines up to its number. */
function aboutOther(question: ParsedQuestion, index: SiteIndex): Found {
  const found = findQuotes(question, index);
  if (found.tier === 'answer') return found;
  const at = index.entries.findIndex(({ unit }) => contactsOf(unit.text).length > 0);
  const lines = index.entries.slice(0, at + 1).filter(({ unit }) => unit.block === index.entries[at]?.unit.block);
  const quotes = lines.flatMap(({ unit }) => quoteOf(unit, index) ?? []);
  return quotes.length > 0 ? { tier: 'nearest', quotes } : SILENT;
}

const RINGS_AT =
  /\b(?:ring|call|phone)\b.*\b(?:midnight|night|tonight|late|evenings?|weekends?|closed|\d{1,2} ?[ap]m|(?:satur|sun)days?)\b/i;
const ASKS_WHOM = /^who\b|\b(?:who|number) (?:do|can|should|to)\b/i;

const AT_NIGHT = answersLexicon('openingLines', 'atNight');

/**
 * With the hours of the office, where it is asked whether one can ring at some time: an emergency line is not all there is. With that line, where it
 * is asked who is there at night, and that line alone, where it is asked whom to ring then.
 */
function withLine(answer: Found, { text, kind }: ParsedQuestion, index: SiteIndex): Found {
  const asksWhom = RINGS_AT.test(text) && ASKS_WHOM.test(text);
  const atNight = asksWhom || (kind === 'hours' && AT_NIGHT.test(text)) ? findOutOfHours(index) : [];
  if (atNight.length > 0 && asksWhom) return { tier: 'answer', quotes: [...atNight] };
  if (atNight.length > 0)
    return {
      ...answer,
      tier: answer.tier === 'silent' ? 'nearest' : answer.tier,
      quotes: [...atNight, ...answer.quotes.filter((quote) => !atNight.some((line) => line.text === quote.text))],
    };
  if (!RINGS_AT.test(text) || answer.tier === 'silent') return answer;
  const isShown = (line: Quote) => answer.quotes.some((quote) => quote.text === line.text);
  const { lines } = findOwnHours(index);
  const hours = lines.filter((line) => !isShown(line)).map((line) => ({ ...line, label: line.label ?? line.heading }));
  return { ...answer, quotes: [...answer.quotes, ...hours] };
}

function findQuotes(question: ParsedQuestion, index: SiteIndex): Found {
  if (isSmallTalk(question.text) || (question.concepts.length === 0 && !isAboutBusiness(question.kind))) return SILENT;
  const ranked = withoutBareTitles(rankUnits(question, index), question, index);
  const [best] = ranked;
  const tier = decide(question, best);
  if (!best || tier === 'silent' || isNoHours(question, best)) return SILENT;
  const quotes = markAnswer(ofDays(bestQuotes(question, ranked, index), daysIn(question.text)), question);
  if (quotes.length === 0) return SILENT;
  // A heading without lines under it.
  const isBare = isTitle(best.entry.unit) && quotes[0]?.text === best.entry.unit.text;
  if (tier === 'answer' && !isBare) return { tier, quotes };
  return { tier: 'nearest', ...(isLikely(question, best) && !isBare && { isLikely: true }), quotes };
}

/** A time that is not of opening, such as when one may park, where a website states no hours. */
const isNoHours = ({ kind, required }: ParsedQuestion, { entry, features }: Candidate): boolean =>
  kind === 'hours' && required.length === 0 && features.evidence < 1 && !hasDay(entry.unit.text);

/** A title with nothing under it says less than the line that answers as well. */
function withoutBareTitles(
  ranked: readonly Candidate[],
  question: ParsedQuestion,
  index: SiteIndex,
): readonly Candidate[] {
  const isBare = ({ entry: { unit } }: Candidate) =>
    isTitle(unit) && collectQuotes(question, ranked.slice(0, 1), index)[0]?.text === unit.text;
  const [best, ...others] = ranked;
  if (!best || !isBare(best)) return ranked;
  const lines = others.filter((candidate) => !isTitle(candidate.entry.unit));
  return lines[0] && lines[0].score >= best.score * NEAR_BEST ? lines : ranked;
}

/** Replaces control characters and line breaks with spaces, and truncates. */
const readable = (text: string): string =>
  text
    .slice(0, MAX_QUESTION * 4)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUESTION);

/** The share of the best score that a further passage needs to be shown. */
const NEAR_BEST = 0.75;

/** The quotes of the best candidate and of those that score nearly as high. */
function bestQuotes(question: ParsedQuestion, ranked: readonly Candidate[], index: SiteIndex): Quote[] {
  const best = ranked[0]?.score ?? 0;
  const chosen = ranked.slice(0, 12).filter(({ score }) => score >= best - Math.abs(best) * (1 - NEAR_BEST));
  return collectQuotes(question, chosen, index);
}

/** The best passages for a question; no line appears in two of them. */
function choicesFor(
  question: ParsedQuestion,
  ranked: readonly Candidate[],
  index: SiteIndex,
  count: number,
): Quote[][] {
  const choices: Quote[][] = [];
  const shown = new Set<string>();
  for (const candidate of ranked) {
    if (choices.length >= count) break;
    const quotes = collectQuotes(question, [candidate], index);
    const focus = quotes.find(({ isFocus }) => isFocus);
    if (!focus || shown.has(focus.text)) continue;
    for (const { text } of quotes) shown.add(text);
    choices.push(quotes);
  }
  return choices;
}
