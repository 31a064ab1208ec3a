import type { ParsedQuestion } from './concepts';
import { collectQuotes, type Quote } from './quotes';
import type { Candidate } from './rank';
import type { SiteIndex } from './site-index';

/** The best passages for a question; no line appears in two of them. */
export function choicesFor(
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
