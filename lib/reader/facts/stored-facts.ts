import type { PageFacts } from './shared/fact-types';

/** The facts of a page that states none. */
export const NO_FACTS: PageFacts = {
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
  placeholders: [],
};

const isFound = (line: object): boolean => 'signs' in line;

/** Facts of the first versions had no sources. Others are only written from PageFacts, perhaps before a kind was added. */
const factsOf = (value: unknown): PageFacts | undefined =>
  'countries' in Object(value) ? { ...NO_FACTS, ...(value as PageFacts) } : undefined;

/** A line that a former version took a price or service from; it knew neither its heading nor any signs. */
const asFound = <T extends object>(line: T): T => (isFound(line) ? line : { ...line, signs: 1 });

/** The stored facts of a page; none for runs from before facts had sources. */
export function readStoredFacts(value: unknown): PageFacts {
  const facts = factsOf(value) ?? NO_FACTS;
  return { ...facts, prices: facts.prices.map(asFound), services: facts.services.filter(wasLikely).map(asFound) };
}

/** Former versions stored every short text with what spoke for it, as log-odds. */
const wasLikely = (service: object): boolean =>
  !('evidence' in service) || (typeof service.evidence === 'number' && service.evidence > 0);

/** Whether the stored facts of a page are known to be those of a former version. */
export function isOutdated(value: unknown): boolean {
  const { prices, services } = factsOf(value) ?? NO_FACTS;
  const isComplete = Object.keys(NO_FACTS).every((kind) => Object.hasOwn(Object(value), kind));
  return !isComplete || ![...prices, ...services].every(isFound);
}
