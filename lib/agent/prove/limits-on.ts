import type { Zone } from './evidence';
import type { Statement } from './statement';
import { promises } from './words';

/** What limits a claim on the other lines of its card, or below its prices: only a price or a promise has such limits. */
export function limitsOn(claim: Statement, { limits }: Zone): readonly Statement[] {
  const isLimited =
    limits.length > 0 &&
    (claim.facts.some(({ kind }) => kind === 'money' || kind === 'percent') ||
      claim.stems.some(({ word }) => promises.has(word)));
  return isLimited ? limits : [];
}
