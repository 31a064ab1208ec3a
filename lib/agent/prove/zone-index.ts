import type { EvidenceLine, Zone } from './evidence';
import type { Statement } from './statement';
import type { Fact } from './tokens';

export interface Zones<L extends EvidenceLine> {
  /** The zones with any word of a statement; for one without words, those with any of its facts, and the first with one of their kind. */
  about(statement: Statement): Zone<L>[];
  /** The same in the order of the website. */
  inOrder(statement: Statement): Zone<L>[];
}

/** The zones by meaning and by fact, so that a statement is compared with those alone that share one with it. */
export function indexZones<L extends EvidenceLine>(all: readonly Zone<L>[]): Zones<L> {
  const places = new Map<string, number[]>();
  for (const [at, { meanings, context, facts, contextFacts }] of all.entries()) {
    const keys = new Set([...meanings, ...context, ...[...facts, ...contextFacts].flatMap(keysOfStated)]);
    for (const key of keys) {
      const found = places.get(key);
      if (found) found.push(at);
      else places.set(key, [at]);
    }
    for (const { kind } of facts) if (!places.has(`first ${kind}`)) places.set(`first ${kind}`, [at]);
  }
  const placesOf = ({ stems, facts }: Statement): Set<number> => {
    const keys =
      stems.length > 0
        ? stems.map(({ meaning }) => meaning)
        : facts.flatMap((fact) => [keyOf(fact), `first ${fact.kind}`]);
    return new Set(keys.flatMap((key) => places.get(key) ?? []));
  };
  const zonesAt = (found: Iterable<number>): Zone<L>[] => [...found].flatMap((at) => all[at] ?? []);
  const inOrder = (statement: Statement) => zonesAt([...placesOf(statement)].sort((a, b) => a - b));
  return {
    about: (statement) => (statement.stems.length > 0 ? zonesAt(placesOf(statement)) : inOrder(statement)),
    inOrder,
  };
}

/** Facts that are the same have a key in common. */
const keyOf = ({ kind, value }: Fact): string => `${kind} ${value}`;
const keysOfStated = ({ kind, value }: Fact): string[] => {
  const parts = kind === 'day' ? [...value] : kind === 'time' ? value.split('-') : [];
  return [value, ...parts].map((part) => `${kind} ${part}`);
};
