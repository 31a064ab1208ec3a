import { baseLanguage } from '../../text/url-language';
import type { FactPage } from '../shared/fact-types';

/** The value with the most votes. */
const winner = (votes: ReadonlyMap<string, number>) => [...votes].sort(([, a], [, b]) => b - a)[0]?.[0];

const addVote = (votes: Map<string, number>, value: string, weight: number) =>
  votes.set(value, (votes.get(value) ?? 0) + weight);

/**
 * The country of a site, as an ISO 3166 code: the one that most pages indicate. The first hint of a page counts double. Pages in
 * another language than most do not count: a page in Polish does not make an Irish business Polish.
 */
export function findCountry(pages: readonly FactPage[]): string | undefined {
  const languages = new Map<string, number>();
  for (const { language } of pages) if (language) addVote(languages, baseLanguage(language), 1);
  const own = winner(languages);
  const votes = new Map<string, number>();
  for (const { facts, language } of pages) {
    if (language && baseLanguage(language) !== own) continue;
    for (const [at, country] of facts.countries.entries()) addVote(votes, country, 1 / (at + 1));
  }
  return winner(votes);
}
