import { type Quote, quotesFor } from './card';
import type { ParsedQuestion } from './concepts';
import type { Tier } from './confidence';
import type { Candidate } from './rank';
import type { SiteIndex } from './site-index';

/** A place on the site that may answer a question, and the best tier in which it may be shown. */
export interface Choice {
  quotes: Quote[];
  tier: Exclude<Tier, 'silent'>;
}

/** The best places for a question, each line of the site in one of them at most. */
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
    const quotes = quotesFor(question, [candidate], index);
    const focus = quotes.find(({ isFocus }) => isFocus);
    if (!focus || shown.has(focus.text)) continue;
    for (const { text } of quotes) shown.add(text);
    choices.push({ quotes, tier: isOwnStatement(candidate) ? 'answer' : 'nearest' });
  }
  return choices;
}

/** Statements of neighbours, other firms or customers are never an answer, even if a model chooses them. */
const isOwnStatement = ({ features }: Candidate): boolean =>
  features.aboutOthers === 0 && features.voice === 0 && features.notOwn === 0;
