import type { ParsedQuestion } from './concepts';
import type { Tier } from './decide';
import { collectQuotes, type Quote } from './quotes';
import type { Candidate } from './rank';
import type { SiteIndex } from './site-index';

/** A passage that may answer a question, and the highest tier it may be shown in. */
export interface Choice {
  quotes: Quote[];
  tier: Exclude<Tier, 'silent'>;
}

/** The best passages for a question; no line appears in two of them. */
export function choicesFor(
  question: ParsedQuestion,
  ranked: readonly Candidate[],
  index: SiteIndex,
  count: number,
): Choice[] {
  const choices: Choice[] = [];
  const shown = new Set<string>();
  for (const candidate of ranked) {
    if (choices.length >= count) break;
    const quotes = collectQuotes(question, [candidate], index);
    const focus = quotes.find(({ isFocus }) => isFocus);
    if (!focus || shown.has(focus.text)) continue;
    for (const { text } of quotes) shown.add(text);
    choices.push({ quotes, tier: isOwnStatement(candidate) ? 'answer' : 'nearest' });
  }
  return choices;
}

/** Statements by neighbours, other firms or customers are never an answer, even if a model chooses them. */
const isOwnStatement = ({ features }: Candidate): boolean =>
  features.aboutOthers === 0 && features.review === 0 && features.notOwn === 0;
