import { type BusinessType, type Industry, industryValues } from '@/lib/industries';
import { careIntents } from './intents/care';
import { commonIntents } from './intents/common';
import { hospitalityIntents } from './intents/hospitality';
import type { Intent, Topic, Trade } from './intents/intent';
import { officeIntents } from './intents/offices';
import { tradeIntents } from './intents/trades';

const intents: readonly Intent[] = [
  ...commonIntents,
  ...hospitalityIntents,
  ...careIntents,
  ...tradeIntents,
  ...officeIntents,
];

export const knownTopics: readonly Topic[] = intents.filter(
  (intent): intent is Topic => intent.asks !== undefined && intent.proves !== undefined,
);

const tradesOfIndustry: Record<Industry, readonly Trade[]> = {
  restaurant: ['food'],
  salon: ['salon'],
  retail: ['shop'],
  healthcare: ['clinic', 'dental'],
  professional: ['office', 'legal', 'accounting', 'property', 'insurance'],
  automotive: ['garage'],
  construction: ['building', 'electrical', 'plumbing'],
  education: ['school'],
  other: [],
};

const tradesOfBusinessType: Record<BusinessType, readonly Trade[]> = {
  restaurant: ['food'],
  plumber: ['plumbing'],
  dentist: ['dental'],
  'hair-salon': ['salon'],
  electrician: ['electrical'],
  accounting: ['accounting'],
  fitness: ['fitness'],
  'auto-repair': ['garage'],
  'law-firm': ['legal'],
  'real-estate': ['property'],
  general: [],
};

/** By the slug of the agent's page. */
const tradesOfAgent: Readonly<Record<string, readonly Trade[]>> = {
  'customer-service-ai': ['shop'],
  'electrician-expert-ai': ['electrical'],
  'plumber-pro-ai': ['plumbing'],
  'restaurant-expert-ai': ['food'],
  'beauty-salon-ai': ['salon'],
  'auto-mechanic-ai': ['garage'],
  'dental-care-ai': ['dental'],
  'real-estate-ai': ['property'],
  'legal-expert-ai': ['legal'],
  'fitness-trainer-ai': ['fitness'],
  'accountant-ai': ['accounting'],
  'home-improvement-ai': ['building'],
  'insurance-agent-ai': ['insurance'],
  'travel-agent-ai': ['travel'],
  'pet-care-ai': ['pets'],
  'photography-ai': ['photo'],
  'cleaning-service-ai': ['cleaning'],
  'tutoring-ai': ['school'],
  'business-consultant-ai': ['office'],
  'bespoke-solutions-ai': [],
};

/** The business as it reads after "customers ask". */
const audiences: Record<Trade, string> = {
  food: 'a restaurant',
  stay: 'a guesthouse',
  salon: 'a salon',
  shop: 'a shop',
  clinic: 'a clinic',
  dental: 'a dentist',
  fitness: 'a gym',
  pets: 'a business that looks after pets',
  office: 'a professional firm',
  legal: 'a solicitor',
  accounting: 'an accountant',
  property: 'an estate agent',
  insurance: 'an insurance broker',
  garage: 'a garage',
  building: 'a tradesperson',
  electrical: 'an electrician',
  plumbing: 'a plumber',
  cleaning: 'a cleaning company',
  school: 'a school or tutor',
  travel: 'a travel agent',
  photo: 'a photographer',
  leisure: 'a place to visit',
};

/** The kind of business that a user chose: an industry of the trial form, a type of the scraper, or the slug of an agent. */
export type Subject = { industry: Industry } | { businessType: BusinessType } | { agent: string };

/** The trades of a subject; empty if it names none. */
export function tradesOf(subject: Subject): readonly Trade[] {
  if ('industry' in subject) return tradesOfIndustry[subject.industry];
  return 'agent' in subject ? (tradesOfAgent[subject.agent] ?? []) : tradesOfBusinessType[subject.businessType];
}

/** The industry of the free-trial form that a trade belongs to; undefined if none does. */
export const industryOfTrade = (trade: Trade | undefined): Industry | undefined =>
  industryValues.find((industry) => trade && tradesOfIndustry[industry].includes(trade));

const MAX_QUESTIONS = 40;
/** The number of general questions before those of the trade; the rest follow. */
const GENERAL_FIRST = 14;

/** The questions that customers of these trades ask, at most forty: those of the trade and general ones. */
export function intentsFor(trades: readonly Trade[]): Intent[] {
  const general = intents.filter((intent) => intent.trades === undefined);
  const special = intents.filter((intent) => intent.trades?.some((trade) => trades.includes(trade)));
  return [...general.slice(0, GENERAL_FIRST), ...special, ...general.slice(GENERAL_FIRST)].slice(0, MAX_QUESTIONS);
}

/** The business as it reads after "customers ask": `a restaurant`. */
export const audienceOf = ([trade]: readonly Trade[]): string =>
  trade === undefined ? 'a small business' : audiences[trade];

/** The intent with an id, if it exists. */
export const findIntent = (id: string): Intent | undefined => intents.find((intent) => intent.id === id);

/** The topics of a list that a question is about. */
export const topicsIn = (question: string, topics: readonly Topic[]): Topic[] =>
  topics.filter(({ asks }) => asks.test(question));

/** The topics that a question is about. */
export const topicsOf = (question: string): Topic[] => topicsIn(question, knownTopics);
