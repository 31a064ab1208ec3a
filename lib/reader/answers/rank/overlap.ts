import type { IndexedUnit, SiteIndex } from '../site/site-index';
import { type Concept, type ParsedQuestion, proofsOf } from './concepts';

const HEAD_FACTOR = 0.85;

/** How well a set of stems matches a concept, 0 to 1. */
export function matchStrength({ stem, alternatives }: Concept, stems: ReadonlySet<string>): number {
  if (stems.has(stem)) return 1;
  return alternatives.some((other) => stems.has(other)) ? 0.9 : 0;
}

interface ConceptMatch {
  own: number;
  /** In the unit or its heading, label or question. */
  local: number;
}

function matchConcept(concept: Concept, entry: IndexedUnit, index: SiteIndex): ConceptMatch {
  if (concept.topic) {
    const proved = proofsOf(concept.topic, index);
    const own = proved.own.has(entry.unit.id) ? 1 : 0;
    const local = own === 1 ? 1 : proved.head.has(entry.unit.id) ? HEAD_FACTOR : 0;
    return { own, local };
  }
  const own = matchStrength(concept, entry.stemSet);
  const local = Math.max(own, HEAD_FACTOR * matchStrength(concept, entry.headStems));
  return { own, local };
}

/** Similarity of a question and an FAQ of the page: the product of the shares of each that the other covers. */
export function questionSimilarity({ concepts, weight }: ParsedQuestion, asked: readonly string[]): number {
  if (asked.length === 0) return 0;
  const set = new Set(asked);
  let covered = 0;
  const matched = new Set<string>();
  for (const concept of concepts) {
    if (matchStrength(concept, set) === 0) continue;
    covered += concept.weight;
    for (const stem of set) if (stem === concept.stem || concept.alternatives.includes(stem)) matched.add(stem);
  }
  return (covered / weight) * (matched.size / set.size);
}

/** Compares each word of a question with a unit. */
export function overlapOf({ concepts }: ParsedQuestion, entry: IndexedUnit, index: SiteIndex) {
  const sum = {
    /** Summed weight of the words that the unit or its heading, label or question matches. */
    coverage: 0,
    /** The same for the text of the unit alone. */
    ownCoverage: 0,
    /** Weighted share of the required words that the unit or its heading matches. */
    matched: 1,
    /** How many required words are missing from the unit and its heading. */
    missingNearCount: 0,
    /** How many required words occur literally, not as a synonym. */
    exact: 0,
    hits: 0,
    bm25: 0,
  };
  let [local, needed] = [0, 0];
  for (const concept of concepts) {
    const { weight, stem } = concept;
    const match = matchConcept(concept, entry, index);
    sum.coverage += weight * match.local;
    sum.ownCoverage += weight * match.own;
    if (match.own > 0) sum.hits += 1;
    if (entry.stemSet.has(stem)) sum.bm25 += bm25Term(concept, entry, index);
    if (!concept.required) continue;
    local += weight * match.local;
    needed += weight;
    if (match.local === 0) sum.missingNearCount += 1;
    if (entry.stemSet.has(stem) || entry.headStems.has(stem)) sum.exact += 1;
  }
  if (needed > 0) sum.matched = local / needed;
  return sum;
}

/** The contribution of one word to the BM25 score of a unit. */
function bm25Term({ stem }: Concept, { stems }: IndexedUnit, { entries, frequency, averageLength }: SiteIndex): number {
  const found = frequency.get(stem) ?? 0;
  const rarity = Math.log(1 + (entries.length - found + 0.5) / (found + 0.5));
  let times = 0;
  for (const one of stems) if (one === stem) times += 1;
  return (rarity * times * 2.2) / (times + 1.2 * (0.25 + (0.75 * stems.length) / averageLength));
}
