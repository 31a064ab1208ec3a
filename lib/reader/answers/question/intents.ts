import { z } from 'zod';
import { type BusinessType, businessTypes, type Industry, industryValues } from '@/lib/industries';
import { readLexicon } from '../../lexicon/lexicon';
import { patternOf } from '../../lexicon/phrases';
import type { Intent, Matcher, Topic } from './topic';

const phrases = z.array(z.string().min(1));

const tradeSchema = z.object({
  id: z.string(),
  audience: z.string(),
  industry: z.enum(industryValues).optional(),
  businessType: z.enum(businessTypes).optional(),
  agents: z.array(z.string()).default([]),
  words: phrases.optional(),
});

/** A kind of small business whose customers ask the same questions. */
type Trade = z.infer<typeof tradeSchema>;

/** The trades in trades.yaml. */
export const trades: readonly Trade[] = z.array(tradeSchema).parse(readLexicon('trades'));

const topicSchema = z.object({
  id: z.string(),
  question: z.string(),
  trades: z.array(z.enum(trades.map(({ id }) => id))).optional(),
  asks: phrases.optional(),
  proves: phrases.optional(),
});

/** Lines that prove a topic by what phrases cannot say: capital letters and years. */
const OTHER_PROOFS: Readonly<Record<string, RegExp>> = {
  areas: /\b(?:cover(?:ing)?|serv(?:e|es|ing)|(?<!alid )throughout|across|surrounding)\b.*\p{Lu}|\p{Lu}\p{Ll}+ area\b/u,
  experience: /\b(?:since|established|founded|opened|est\.?)(?: in)? (?:1[89]|20)\d\d\b/,
};

const either = (one: Matcher, other: Matcher | undefined): Matcher =>
  other ? { test: (text) => one.test(text) || other.test(text) } : one;

const intents: readonly Intent[] = z
  .array(topicSchema)
  .parse(readLexicon('topics'))
  .map(({ asks, proves, ...intent }) => ({
    ...intent,
    asks: asks && patternOf(asks),
    proves: proves && either(patternOf(proves), OTHER_PROOFS[intent.id]),
  }));

const knownTopics: readonly Topic[] = intents.filter(
  (intent): intent is Topic => intent.asks !== undefined && intent.proves !== undefined,
);

/** The kind of business that a user chose: an industry of the trial form, a type of the scraper, or the slug of an agent. */
export type Subject = { industry: Industry } | { businessType: BusinessType } | { agent: string };

const idsWhere = (isMeant: (trade: Trade) => boolean): readonly string[] => trades.filter(isMeant).map(({ id }) => id);

/** The trades of a subject; empty if it names none. */
export function tradesOf(subject: Subject): readonly string[] {
  if ('industry' in subject) return idsWhere(({ industry }) => industry === subject.industry);
  if ('agent' in subject) return idsWhere(({ agents }) => agents.includes(subject.agent));
  return idsWhere(({ businessType }) => businessType === subject.businessType);
}

const tradeOf = (id: string | undefined): Trade | undefined => trades.find((trade) => trade.id === id);

/** The industry of the free-trial form that a trade belongs to; undefined if none does. */
export const industryOfTrade = (id: string | undefined): Industry | undefined => tradeOf(id)?.industry;

const MAX_QUESTIONS = 40;
/** The number of general questions before those of the trade; the rest follow. */
const GENERAL_FIRST = 14;

/** The questions that customers of these trades ask, at most forty: those of the trade and general ones. */
export function intentsFor(ids: readonly string[]): Intent[] {
  const general = intents.filter((intent) => intent.trades === undefined);
  const special = intents.filter((intent) => intent.trades?.some((trade) => ids.includes(trade)));
  return [...general.slice(0, GENERAL_FIRST), ...special, ...general.slice(GENERAL_FIRST)].slice(0, MAX_QUESTIONS);
}

/** The business as it reads after "customers ask": `a restaurant`. */
export const audienceOf = ([id]: readonly string[]): string => tradeOf(id)?.audience ?? 'a small business';

/** The intent with an id, if it exists. */
export const findIntent = (id: string): Intent | undefined => intents.find((intent) => intent.id === id);

/** The topics that a question is about. */
export const topicsOf = (question: string): Topic[] => knownTopics.filter(({ asks }) => asks.test(question));
