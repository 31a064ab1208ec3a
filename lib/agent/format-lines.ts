import { answerLines } from '@/lib/reader/answers/quotes/answer-lines';
import type { Quote } from '@/lib/reader/answers/quotes/quotes';

/** In words: a longer line says what it is about. */
const LONGEST_FRAGMENT = 3;
const SENTENCE = /\s\S+\s\S+\s.*[.!]$/;

/** The first cell of a head, or the last of a row, may be empty. */
const cellsOf = (text: string): string[] => text.split(/(?:^| )\|(?: |$)/);

/** The cells of a row, each but the first with the name of its column, where there are more than two. */
function formatRow(text: string, label: string | undefined): string {
  const [first = '', ...others] = cellsOf(text);
  const [, ...columns] = cellsOf(label ?? '');
  const isNamed = columns.length === others.length && columns.length > 1;
  const cells = others.map((cell, at) => cell && (isNamed ? `${columns[at]} ${cell}` : cell));
  return `${first}: ${cells.filter(Boolean).join(', ')}`;
}

/** Neither a question, nor the part of an address above a telephone number, nor the title of a page. */
const isName = (label: string): boolean => !/\?[\s+]*$|\d{3}| \| /.test(label);

/** A line as it is said. `isAlone`: without others, so that a fragment needs its heading. */
export function formatLine(
  { text, label, heading }: Pick<Quote, 'text' | 'label' | 'heading'>,
  isAlone: boolean,
): string {
  if (text.includes(' | ')) return formatRow(text, label);
  const isFragment = isAlone && text.split(' ').length <= LONGEST_FRAGMENT && !/[.!:]/.test(text);
  const name = label ?? (isFragment ? heading : undefined);
  if (!name || !isName(name) || SENTENCE.test(text)) return text;
  const bare = name.replace(/[\s.:]+$/, '');
  return text.includes(bare) ? text : `${bare}: ${text}`;
}

/** The lines that answer, as they are said: rows without separators, labels only where they are needed, and nothing twice. */
export function formatLines(quotes: readonly Quote[]): string[] {
  const lines = answerLines(quotes);
  return [...new Set(lines.map((line) => formatLine(line, lines.length === 1)))];
}
