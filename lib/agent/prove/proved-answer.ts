import type { AnswerSite } from '@/lib/reader/answers/answer';
import { piecesOf } from '@/lib/reader/answers/pieces/pieces';
import { trades } from '@/lib/reader/answers/question/intents';
import { synonymsOf } from '@/lib/reader/answers/question/synonyms';
import { type Quote, quoteOf } from '@/lib/reader/answers/quotes/quotes';
import { tradesOfSite } from '@/lib/reader/answers/site/trades-of-site';
import type { Unit } from '@/lib/reader/answers/site/units';
import { findName } from '@/lib/reader/answers/stated/business-name';
import { findCounters } from '@/lib/reader/answers/stated/counters';
import { isOwnPage } from '@/lib/reader/facts/shared/ownership';
import { contentWords, stemOf, stemsOf } from '@/lib/reader/text/tokens';
import { memoizeByObject } from '@/lib/text/memoize';
import type { Failure } from './failure';
import { type Gate, openGate } from './gate';
import { linesOfPieces, type PieceLine } from './piece-lines';

/** The lines that prove sentences about a website; who speaks of the hours of a counter names it. */
export function evidenceOf({ index }: AnswerSite): PieceLine[] {
  const names = new Map(
    findCounters(index).flatMap(({ name, lines }) =>
      name === undefined ? [] : lines.map(({ url, text }) => [`${url} ${text}`, name] as const),
    ),
  );
  return linesOfPieces(piecesOf(index)).map((line) => {
    const [unit] = line.units;
    const page = unit && index.pages[unit.page];
    const name = page && !isOwnPage(page, index.home) ? names.get(`${page.url} ${unit.text}`) : undefined;
    return name === undefined || line.of ? line : { ...line, of: [name] };
  });
}

/** What a business of one trade calls itself: `a gym`. */
function nounOf({ index }: AnswerSite): string[] {
  const [id, other] = tradesOfSite(index);
  return other === undefined ? trades.flatMap((trade) => (trade.id === id ? [trade.audience] : [])) : [];
}

/** The gate of a website. Opened once. */
export const openGateOf = memoizeByObject((site: AnswerSite): Gate<PieceLine> => {
  const name = findName(site.index)?.value;
  return openGate(evidenceOf(site), [...(name ? [name] : []), ...nounOf(site)]);
});

/** A sentence that the gate passes, and the lines that prove it. */
export interface Proof {
  text: string;
  units: Unit[];
}

/**
 * The sentences that the gate passes. One that shares no word with the question is beside it, unless a line of `chosen` proves it.
 * @param language of the question, unless it is English: its words are then not compared
 */
export function prove(
  site: AnswerSite,
  sentences: readonly string[],
  question: string,
  chosen: readonly Unit[] = [],
  language?: string,
): Proof[] {
  const gate = openGateOf(site);
  return sentences.flatMap((sentence) => {
    const verdict = gate.judge(sentence, language ? '' : question);
    if (!verdict.passes) return [];
    const units = [...new Set(verdict.lines.flatMap((line) => line.units))];
    const quotes = quotesOf(verdict.lines, site);
    const isBeside = !language && !units.some((unit) => chosen.includes(unit)) && shareAnswered(question, quotes) === 0;
    return quotes.length === 0 || isBeside ? [] : [{ text: verdict.text, units }];
  });
}

/** What the gate says of a sentence, with the lines that prove or contradict it. */
export type Judgement = { passes: true; quotes: Quote[] } | ({ passes: false; quotes: Quote[] } & Failure);

/** Judges a sentence by the lines of a website. */
export function judge(site: AnswerSite, sentence: string): Judgement {
  const verdict = openGateOf(site).judge(sentence);
  const lines = verdict.passes ? verdict.lines : verdict.line ? [verdict.line] : [];
  const quotes = quotesOf(lines, site);
  return verdict.passes
    ? { passes: true, quotes }
    : { passes: false, reason: verdict.reason, words: verdict.words, quotes };
}

const quotesOf = (lines: readonly PieceLine[], { index }: AnswerSite): Quote[] =>
  [...new Set(lines.flatMap(({ units }) => units))].flatMap((unit) => quoteOf(unit, index) ?? []);

/** The share of the words of a question that quotes contain, with their headings and synonyms. */
export function shareAnswered(question: string, quotes: readonly Quote[]): number {
  const said = new Set(quotes.flatMap(({ text, heading = '', label = '' }) => stemsOf(`${text} ${heading} ${label}`)));
  const asked = contentWords(question).map(stemOf);
  const found = asked.filter((stem) => said.has(stem) || synonymsOf(stem).some((other) => said.has(other)));
  return asked.length === 0 ? 0 : found.length / asked.length;
}
