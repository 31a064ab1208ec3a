import type { Zone } from './evidence';
import type { Failure } from './failure';
import { isSameFact } from './rules-of-facts';
import type { Statement } from './statement';

/** How much of a claim a zone says, to find the line that contradicts it. */
export function nearness({ stems, facts, negations }: Statement, zone: Zone, { reason }: Failure): number {
  const shared = stems.filter(({ meaning }) => zone.meanings.has(meaning)).length;
  const inContext = stems.filter(({ meaning }) => zone.context.has(meaning)).length;
  const same = facts.filter((fact) => zone.facts.some((other) => isSameFact(fact, other))).length;
  const comparable = facts.filter(({ kind }) => zone.facts.some((other) => other.kind === kind)).length;
  const isOpposite = negations !== zone.negations ? 0.25 : 0;
  if (shared + inContext === 0) return comparable > 0 && stems.length === 0 ? 0.1 + same : 0;
  return (
    shared +
    inContext * 0.5 +
    comparable * 0.5 +
    same * 0.25 +
    isOpposite +
    (reason === 'unsaid' ? -0.5 : 0) -
    (zone.isJoined ? 0.1 : 0)
  );
}
