import type { FactPage } from './fact-types';

/** The country of a site, as an ISO 3166 code: the one that most pages indicate. The first hint of a page counts double. */
export function findCountry(pages: readonly FactPage[]): string | undefined {
  const votes = new Map<string, number>();
  for (const { facts } of pages) {
    for (const [at, country] of facts.countries.entries()) votes.set(country, (votes.get(country) ?? 0) + 1 / (at + 1));
  }
  return [...votes].sort(([, a], [, b]) => b - a)[0]?.[0];
}
