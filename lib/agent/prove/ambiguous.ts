import type { EvidenceLine, Zone } from './evidence';
import { isSameFact } from './rules-of-facts';
import type { Statement } from './statement';
import type { Fact } from './tokens';

/** The words before a claim's words that say which kind it is about, and that the claim leaves out: "gas" of "gas boilers". */
const kindsOf = (
  { items }: Statement,
  said: ReadonlySet<string>,
  facts: readonly Fact[],
): { of: string; kind: string }[] =>
  items.flatMap((item, at) => {
    const before = items[at - 1];
    if (item.is !== 'stem' || item.isBehind || !said.has(item.meaning) || before?.part !== item.part) return [];
    if (before.is === 'fact')
      return facts.some((fact) => isSameFact(fact, before.fact)) ? [] : [{ of: item.meaning, kind: before.fact.value }];
    return before.is === 'stem' && !said.has(before.meaning) ? [{ of: item.meaning, kind: before.meaning }] : [];
  });

/** Whether a word stands in a statement without a word that says which kind it is: "the shop" beside "a grocery shop". */
const isBare = ({ items }: Statement, of: string): boolean =>
  items.some((item, at) => {
    const before = items[at - 1];
    return item.is === 'stem' && item.meaning === of && (item.isBehind || before?.part !== item.part);
  });

/**
 * The zone, of those with a word of the claim, that says the same words with other figures, or the opposite, where the claim does not say all that
 * tells them apart.
 */
export function isAmbiguous<L extends EvidenceLine>(
  claim: Statement,
  proof: Zone<L>,
  zones: Iterable<Zone<L>>,
): Zone<L> | undefined {
  const said = new Set(claim.stems.map(({ meaning }) => meaning));
  const stated = claim.facts;
  const isWhole =
    proof.stems.every(({ meaning }) => said.has(meaning)) &&
    proof.facts.every((fact) => stated.some((other) => isSameFact(other, fact)));
  const facts = stated.filter(({ kind }) => /^(?:money|time|percent|phone|email)$/.test(kind));
  if (isWhole || said.size === 0) return undefined;
  const kinds = kindsOf(proof, said, stated).filter(({ of }) => !isBare(proof, of));
  for (const zone of zones) if (isOther(zone)) return zone;
  return undefined;
  function isOther(zone: Zone<L>): boolean {
    if (zone === proof || zone.isJoined || zone.line.parts || zone.owner.join() !== proof.owner.join()) return false;
    if (kindsOf(zone, said, stated).some(({ of, kind }) => kinds.some((one) => one.of === of && one.kind !== kind)))
      return true;
    const isContact = facts.some(({ kind }) => kind === 'phone' || kind === 'email');
    if (isContact && !zone.facts.some(({ kind }) => kind === 'phone' || kind === 'email')) return false;
    if (![...said].every((meaning) => zone.meanings.has(meaning) || (isContact && zone.context.has(meaning))))
      return false;
    if (zone.negations !== claim.negations) return true;
    const others = zone.facts;
    return facts.some(
      (fact) => others.some(({ kind }) => kind === fact.kind) && !others.some((other) => isSameFact(fact, other)),
    );
  }
}
