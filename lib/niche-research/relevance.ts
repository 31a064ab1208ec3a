import { stemmer } from 'stemmer';
import { foldAccents } from '@/lib/text/fold-accents';
import type { Plan } from './research-plan';
import { coreOf, focusWords, stopWords, tradeWords } from './vocabulary';

/** The texts that relevance is computed from. */
export type ScoredText = { title: string; heading: string; content: string };

/** The weight of each word stem for the niche. */
export type Vocabulary = Map<string, number>;

const NICHE_WEIGHT = 1;
const TRADE_WEIGHT = 0.55;
const FOCUS_WEIGHT = 0.35;
const LEARNED_WEIGHT = 0.3;
const LEARNED_WORDS = 25;
const FULL_WEIGHT = 3;

/** Words with the same first letters are of one family: "pharmacy" and "pharmacist". Shorter ones have no family but themselves. */
const FAMILY_LETTERS = 7;
export const familyOf = (stem: string): string =>
  stem.length < FAMILY_LETTERS ? stem : `${stem.slice(0, FAMILY_LETTERS)}…`;

/** The weight of a word stem, or of its family. */
const weightOf = (stem: string, vocabulary: Vocabulary) => vocabulary.get(familyOf(stem)) ?? vocabulary.get(stem) ?? 0;

/** The word stems of a text in order, without stop words. */
export function stemsOf(text: string): string[] {
  const words =
    foldAccents(text)
      .toLowerCase()
      .match(/[a-z][a-z0-9]+/g) ?? [];
  return words.filter((word) => !stopWords.has(word)).map(stemmer);
}

/** Passages about the website itself, such as cookie notices. */
const SITE_BOILERPLATE =
  /\b(cookies?|privacy (policy|notice|statement)|terms (of use|and conditions of this)|this website|our website|browser|log ?in|sign (in|up)|subscribe|newsletter|all rights reserved|copyright|site ?map|skip to|javascript|download the app|social media|follow us|unsubscribe)\b/i;
const ORGANISATION_BOILERPLATE =
  /\b(vacanc(y|ies)|we are hiring|job advert|apply now|closing date|salary|curriculum vitae|c\.?v\.? to|register (now|your place)|early bird|agm|annual general meeting|annual dinner|golf|raffle|sponsors?hip|membership (fee|form|renewal)|renew your membership|direct debit|parking is available|venue|keynote|tickets?|photo gallery|website was (designed|built))\b/i;

/** Whether a text has a pattern in words that are not the niche's own: a venue is no boilerplate on a page about wedding venues. */
function hasBoilerplate(text: string, pattern: RegExp, vocabulary: Vocabulary): boolean {
  const [found] = pattern.exec(text) ?? [];
  return found !== undefined && stemsOf(found).every((stem) => weightOf(stem, vocabulary) === 0);
}

/** The vocabulary of a plan: words of the niche, its trade and the focus. */
export function vocabularyOf({ niche, trade, commercial, residential }: Plan): Vocabulary {
  const vocabulary: Vocabulary = new Map();
  const add = (text: string, weight: number) => {
    for (const stem of stemsOf(text)) vocabulary.set(stem, Math.max(weight, vocabulary.get(stem) ?? 0));
  };
  if (commercial) add(focusWords.commercial, FOCUS_WEIGHT);
  if (residential) add(focusWords.residential, FOCUS_WEIGHT);
  add(tradeWords[trade], TRADE_WEIGHT);
  for (const stem of stemsOf(coreOf(niche))) vocabulary.set(stem, NICHE_WEIGHT).set(familyOf(stem), NICHE_WEIGHT);
  return vocabulary;
}

/** Adds the most frequent words of texts that are certainly about the niche (pseudo-relevance feedback). */
export function learnVocabulary(vocabulary: Vocabulary, texts: readonly string[]): void {
  const counts = new Map<string, number>();
  for (const stem of texts.flatMap((text) => stemsOf(text.slice(0, 20_000))))
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const frequent = [...counts].filter(([, count]) => count > 2).sort((a, b) => b[1] - a[1]);
  for (const [stem] of frequent.slice(0, LEARNED_WORDS))
    if (!vocabulary.has(stem)) vocabulary.set(stem, LEARNED_WEIGHT);
}

/** The summed weight of the distinct words of a text. */
function weightIn(stems: readonly string[], vocabulary: Vocabulary): number {
  let weight = 0;
  for (const stem of new Set(stems)) weight += weightOf(stem, vocabulary);
  return weight;
}

/** The weight of a passage that is certainly relevant: less for a niche without words of a trade. */
function fullWeight(vocabulary: Vocabulary): number {
  const weights = [...vocabulary.values()];
  const own = weights.filter((weight) => weight === NICHE_WEIGHT).length;
  return weights.includes(TRADE_WEIGHT) ? FULL_WEIGHT : Math.min(FULL_WEIGHT, own + 0.5);
}

/** Relevance of a passage to the niche, from 0 (unrelated, or about the website itself) to 1. */
export function relevanceOf({ title, heading, content }: ScoredText, vocabulary: Vocabulary): number {
  for (const text of [content, heading]) if (hasBoilerplate(text, ORGANISATION_BOILERPLATE, vocabulary)) return 0;
  if (SITE_BOILERPLATE.test(heading) || (content.length < 700 && SITE_BOILERPLATE.test(content))) return 0;
  const stems = stemsOf(content);
  if (stems.length < 8) return 0;
  const inContent = weightIn(stems, vocabulary);
  const inHeadings = weightIn([...stemsOf(title), ...stemsOf(heading)], vocabulary);
  const density = stems.reduce((sum, stem) => sum + weightOf(stem, vocabulary), 0) / stems.length;
  const score =
    0.5 * Math.min(1, inContent / fullWeight(vocabulary)) +
    0.25 * Math.min(1, inHeadings / 1.5) +
    0.25 * Math.min(1, density / 0.12);
  // A relevant heading alone is not enough.
  return inContent === 0 ? 0 : Math.min(1, score);
}

/** Passages below it have hardly a word of the niche or of its trade. */
export const LEAST_RELEVANCE = 0.3;

/** The share of stop words in a text. Sentences have many; navigation, addresses and slogans have few. */
export function stopWordShare(text: string): number {
  const words = foldAccents(text).match(/[a-z]+/g) ?? [];
  return words.filter((word) => stopWords.has(word)).length / Math.max(1, words.length);
}
