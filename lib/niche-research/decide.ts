import { patternOf } from '@/lib/reader/lexicon/phrases';
import type { Passage } from './passages';
import type { SourcePage } from './research-sink';
import { coverageOf, type Topic } from './topic';
import { firstPersonShare, hasContact } from './voice';
import { words } from './word-lists';

/** The points that each sign is worth when it is fully present. */
export const WEIGHTS = {
  /** How much of the vocabulary of the niche the passage has. */
  relevance: 2,
  /** Rules; conditions and limits. */
  law: 2,
  condition: 1,
  /** Whole sentences about the subject, not about a person, a price or a firm. */
  informs: 2,
  /** A heading that asks what the passage answers. */
  asks: 1,
  /** The title of the page is about the niche; its website is known. */
  title: 1,
  isKnown: 1,
  praise: -2,
  /** Talk about the page itself. */
  aboutItself: -2,
  isCompany: -1,
  /** The whole page is in the first person, or full of praise, and its website is not known. */
  ownVoice: -2,
  brochure: -2,
} as const;

/** The signs of a passage, each from 0 (absent) to 1 (fully present). */
export type Signs = Record<keyof typeof WEIGHTS, number>;

const MOST_POINTS = Object.values(WEIGHTS).reduce<number>((sum, weight) => sum + Math.max(0, weight), 0);
/** A passage is taken from this share of all points on. */
const ENOUGH = 0.36;

/** Occurrences in a hundred words that count as fully present. */
const FULL_RATE = { law: 6, condition: 6, praise: 5, aboutItself: 3 };
/** The share of words in the first person that counts as fully present. */
const FULL_SHARE = 0.05;
const LAW = patternOf(words.signs.law);
const CONDITION = patternOf(words.signs.condition);
const PRAISE = patternOf(words.signs.praise);
const ABOUT_ITSELF = patternOf(words.signs.aboutItself);
const ASKS = /\?$|^(?:how|what|when|why|who|do|can|is|are)\b/i;
const SENTENCE_END = /[a-z\d)”"][.!?](?=\s|$)/g;
const ENOUGH_SENTENCES = 2;
/** A price of something that is for sale; larger amounts are limits and budgets. */
const PRICE = /[€£$] ?\d{1,3}(?:\.\d\d)?(?![\d,.]*\d)/;
/** People, as firms introduce their staff; "he or she" is anybody. */
const PERSON = /\b(?:Dr|Mr|Mrs|Ms|Prof)\.? [A-Z]|(?<!\bor )\b(?:[Hh]e|[Ss]he)\b(?! or\b)/;

const flag = (is: boolean) => (is ? 1 : 0);
const rateOf = (text: string, count: number, full: number) =>
  Math.min(1, ((count / text.split(/\s+/).length) * 100) / full);

/** How much a passage informs about its subject: whole sentences, none if it has "we", people, contact details or prices. */
export function informationIn(content: string): number {
  if (firstPersonShare(content) > 0 || hasContact(content) || PRICE.test(content) || PERSON.test(content)) return 0;
  return Math.min(1, (content.match(SENTENCE_END)?.length ?? 0) / ENOUGH_SENTENCES);
}

/** The signs that all passages of a page share. */
export function pageSigns({ title, source, kind, isListed, passages }: SourcePage, topic: Topic) {
  const text = passages.map(({ content }) => content).join('\n');
  return {
    title: coverageOf(`${title}\n${source.replaceAll(/[-_/.]/g, ' ')}`, topic),
    isKnown: flag(isListed),
    isCompany: flag(kind === 'company'),
    ownVoice: isListed ? 0 : Math.min(1, firstPersonShare(text) / FULL_SHARE),
    brochure: isListed ? 0 : rateOf(text, PRAISE.matches(text).length, FULL_RATE.praise),
  };
}

/** The signs of one passage; `relevance` is how much of the vocabulary of the niche it has, from 0 to 1. */
export const passageSigns = ({ heading, content }: Passage, relevance: number) => ({
  relevance,
  law: rateOf(content, LAW.matches(content).length, FULL_RATE.law),
  condition: rateOf(content, CONDITION.matches(content).length, FULL_RATE.condition),
  informs: informationIn(content),
  asks: flag(ASKS.test(heading)),
  praise: rateOf(content, PRAISE.matches(content).length, FULL_RATE.praise),
  aboutItself: rateOf(content, ABOUT_ITSELF.matches(content).length, FULL_RATE.aboutItself),
});

/** How useful a passage with these signs is, from 0 to 1; undefined if it is not useful enough to be taken. */
export function decide(signs: Signs): number | undefined {
  const names = Object.keys(WEIGHTS) as (keyof Signs)[];
  const score = names.reduce((sum, name) => sum + WEIGHTS[name] * signs[name], 0) / MOST_POINTS;
  return score >= ENOUGH ? score : undefined;
}
