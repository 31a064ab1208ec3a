import { plainWords } from '../../text/plain-words';
import type { Candidate, FactPage, FoundLine, FoundText } from '../shared/fact-types';
import { citationsOf, gather, type Statement } from '../shared/ownership';

/** The whole line with its heading: "Half leg €10" below two headings are two prices. */
export const byLine = ({ text, heading = '', columns = '' }: FoundText): string => `${heading}\n${columns}\n${text}`;

/** The first line of a text, which names what the others describe. */
export const byName = ({ text }: FoundText): string => text.split('\n', 1)[0] ?? '';

/** The lines of a kind, each once with all its pages, by `keyOf`. One without any sign is only text; `isTopic` and a second page are signs. */
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
    if (signs === 0 && new Set(one.occurrences.map(({ page }) => page)).size === 1) return [];
    return [{ text, heading, columns, note, sources: citationsOf(one) }];
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
