import type { Quote } from './quotes';

/** The lines that answer, without their neighbours in the passage. For browsers too, so it must not import patterns. */
export function answerLines(quotes: readonly Quote[]): Quote[] {
  const passage = quotes.filter(({ place }) => place === quotes[0]?.place);
  const lines = passage.filter(({ isFocus }) => isFocus);
  return lines.length > 0 ? lines : passage.slice(0, 1);
}
