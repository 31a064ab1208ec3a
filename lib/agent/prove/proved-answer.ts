import type { AnswerSite } from '@/lib/reader/answers/answer';
import { piecesOf } from '@/lib/reader/answers/pieces/pieces';
import { synonymsOf } from '@/lib/reader/answers/question/synonyms';
import { type Quote, quoteOf } from '@/lib/reader/answers/quotes/quotes';
import type { Unit } from '@/lib/reader/answers/site/units';
import { findName } from '@/lib/reader/answers/stated/business-name';
import type { Warning } from '@/lib/reader/answers/warnings/warning';
import { warningsAbout } from '@/lib/reader/answers/warnings/warnings';
import { memoizeByObject } from '@/lib/reader/text/memoize';
import { contentWords, stemOf, stemsOf } from '@/lib/reader/text/tokens';
import type { WrittenText } from '../reply-type';
import type { WrittenSentence } from '../write/write-sentences';
import type { Failure } from './failure';
import { type Gate, openGate } from './gate';
import { linesOfPieces, type PieceLine } from './piece-lines';

/** The lines of a website that its business says of itself, for a language model: no headings, reviews or words about neighbours. */
export const ownLines = (site: AnswerSite): PieceLine[] =>
  evidenceOf(site).filter(({ of, parts, units }) => !of && !parts && units[0]?.kind !== 'heading');

/** The lines that prove sentences about a website. */
export const evidenceOf = (site: AnswerSite): PieceLine[] => linesOfPieces(piecesOf(site.index));

/** The gate of a website. Opened once. */
export const openGateOf = memoizeByObject((site: AnswerSite): Gate<PieceLine> => {
  const name = findName(site.index)?.value;
  return openGate(evidenceOf(site), name ? [name] : []);
});

/** Sentences that lines of a website prove. */
export interface Proved {
  written: WrittenText[];
  quotes: Quote[];
  warnings: Warning[];
  /** Of the words of the question, the share that the quotes contain. */
  share: number;
}

/** The sentences that the gate passes, and the quotes that prove them; none of either if there are no quotes. */
export function prove(
  site: AnswerSite,
  sentences: readonly WrittenSentence[],
  question: string,
  language?: string,
): Proved {
  const gate = openGateOf(site);
  const units = new Set<Unit>();
  const written: WrittenText[] = [];
  for (const { text } of sentences) {
    const verdict = gate.judge(text, language ? '' : question);
    if (!verdict.passes) continue;
    const lines = quotesOf(verdict.lines, site);
    // True, but beside the question.
    if (!language && shareAnswered(question, lines) === 0) continue;
    written.push({ text: verdict.text });
    for (const unit of verdict.lines.flatMap((line) => line.units)) units.add(unit);
  }
  const quotes = [...units].flatMap((unit, place) => {
    const quote = quoteOf(unit, site.index);
    return quote ? [{ ...quote, place }] : [];
  });
  const share = shareAnswered(question, quotes);
  return { written: quotes.length > 0 ? written : [], quotes, warnings: warningsAbout(quotes, site.warnings), share };
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
function shareAnswered(question: string, quotes: readonly Quote[]): number {
  const said = new Set(quotes.flatMap(({ text, heading = '', label = '' }) => stemsOf(`${text} ${heading} ${label}`)));
  const asked = contentWords(question).map(stemOf);
  const found = asked.filter((stem) => said.has(stem) || synonymsOf(stem).some((other) => said.has(other)));
  return asked.length === 0 ? 0 : found.length / asked.length;
}
