import { type Concept, type ParsedQuestion, unitsProving } from './concepts';
import { daysIn } from './days';
import { evidenceFor, isNamed } from './evidence';
import { isGeneric, isMeasure } from './lexicon';
import { isAboutBusiness, needsEvidence } from './question';
import type { IndexedUnit, SiteIndex } from './site-index';
import { fold } from './text';

/** How near two words are in meaning, 0 to 1; none is shipped, a caller may bring its own. */
export type Similarity = (word: string, other: string) => number;

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
  'question',
  'short',
  'long',
  'linked',
  'voice',
  'listed',
] as const;

export type FeatureName = (typeof featureNames)[number];
export type Features = Record<FeatureName, number>;

const NEAR = 0.85;
const FAR = 0.6;
const AROUND = 0.5;
const MET = 0.45;
const MAX_WEIGHT = 6;

/** How well a concept is met in a set of stems. */
function meets({ stem, others, parts }: Concept, stems: ReadonlySet<string>): number {
  if (stems.has(stem)) return 1;
  if (others.some((other) => stems.has(other))) return 0.9;
  return parts && stems.has(parts[0]) && stems.has(parts[1]) ? 0.9 : 0;
}

interface Met {
  own: number;
  /** In the unit, its heading, label or question. */
  local: number;
  any: number;
}

function metBy(concept: Concept, entry: IndexedUnit, index: SiteIndex, similarity?: Similarity): Met {
  if (concept.topic) {
    const own = unitsProving(concept.topic, index).has(entry.unit.id) ? 1 : 0;
    const { headings, label, question } = entry.unit;
    const head =
      own === 1 ? 0 : concept.topic.proves.test(`${headings.at(-1) ?? ''} ${label ?? ''} ${question ?? ''}`) ? 1 : 0;
    const local = Math.max(own, NEAR * head);
    return { own, local, any: local };
  }
  let own = meets(concept, entry.own);
  if (own === 0 && concept.required && similarity) own = bestSimilarity(concept.word, entry.own, similarity);
  const local = Math.max(own, NEAR * meets(concept, entry.near));
  const any = Math.max(local, FAR * meets(concept, entry.far), AROUND * meets(concept, entry.around));
  return { own, local, any };
}

function bestSimilarity(word: string, stems: ReadonlySet<string>, similarity: Similarity): number {
  let best = 0;
  for (const stem of stems) best = Math.max(best, similarity(word, stem));
  return Math.min(0.9, best);
}

/** How much of the question the page's own question asks, and the other way round. */
function askedAlike({ concepts, weight }: ParsedQuestion, asked: readonly string[]): number {
  if (asked.length === 0) return 0;
  const set = new Set(asked);
  let covered = 0;
  const matched = new Set<string>();
  for (const concept of concepts) {
    if (meets(concept, set) === 0) continue;
    covered += concept.weight;
    for (const stem of set) if (stem === concept.stem || concept.others.includes(stem)) matched.add(stem);
  }
  return (covered / weight) * (matched.size / set.size);
}

