import { stemmer } from 'stemmer';
import { foldAccents } from '@/lib/text/fold-accents';
import type { Plan } from './plan';
import { coreOf, focusWords, stopWords, tradeWords } from './vocabulary';

/** What a passage is judged by. */
export type Judged = { title: string; heading: string; content: string };

/** How much a word says about the niche, by its stem. */
export type Vocabulary = Map<string, number>;

const NICHE_WEIGHT = 1;
const TRADE_WEIGHT = 0.55;
const FOCUS_WEIGHT = 0.35;
const LEARNT_WEIGHT = 0.3;
const LEARNT_WORDS = 25;

/** The stems of a text, in order, without words that say nothing. */
export function stemsOf(text: string): string[] {
  const words =
    foldAccents(text)
      .toLowerCase()
      .match(/[a-z][a-z0-9]+/g) ?? [];
  return words.filter((word) => !stopWords.has(word)).map(stemmer);
}

/** Passages that belong to a website and not to what it is about. */
const OF_THE_SITE =
  /\b(cookies?|privacy (policy|notice|statement)|terms (of use|and conditions of this)|this website|our website|browser|log ?in|sign (in|up)|subscribe|newsletter|all rights reserved|copyright|site ?map|skip to|javascript|download the app|social media|follow us|unsubscribe)\b/i;
const OF_THE_OFFICE =
  /\b(vacanc(y|ies)|we are hiring|job advert|apply now|closing date|salary|curriculum vitae|c\.?v\.? to|register (now|your place)|early bird|agm|annual general meeting|annual dinner|golf|raffle|sponsors?hip|membership (fee|form|renewal)|renew your membership|direct debit|parking is available|venue|keynote|tickets?|photo gallery|website was (designed|built))\b/i;

/** The vocabulary of a plan: the niche's own words, those of its trade, and those of the focus. */
export function vocabularyOf({ niche, trade, commercial, residential }: Plan): Vocabulary {
  const vocabulary: Vocabulary = new Map();
  const add = (text: string, weight: number) => {
    for (const stem of stemsOf(text)) vocabulary.set(stem, Math.max(weight, vocabulary.get(stem) ?? 0));
  };
  if (commercial) add(focusWords.commercial, FOCUS_WEIGHT);
  if (residential) add(focusWords.residential, FOCUS_WEIGHT);
  add(tradeWords[trade], TRADE_WEIGHT);
  for (const stem of stemsOf(coreOf(niche))) vocabulary.set(stem, NICHE_WEIGHT);
  return vocabulary;
}

/**
 * Learns what else a niche talks of from texts that are surely about it (pseudo-relevance feedback): the words they use most.
 */
export function learnVocabulary(vocabulary: Vocabulary, texts: readonly string[]): void {
  const counts = new Map<string, number>();
  for (const stem of texts.flatMap((text) => stemsOf(text.slice(0, 20_000))))
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const most = [...counts].filter(([, count]) => count > 2).sort((a, b) => b[1] - a[1]);
  for (const [stem] of most.slice(0, LEARNT_WORDS)) if (!vocabulary.has(stem)) vocabulary.set(stem, LEARNT_WEIGHT);
}

/** The weight of the vocabulary's words in a text, each word counted once. */
function weightIn(stems: readonly string[], vocabulary: Vocabulary): number {
  let weight = 0;
  for (const stem of new Set(stems)) weight += vocabulary.get(stem) ?? 0;
  return weight;
}

/** How much a passage is about the niche, from 0 (not at all, or about the website itself) to 1. */
export function relevanceOf({ title, heading, content }: Judged, vocabulary: Vocabulary): number {
  if (OF_THE_OFFICE.test(content) || OF_THE_OFFICE.test(heading)) return 0;
  if (OF_THE_SITE.test(heading) || (content.length < 700 && OF_THE_SITE.test(content))) return 0;
  const stems = stemsOf(content);
  if (stems.length < 8) return 0;
  const inContent = weightIn(stems, vocabulary);
  const inHead = weightIn([...stemsOf(title), ...stemsOf(heading)], vocabulary);
  const density = stems.reduce((sum, stem) => sum + (vocabulary.get(stem) ?? 0), 0) / stems.length;
  const score =
    0.5 * Math.min(1, inContent / 3) + 0.25 * Math.min(1, inHead / 1.5) + 0.25 * Math.min(1, density / 0.12);
  // What the head alone promises is not in the text.
  return inContent === 0 ? 0 : Math.min(1, score);
}

/** From this on a passage counts as being about the niche. */
export const RELEVANT = 0.5;
