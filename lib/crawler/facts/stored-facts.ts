import type { PageFacts } from './fact-types';

const NONE: PageFacts = {
  countries: [],
  names: [],
  phones: [],
  emails: [],
  addresses: [],
  hours: [],
  prices: [],
  services: [],
  people: [],
  questions: [],
  links: [],
};

/** The stored facts of a page; none for runs from before facts had sources. */
export function readStoredFacts(value: unknown): PageFacts {
  const isCurrent = typeof value === 'object' && value !== null && 'countries' in value;
  // Only written from PageFacts.
  return isCurrent ? (value as PageFacts) : NONE;
}
