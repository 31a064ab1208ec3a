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

/** The stored facts of a page; none for runs from before facts had sources. Services that former versions were certain of have no evidence. */
export function readStoredFacts(value: unknown): PageFacts {
  const hasSources = typeof value === 'object' && value !== null && 'countries' in value;
  if (!hasSources) return NONE;
  // Only written from PageFacts.
  const facts = value as PageFacts;
  return { ...facts, services: facts.services.filter((service) => !wasUncertain(service)) };
}
