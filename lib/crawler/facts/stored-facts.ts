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

/** Facts of a page as they were stored. Runs from before facts had pages to cite have none. */
export function readStoredFacts(value: unknown): PageFacts {
  const isCurrent = typeof value === 'object' && value !== null && 'countries' in value;
  // Written from PageFacts and by nothing else.
  return isCurrent ? (value as PageFacts) : NONE;
}
