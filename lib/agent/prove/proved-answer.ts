import type { WrittenText } from '@/lib/agent/converse';
import { type EvidenceLine, type Gate, openGate } from '@/lib/agent/prove/gate';
import { lineOf } from '@/lib/agent/prove/site-lines';
import type { AnswerSite } from '@/lib/reader/answers/answer';
import { synonymsOf } from '@/lib/reader/answers/question/synonyms';
import { type Quote, quoteOf } from '@/lib/reader/answers/quotes/quotes';
import type { Unit } from '@/lib/reader/answers/site/units';
import { findName } from '@/lib/reader/answers/stated/business-name';
import { rememberOf } from '@/lib/reader/text/remember';
import { contentWords, stemOf, stemsOf } from '@/lib/reader/text/tokens';
import type { WrittenSentence } from '../write/write-sentences';

type Line = EvidenceLine & { unit: Unit };

/** The lines of a website that its business says of itself: no headings, reviews or words about neighbours. */
export function ownLines(site: AnswerSite): Line[] {
  return site.index.entries
    .filter(({ unit, aboutOthers, isReview }) => !aboutOthers && !isReview && unit.kind !== 'heading')
    .map(({ unit }) => ({ ...lineOf(unit), unit }));
}

/** The gate of a website. Opened once. */
export const gateOf = rememberOf((site: AnswerSite): Gate<Line> => {
  const name = findName(site.index)?.value;
  return openGate(ownLines(site), name ? [name] : []);
});

/** The sentences that the gate passes, and the quotes that prove them. */
export function prove(
  site: AnswerSite,
  sentences: readonly WrittenSentence[],
  question: string,
  language?: string,
): { proved: WrittenText[]; quotes: Quote[] } {
  const gate = gateOf(site);
  const units = new Set<Unit>();
  const proved: WrittenText[] = [];
  for (const { text } of sentences) {
    const verdict = gate.judge(text, language ? '' : question);
    if (!verdict.passes) continue;
    const lines = verdict.lines.flatMap(({ unit }) => quoteOf(unit, site.index) ?? []);
    // True, but beside the question.
    if (!language && shareAnswered(question, lines) === 0) continue;
    proved.push({ text: verdict.text });
    for (const { unit } of verdict.lines) units.add(unit);
  }
  const quotes = [...units].flatMap((unit, place) => {
    const quote = quoteOf(unit, site.index);
    return quote ? [{ ...quote, place }] : [];
  });
  return quotes.length > 0 ? { proved, quotes } : { proved: [], quotes: [] };
}

/** The share of the words of a question that quotes contain, with their headings and synonyms. */
export function shareAnswered(question: string, quotes: readonly Quote[]): number {
  const said = new Set(quotes.flatMap(({ text, heading = '', label = '' }) => stemsOf(`${text} ${heading} ${label}`)));
  const asked = contentWords(question).map(stemOf);
  const found = asked.filter((stem) => said.has(stem) || synonymsOf(stem).some((other) => said.has(other)));
  return asked.length === 0 ? 0 : found.length / asked.length;
}
