import { stemsOf } from '@/lib/reader/text/tokens';
import { coreOf } from './niche-name';
import type { Plan } from './research-plan';
import { familyOf } from './topic';
import { words } from './word-lists';

/** The texts that relevance is computed from. */
export type ScoredText = { title: string; heading: string; content: string };

/** The weight of each word stem for the niche. */
export type Vocabulary = Map<string, number>;

const NICHE_WEIGHT = 1;
const TRADE_WEIGHT = 0.55;
const FOCUS_WEIGHT = 0.35;
/** Weights of the words of a text that is certainly relevant: in its content, and in its headings. */
const FULL_WEIGHT = 3;
const FULL_HEADINGS = 1.5;

/** The weight of a word stem, or of its family. */
export const weightOf = (stem: string, vocabulary: Vocabulary): number =>
  vocabulary.get(familyOf(stem)) ?? vocabulary.get(stem) ?? 0;

/** The vocabulary of a plan: words of the niche, its trade and the focus. */
export function vocabularyOf({ niche, trade, commercial, residential }: Plan): Vocabulary {
  const vocabulary: Vocabulary = new Map();
  const add = (terms: readonly string[], weight: number) => {
    for (const stem of stemsOf(terms.join(' '))) vocabulary.set(stem, Math.max(weight, vocabulary.get(stem) ?? 0));
  };
  if (commercial) add(words.focus.commercial, FOCUS_WEIGHT);
  if (residential) add(words.focus.residential, FOCUS_WEIGHT);
  add(words.trades[trade].words, TRADE_WEIGHT);
  for (const stem of stemsOf(coreOf(niche))) vocabulary.set(stem, NICHE_WEIGHT).set(familyOf(stem), NICHE_WEIGHT);
  return vocabulary;
}

/** The summed weight of the distinct words of a text. */
export const weightIn = (text: string, vocabulary: Vocabulary): number =>
  [...new Set(stemsOf(text))].reduce((sum, stem) => sum + weightOf(stem, vocabulary), 0);

/** The weight of a passage that is certainly relevant: less for a niche without words of a trade. */
function fullWeight(vocabulary: Vocabulary): number {
  const weights = [...vocabulary.values()];
  const own = weights.filter((weight) => weight === NICHE_WEIGHT).length;
  return weights.includes(TRADE_WEIGHT) ? FULL_WEIGHT : Math.min(FULL_WEIGHT, own + 0.5);
}

/** How much of the vocabulary of the niche a passage has, from 0 to 1. A heading alone is not enough. */
export function relevanceOf({ title, heading, content }: ScoredText, vocabulary: Vocabulary): number {
  const inContent = Math.min(1, weightIn(content, vocabulary) / fullWeight(vocabulary));
  const inHeadings = Math.min(1, weightIn(`${title} ${heading}`, vocabulary) / FULL_HEADINGS);
  return inContent === 0 ? 0 : (2 * inContent + inHeadings) / 3;
}
