import { plainWords } from '../../text/plain-words';
import type { Candidate, Confidence, FactPage, FoundLine, FoundText } from '../shared/fact-types';
import { citationsOf, gather, type Statement } from '../shared/ownership';

/** So many signs make a line sure; a line without any is only text. */
const SURE = 2;

const confidenceOf = (signs: number): Confidence => (signs >= SURE ? 'sure' : 'looks like');

/** The whole line with its heading: "Half leg €10" below two headings are two prices. */
export const byLine = ({ text, heading = '', columns = '' }: FoundText): string => `${heading}\n${columns}\n${text}`;

/** The first line of a text, which names what the others describe. */
export const byName = ({ text }: FoundText): string => text.split('\n', 1)[0] ?? '';

/**
 * The lines of a kind that pages show, each once with all its pages; lines are the same if `keyOf` says so. A line has one more sign on pages
 * about its kind (`isTopic`), and one if several pages show it.
 */
export function collectFound(
  pages: readonly FactPage[],
  read: (page: FactPage) => readonly Candidate<FoundText>[],
  isTopic: (page: FactPage) => boolean,
  keyOf: (line: FoundText) => string,
): FoundLine[] {
  const statements = gather(pages, (page) =>
    read(page).map((candidate) => ({
      key: plainWords(keyOf(candidate)),
      value: { ...candidate, signs: candidate.signs + (isTopic(page) ? 1 : 0) },
      candidate,
    })),
  );
  return statements.flatMap((one) => {
    const { text, heading, columns, note, signs } = one.value;
    const count = signs + (new Set(one.occurrences.map(({ page }) => page)).size > 1 ? 1 : 0);
    if (count === 0) return [];
    return [{ text, heading, columns, note, confidence: confidenceOf(count), sources: citationsOf(one) }];
  });
}

/** The candidates of pages, each name once with all pages that state it; the first of each unless `better` prefers another. */
export function collectByName<T extends object>(
  pages: readonly FactPage[],
  pick: (page: FactPage) => Candidate<T>[],
  nameOf: (one: T) => string,
  isFact: (statement: Statement<Candidate<T>>) => boolean = () => true,
  better?: (next: T, known: T) => boolean,
) {
  const statements = gather(
    pages,
    (page) => pick(page).map((candidate) => ({ key: plainWords(nameOf(candidate)), value: candidate, candidate })),
    better,
  );
  return statements.filter(isFact).map((one) => {
    const { place, text, page, ...value } = one.value;
    return { ...value, sources: citationsOf(one) };
  });
}
