import { type ParsedQuestion, proofsOf } from './concepts';
import { daysIn } from './days';
import { evidenceFor, isNamed } from './evidence';
import { isGeneric, isMeasure } from './lexicon';
import { askedAlike, meets, overlapOf, type Similarity } from './overlap';
import { isAboutBusiness, needsEvidence } from './question';
import type { IndexedUnit, SiteIndex } from './site-index';
import { fold } from './text';
import { asQuestion, type Unit } from './units';

const MAX_WEIGHT = 6;
/** A question of the page that is less alike is another one. */
const OTHER_QUESTION = 0.3;

/** What speaks for and against a unit as the answer to a question, each from 0 to about 1. */
export const featureNames = [
  'cover',
  'self',
  'missed',
  'unheard',
  'unmet',
  'allMet',
  'met',
  'typed',
  'evidence',
  'noEvidence',
  'asked',
  'proof',
  'headProof',
  'noProof',
  'exact',
  'density',
  'frequencyScore',
  'aboutOthers',
  'notOwn',
  'contact',
  'ownPlace',
  'named',
  'dayMissed',
  'weekCovered',
  'nameMissed',
  'otherSubject',
  'heading',
  'short',
  'long',
  'linked',
  'voice',
  'listed',
  'otherQuestion',
  'elsewhere',
  'aboutPerson',
] as const;

export type FeatureName = (typeof featureNames)[number];
export type Features = Record<FeatureName, number>;

/** The features of one unit; null when it shares nothing with the question, or only asks one itself. */
export function featuresOf(
  question: ParsedQuestion,
  entry: IndexedUnit,
  index: SiteIndex,
  similarity?: Similarity,
): Features | null {
  const { required, weight, kind } = question;
  const { unit } = entry;
  if (asQuestion(unit.text) !== undefined) return null;
  const overlap = overlapOf(question, entry, index, similarity);
  if (overlap.cover === 0 && !isAboutBusiness(kind)) return null;
  const asked = askedAlike(question, entry.asked);
  const evidence = needsEvidence(kind) ? evidenceFor(kind, question.text, unit.text) : 0;
  if (overlap.cover === 0 && evidence === 0) return null;
  return {
    cover: overlap.cover / weight,
    self: overlap.self / weight,
    missed: overlap.missed / MAX_WEIGHT,
    unheard: overlap.unheard / MAX_WEIGHT,
    unmet: Math.min(overlap.unmet, 4) / 4,
    allMet: overlap.unmet === 0 && required.length > 0 ? 1 : 0,
    met: overlap.met,
    typed: evidence * overlap.met,
    evidence,
    noEvidence: needsEvidence(kind) && evidence === 0 ? 1 : 0,
    asked,
    otherQuestion: entry.asked.length > 0 && asked < OTHER_QUESTION ? 1 : 0,
    exact: required.length > 0 ? overlap.exact / required.length : 0,
    density: entry.own.size > 0 ? Math.min(1, overlap.hits / entry.own.size) : 0,
    frequencyScore: Math.min(2, overlap.score / 10),
    otherSubject: evidence > 0 && required.length > 0 && !overlap.ownRequired && hasSubject(entry) ? 1 : 0,
    ...topicFeatures(question, entry, index),
    ...factFeatures(question, entry, index, evidence),
    ...shapeFeatures(question, entry),
  };
}

/** Whose fact a unit holds, and whether it is the one that was asked for. */
function factFeatures(question: ParsedQuestion, entry: IndexedUnit, index: SiteIndex, evidence: number) {
  const { kind, required, names } = question;
  const { unit } = entry;
  const isFact = evidence > 0;
  const ownFact = isFact && isAboutBusiness(kind);
  const aboutBusiness = ownFact && required.length === 0;
  const owns = aboutBusiness && index.owner.owns(unit);
  const words = `${unit.headings.at(-1) ?? ''} ${unit.label ?? ''} ${unit.text}`;
  return {
    aboutOthers: entry.aboutOthers ? 1 : 0,
    notOwn: aboutBusiness && !owns ? 1 : 0,
    contact: owns ? 1 : 0,
    ownPlace: ownFact && entry.ownPlace ? 1 : 0,
    named: isFact && isNamed(kind, words) ? 1 : 0,
    dayMissed: isFact && missesDay(question, unit.text) ? 1 : 0,
    weekCovered: aboutBusiness && kind === 'hours' ? daysIn(unit.text).size / 7 : 0,
    nameMissed: names.length > 0 && missesName(names, entry) ? 1 : 0,
  };
}

/** What sort of line a unit is. */
function shapeFeatures({ kind, concepts, topics, text }: ParsedQuestion, { unit, near, voice }: IndexedUnit) {
  const isListed = kind === 'open' && concepts.some((concept) => concept.required && meets(concept, near) > 0);
  return {
    heading: unit.kind === 'heading' ? 1 : 0,
    short: unit.text.length < 25 ? 1 : 0,
    long: unit.text.length > 250 ? 1 : 0,
    linked: unit.linked ? 1 : 0,
    voice: voice && !topics.some(({ id }) => id === 'reviews') ? 1 : 0,
    listed: isListed ? 1 : 0,
    elsewhere: isElsewhere(text, unit) ? 1 : 0,
    aboutPerson: ABOUT_PERSON.test(unit.text) ? 1 : 0,
  };
}

const ELSEWHERE =
  /\b(?:near(?:by|est)?|close (?:to|by)|within (?:easy |a )?(?:\w+ )?(?:walk|walking|reach|distance|drive)|a short (?:walk|drive|stroll|distance)|minutes?['’]? (?:walk|drive|away|from)|miles?|km|locally|local area|surrounding|in the area|neighbouring)\b/i;
const ABOUT_PERSON = /^(?:he|she|his|her|i|i['’]m|my)\b/i;

/** True for what is in the neighbourhood, unless that is the question. */
const isElsewhere = (question: string, { text, headings }: Unit): boolean =>
  !ELSEWHERE.test(question) && ELSEWHERE.test(`${headings.at(-1) ?? ''} ${text}`);

const missesName = (names: readonly string[], { unit }: IndexedUnit): boolean => {
  const said = fold(`${unit.headings.join(' ')} ${unit.label ?? ''} ${unit.question ?? ''} ${unit.text}`);
  return names.some((name) => !said.includes(name));
};

/** True for a line that says itself what it is about, as `£0 call-out charge` does and `from £60` does not. */
const hasSubject = ({ own }: IndexedUnit): boolean => {
  for (const stem of own) if (!/\d/.test(stem) && stem.length > 2 && !isGeneric(stem) && !isMeasure(stem)) return true;
  return false;
};

/** True for a line about other days than the question names. */
function missesDay({ days }: ParsedQuestion, text: string): boolean {
  if (days.size === 0) return false;
  const named = daysIn(text);
  return ![...days].some((day) => named.has(day));
}

function topicFeatures({ topics }: ParsedQuestion, { unit }: IndexedUnit, index: SiteIndex) {
  if (topics.length === 0) return { proof: 0, headProof: 0, noProof: 0 };
  const found = topics.map((topic) => proofsOf(topic, index));
  const proof = found.filter(({ own }) => own.has(unit.id)).length / topics.length;
  const byHead = found.some(({ head }) => head.has(unit.id));
  return { proof, headProof: proof < 1 && byHead ? 1 : 0, noProof: proof === 0 && !byHead ? 1 : 0 };
}
