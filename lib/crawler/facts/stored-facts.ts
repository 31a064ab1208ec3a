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

/** Whether a service was only possible by the rules of former versions, which needed a page about it. */
const wasUncertain = (service: object): boolean => 'isLone' in service || 'isEntry' in service;

/** Facts of the first versions had no sources. Others are only written from PageFacts. */
const factsOf = (value: unknown): PageFacts | undefined =>
  typeof value === 'object' && value !== null && 'countries' in value ? (value as PageFacts) : undefined;

/** The stored facts of a page; none for runs from before facts had sources. Services that former versions were certain of have no evidence. */
export function readStoredFacts(value: unknown): PageFacts {
  const facts = factsOf(value);
  return facts ? { ...facts, services: facts.services.filter((service) => !wasUncertain(service)) } : NONE;
}

/** Whether the stored facts of a page are known to be those of a former version: services without evidence that no schema.org data states. */
export function isOutdated(value: unknown): boolean {
  const facts = factsOf(value);
  return !facts || facts.services.some(({ evidence, place }) => evidence === undefined && place !== 'markup');
}
