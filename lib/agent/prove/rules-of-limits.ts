import type { Zone } from './evidence';
import { type Context, type Failure, fail } from './failure';
import { limitsOn } from './limits-on';
import { isSameFact } from './rules-of-facts';
import { isSubsequence, meaningsOf } from './rules-of-words';
import type { Item, Statement } from './statement';
import { audiences, promises, universals } from './words';

/** What can be done may be done: `courts can be booked`, `only tennis to be played`. */
const PERMITS = /\b(?:can|to be)\b/;

export function addedLimit(claim: Statement, zone: Zone): Failure | undefined {
  if (!claim.items.some(({ is }) => is === 'limit')) return undefined;
  const stated = limitsIn([zone, ...limitsOn(claim, zone)].flatMap((one) => one.items));
  const permits = PERMITS.test(zone.line.text);
  const added = claim.items.find(
    (item) =>
      item.is === 'limit' &&
      !stated.has(item.limit) &&
      !zone.context.has(item.limit) &&
      !(permits && item.word === 'may'),
  );
  return added?.is === 'limit' ? fail('unsaid', added.word) : undefined;
}

const limitsIn = (items: readonly Item[]): Set<string> =>
  new Set(items.flatMap((item) => (item.is === 'limit' ? [item.limit] : [])));

/** The parts of a zone that a claim repeats. */
export function touchedParts(claim: Statement, zone: Zone): ReadonlySet<number> {
  const said = new Set(claim.stems.map(({ meaning }) => meaning));
  const facts = claim.facts;
  const partsWith = (item: Item): boolean =>
    item.is === 'stem'
      ? said.has(item.meaning)
      : item.is === 'fact' && facts.some((fact) => isSameFact(fact, item.fact));
  const parts = new Set(zone.items.filter(partsWith).map(({ part }) => part));
  // A word that stands in several parts belongs to the one with the most of what is said.
  for (const part of parts) {
    const inPart = zone.items.filter((item) => item.part === part && partsWith(item));
    if (inPart.length === parts.size && parts.size === 1) break;
    const isRepeated = inPart.every(
      (item) =>
        item.is === 'stem' &&
        zone.items.some(
          (other) =>
            other.part !== part && parts.has(other.part) && other.is === 'stem' && other.meaning === item.meaning,
        ),
    );
    if (isRepeated) parts.delete(part);
  }
  if (parts.size > 0) for (const part of zone.conditions) parts.add(part);
  return parts;
}

export function droppedLimit(claim: Statement, zone: Zone, { touched }: Context): Failure | undefined {
  const said = limitsIn(claim.items);
  const facts = claim.facts;
  for (const item of zone.items) {
    if (!touched.has(item.part)) continue;
    if (item.is === 'limit' && !said.has(item.limit)) return fail('left out', item.word);
    if (item.is !== 'fact' || facts.some((fact) => isSameFact(fact, item.fact))) continue;
    const isKept = item.fact.bound !== undefined || item.fact.kind === 'day' || item.fact.kind === 'date';
    if (isKept) return fail('left out', item.fact.text);
  }
  return undefined;
}

/** What follows "for", "with", "if" is said too; and beside a promise, everything. */
export function droppedCondition(claim: Statement, zone: Zone, { touched }: Context): Failure | undefined {
  const said = new Set(claim.stems.map(({ meaning }) => meaning));
  const facts = claim.facts;
  const isOnly = limitsIn(claim.items).has('only');
  const promised = new Set(
    zone.items.flatMap((item) => {
      const isPromise = item.is === 'stem' && said.has(item.meaning) && promises.has(item.word);
      return isPromise || (isOnly && item.is === 'limit' && item.limit === 'only') ? [item.part] : [];
    }),
  );
  for (const item of zone.items) {
    if (!touched.has(item.part)) continue;
    const isNeeded = promised.has(item.part) || zone.conditions.has(item.part) || zone.negations > 0;
    if (
      item.is === 'stem' &&
      !(zone.negations === 0 && universals.has(item.meaning)) &&
      (item.isCondition || isNeeded || (item.isBehind && audiences.has(item.meaning))) &&
      !said.has(item.meaning)
    )
      return fail('left out', item.word);
    const isCounted = item.is === 'fact' && item.isCondition && item.fact.kind === 'number';
    if (item.is === 'fact' && (isNeeded || isCounted) && !facts.some((fact) => isSameFact(fact, item.fact)))
      return fail('left out', item.fact.text);
  }
  return undefined;
}

