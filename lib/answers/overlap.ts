import { type Concept, type ParsedQuestion, proofsOf } from './concepts';
import type { IndexedUnit, SiteIndex } from './site-index';

/** How near two words are in meaning, 0 to 1; none is shipped, a caller may bring its own. */
export type Similarity = (word: string, other: string) => number;

const NEAR = 0.85;
const FAR = 0.6;
const AROUND = 0.5;
const MET = 0.45;

/** How well a concept is met in a set of stems. */
export function meets({ stem, others, parts }: Concept, stems: ReadonlySet<string>): number {
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
    const proved = proofsOf(concept.topic, index);
    const own = proved.own.has(entry.unit.id) ? 1 : 0;
    const local = own === 1 ? 1 : proved.head.has(entry.unit.id) ? NEAR : 0;
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
export function askedAlike({ concepts, weight }: ParsedQuestion, asked: readonly string[]): number {
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

/** How the words of a question are met by a unit and what stands around it. */
export interface Overlap {
  cover: number;
  self: number;
  /** Weight of the required words met in the unit or its heading, of all that are required. */
  met: number;
  missed: number;
  unheard: number;
  unmet: number;
  exact: number;
  hits: number;
  score: number;
  ownRequired: boolean;
}

/** Compares each word of a question with a unit. */
export function overlapOf(
  { concepts }: ParsedQuestion,
  entry: IndexedUnit,
  index: SiteIndex,
  similarity?: Similarity,
): Overlap {
  const sum = {
    cover: 0,
    self: 0,
    met: 1,
    missed: 0,
    unheard: 0,
    unmet: 0,
    exact: 0,
    hits: 0,
    score: 0,
    ownRequired: false,
  };
  let [local, needed] = [0, 0];
  for (const concept of concepts) {
    const { weight, stem } = concept;
    const met = metBy(concept, entry, index, similarity);
    sum.cover += weight * met.any;
    sum.self += weight * met.own;
    if (met.own > 0) sum.hits += 1;
    if (entry.own.has(stem)) sum.score += saturated(concept, entry, index);
    if (!concept.required) continue;
    local += weight * met.local;
    needed += weight;
    sum.ownRequired ||= met.own >= MET;
    if (met.any < MET) sum.missed = Math.max(sum.missed, weight);
    if (met.local < MET) {
      sum.unheard = Math.max(sum.unheard, weight);
      sum.unmet += 1;
    }
    if (entry.own.has(stem) || entry.near.has(stem)) sum.exact += 1;
  }
  if (needed > 0) sum.met = local / needed;
  return sum;
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
