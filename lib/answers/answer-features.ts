import type { Concept, ParsedQuestion } from './concepts';
import { featureNames } from './features';
import { isNamedItem } from './listed-item';
import { objectionsTo } from './may-answer';
import { matchStrength } from './overlap';
import { type Candidate, SAME_QUESTION } from './rank';
import type { IndexedUnit, SiteIndex } from './site-index';
import { stemsOf } from './text';

/** Features of a candidate by name; a missing one is 0. */
export type AnswerFeatures = Record<string, number>;

/** The number of candidates from which the answer is chosen. */
const MAX_CHOICES = 3;
const MAX_WEIGHT = 6;
const COMMON_WORD_WEIGHT = 0.3;
/** In words. */
const LONG_LINE = 60;
const FAR = 20;

/** The features of the best candidates, best first, from which it is decided whether one of them is an answer. */
export function answerFeaturesOf(
  question: ParsedQuestion,
  ranked: readonly Candidate[],
  index: SiteIndex,
): AnswerFeatures[] {
  const choices = ranked.slice(0, MAX_CHOICES);
  const objections = choices.map((candidate) => objectionsTo(question, candidate));
  const ofQuestion = {
    ...questionFeatures(question, index),
    unobjectionable: objections.filter(({ length }) => length === 0).length,
  };
  const bestScore = Math.max(0.1, choices[0]?.score ?? 0);
  return choices.map((candidate, rank) => ({
    ...ofQuestion,
    ...lineFeatures(question, candidate.entry),
    ...Object.fromEntries(featureNames.map((name) => [name, candidate.features[name]])),
    ...Object.fromEntries((objections[rank] ?? []).map((name) => [`objection:${name}`, 1])),
    objections: objections[rank]?.length ?? 0,
    rank,
    score: candidate.score / 5,
    shareOfBest: candidate.score / bestScore,
    margin: marginOf(candidate, ranked),
    sameQuestion: candidate.features.questionSimilarity >= SAME_QUESTION ? 1 : 0,
    namedItem: isNamedItem(question, candidate.entry) ? 1 : 0,
  }));
}

/** The lead over the best candidate of another section. */
function marginOf({ score, entry: { unit } }: Candidate, ranked: readonly Candidate[]): number {
  const rival = ranked.find(({ entry }) => entry.unit.page !== unit.page || entry.unit.section !== unit.section);
  return Math.min(1, (score - (rival?.score ?? score - 2)) / 2);
}

const ASKS_OF_BUSINESS = /^(?:do|can|could|will|would|have) (?:you|ye)\b/i;

/** Features of the question on this site: which of its words the site has, and how rare they are. */
function questionFeatures(
  { text, kind, required, topics }: ParsedQuestion,
  { titles, entries }: SiteIndex,
): AnswerFeatures {
  const weights = required.map(({ weight }) => weight);
  const frequencies = required.map(({ frequency }) => frequency);
  const absent = required.filter(({ frequency, stem }) => frequency === 0 && !titles.has(stem));
  return {
    bias: 1,
    [`kind:${kind}`]: 1,
    topic: topics.length > 0 ? 1 : 0,
    required: Math.min(required.length, 5) / 5,
    noRequired: required.length === 0 ? 1 : 0,
    absent: Math.max(0, ...absent.map(({ weight }) => weight)) / MAX_WEIGHT,
    absentShare: required.length > 0 ? absent.length / required.length : 0,
    heaviest: Math.max(0, ...weights) / MAX_WEIGHT,
    lightest: required.length > 0 ? Math.min(...weights) / MAX_WEIGHT : 0,
    commonest: Math.log1p(Math.max(0, ...frequencies)),
    rarest: Math.log1p(Math.min(99, ...frequencies)),
    siteSize: Math.log(Math.max(1, entries.length)),
    questionLength: text.split(' ').length / 10,
    ofBusiness: ASKS_OF_BUSINESS.test(text) ? 1 : 0,
  };
}

/** Where a line has the words of the question. */
function lineFeatures(
  { required, concepts }: ParsedQuestion,
  { unit, stemSet, headStems }: IndexedUnit,
): AnswerFeatures {
  const plain = required.filter(({ topic }) => topic === undefined);
  const words = unit.text.split(/\s+/);
  const places = words.flatMap((word, at) => (plain.some((concept) => isIn(concept, word)) ? [at] : []));
  const [first, last] = [places[0], places.at(-1)];
  const isMissing = (concept: Concept) =>
    !concept.required &&
    concept.weight >= COMMON_WORD_WEIGHT &&
    matchStrength(concept, stemSet) === 0 &&
    matchStrength(concept, headStems) === 0;
  return {
    words: Math.min(words.length, LONG_LINE) / 20,
    firstMatch: first === undefined ? 1 : first / words.length,
    matchSpan: first === undefined || last === undefined ? 0 : Math.min(FAR, last - first) / 10,
    literal: plain.filter((concept) => matchStrength(concept, stemSet) === 1).length,
    inHeading: plain.filter((concept) => matchStrength(concept, headStems) > 0).length,
    commonMissing: concepts.filter(isMissing).length,
  };
}

const isIn = (concept: Concept, word: string): boolean => matchStrength(concept, new Set(stemsOf(word))) > 0;