/** Words of several parts belong together only where each part is said whole, or is an item of a list. */
export function otherParts(
  { stems, facts, text: claimText }: Statement,
  zone: Zone,
  { touched }: Context,
): Failure | undefined {
  if (touched.size < 2) return undefined;
  // "We are in Kilkenny and serve Carlow, Waterford": an item goes on from the verb before it.
  const strange = [...touched].find((part) => {
    const verb = zone.isPredicate.lastIndexOf(true, part);
    return verb >= 0 && verb !== part && !touched.has(verb) && Math.min(...touched) < verb;
  });
  if (strange !== undefined) return fail('other subject', claimText);
  const said = new Set(stems.map(({ meaning }) => meaning));
  // "Breakfast is served until 10am and is included": only the subject is said of the first part.
  const isOnlySubject = (part: number) =>
    zone.stems.every(
      (stem) => stem.part !== part || !said.has(stem.meaning) || zone.grammatical.includes(stem.meaning),
    );
  const goesOn = [...touched].every((part) => part === 0 || zone.goesOn[part]);
  const [missing] = zone.items.flatMap((item) => {
    if (!touched.has(item.part)) return [];
    if (item.is === 'stem')
      return said.has(item.meaning) || (goesOn && item.part === 0 && isOnlySubject(0)) ? [] : [item.word];
    if (item.is !== 'fact' || isOnlySubject(item.part)) return [];
    return facts.some((fact) => isSameFact(fact, item.fact)) ? [] : [item.fact.text];
  });
  if (!missing) return undefined;
  const first = Math.min(...touched);
  // "We sell tyres and hire canoes": an item of a list is said whole.
  // What stands behind a preposition there may be left out, as it may in the first part.
  const isWhole = (part: number) => {
    const own = zone.stems.filter((stem) => stem.part === part);
    const behind = own.findIndex(({ isBehind }) => isBehind);
    return behind !== 0 && own.every((stem, at) => said.has(stem.meaning) || (behind > 0 && at >= behind));
  };
  const isList = [...touched].every((part) => part === first || (!zone.isPredicate[part] && isWhole(part)));
  return isList && facts.length === 0 && isSubsequence(meaningsOf(stems, zone), meaningsOf(zone.stems, zone))
    ? undefined
    : fail('other subject', missing);
}

/** What holds for children, at weekends or in the kitchen is not said without that. */
export function otherAudience(claim: Statement, zone: Zone, { question }: Context): Failure | undefined {
  const { stems } = claim;
  if (zone.hasVerb) return undefined;
  const isLimited = claim.facts.length > 0 || claim.negations > 0 || stems.some(({ word }) => promises.has(word));
  if (!isLimited) return undefined;
  const missing = zone.audience.find(
    (meaning) => !stems.some((stem) => stem.meaning === meaning) && !question.has(meaning),
  );
  return missing === undefined ? undefined : fail('left out', missing);
}

/** What stands on another line of its card limits a price or a promise too: `for members`. */
export function droppedCardLimit(claim: Statement, zone: Zone): Failure | undefined {
  const said = new Set(claim.stems.map(({ meaning }) => meaning));
  const missing = limitsOn(claim, zone).find(
    ({ stems, facts }) =>
      !stems.every(({ meaning }) => said.has(meaning)) ||
      !facts.every((fact) => claim.facts.some((one) => isSameFact(one, fact))),
  );
  return missing && fail('left out', missing.text);
}

/** What a page about others says is said with their name. */
export function otherOwner({ stems }: Statement, { owner }: Zone, { question }: Context): Failure | undefined {
  const named = owner.filter((meaning) => question.has(meaning) || stems.some((stem) => stem.meaning === meaning));
  const isNamed = owner.length === 0 || (named.length * 2 >= owner.length && named[0] === owner[0]);
  return isNamed ? undefined : fail('other subject', owner.join(' '));
}