/** The features of one unit; null when it shares nothing with the question. */
export function featuresOf(
  question: ParsedQuestion,
  entry: IndexedUnit,
  index: SiteIndex,
  similarity?: Similarity,
): Features | null {
  const { concepts, required, weight, kind, names } = question;
  let ownRequired = false;
  const { unit } = entry;
  let [cover, self, local, needed, missed, unheard, unmet, exact, hits, score] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const concept of concepts) {
    const met = metBy(concept, entry, index, similarity);
    cover += concept.weight * met.any;
    self += concept.weight * met.own;
    if (concept.required) {
      local += concept.weight * met.local;
      needed += concept.weight;
      ownRequired ||= met.own >= MET;
      if (met.any < MET) missed = Math.max(missed, concept.weight);
      if (met.local < MET) unheard = Math.max(unheard, concept.weight);
      if (met.local < MET) unmet += 1;
      if (entry.own.has(concept.stem) || entry.near.has(concept.stem)) exact += 1;
    }
    if (met.own > 0) hits += 1;
    if (entry.own.has(concept.stem)) score += saturated(concept, entry, index);
  }
  const aboutBusiness = isAboutBusiness(kind) && required.length === 0;
  if (cover === 0 && !isAboutBusiness(kind)) return null;
  const evidence = needsEvidence(kind) ? evidenceFor(kind, question.text, unit.text) : 0;
  if (cover === 0 && evidence === 0) return null;
  const met = needed > 0 ? local / needed : 1;
  const { proof, headProof, noProof } = proofsOf(question, entry, index);
  const owns = aboutBusiness && index.owner.owns(unit);
  return {
    cover: cover / weight,
    self: self / weight,
    missed: missed / MAX_WEIGHT,
    unheard: unheard / MAX_WEIGHT,
    unmet: Math.min(unmet, 4) / 4,
    allMet: unmet === 0 && required.length > 0 ? 1 : 0,
    met,
    typed: evidence * met,
    evidence,
    noEvidence: needsEvidence(kind) && evidence === 0 ? 1 : 0,
    asked: askedAlike(question, entry.asked),
    proof,
    headProof,
    noProof,
    exact: required.length > 0 ? exact / required.length : 0,
    density: entry.own.size > 0 ? Math.min(1, hits / entry.own.size) : 0,
    frequencyScore: Math.min(2, score / 10),
    aboutOthers: entry.aboutOthers ? 1 : 0,
    notOwn: aboutBusiness && evidence > 0 && !owns ? 1 : 0,
    contact: owns && evidence > 0 ? 1 : 0,
    ownPlace: isAboutBusiness(kind) && evidence > 0 && entry.ownPlace ? 1 : 0,
    named: evidence > 0 && isNamed(kind, `${unit.headings.at(-1) ?? ''} ${unit.label ?? ''} ${unit.text}`) ? 1 : 0,
    dayMissed: evidence > 0 && missesDay(question, unit.text) ? 1 : 0,
    weekCovered: kind === 'hours' && required.length === 0 && evidence > 0 ? daysIn(unit.text).size / 7 : 0,
    nameMissed: names.length > 0 && missesName(names, entry) ? 1 : 0,
    otherSubject: evidence > 0 && required.length > 0 && !ownRequired && hasSubject(entry) ? 1 : 0,
    heading: unit.kind === 'heading' ? 1 : 0,
    question: unit.text.endsWith('?') ? 1 : 0,
    short: unit.text.length < 25 ? 1 : 0,
    long: unit.text.length > 250 ? 1 : 0,
    linked: unit.linked ? 1 : 0,
    voice: entry.voice && !question.topics.some(({ id }) => id === 'reviews') ? 1 : 0,
    listed: kind === 'open' && concepts.some((concept) => concept.required && meets(concept, entry.near) > 0) ? 1 : 0,
  };
}

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

function proofsOf({ topics }: ParsedQuestion, { unit }: IndexedUnit, index: SiteIndex) {
  if (topics.length === 0) return { proof: 0, headProof: 0, noProof: 0 };
  const proved = topics.filter((topic) => unitsProving(topic, index).has(unit.id)).length / topics.length;
  const head = `${unit.headings.at(-1) ?? ''} ${unit.label ?? ''} ${unit.question ?? ''}`;
  const byHead = topics.some(({ proves }) => proves.test(head)) ? 1 : 0;
  return { proof: proved, headProof: proved < 1 ? byHead : 0, noProof: proved === 0 && byHead === 0 ? 1 : 0 };
}

/** The part of a word in the BM25 score of a unit. */
function saturated(
  { stem }: Concept,
  { stems }: IndexedUnit,
  { entries, frequency, averageLength }: SiteIndex,
): number {
  const found = frequency.get(stem) ?? 0;
  const rarity = Math.log(1 + (entries.length - found + 0.5) / (found + 0.5));
  let times = 0;
  for (const one of stems) if (one === stem) times += 1;
  return (rarity * times * 2.2) / (times + 1.2 * (0.25 + (0.75 * stems.length) / averageLength));
}
