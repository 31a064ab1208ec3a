import { plainWords } from '../../text/plain-words';
import type { Candidate, FactPage } from '../shared/fact-types';
import { citationsOf, gather, type Statement } from '../shared/ownership';

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
