import type { Zone } from './evidence';
import { type Context, type Failure, fail } from './failure';
import { limitsOn } from './limits-on';
import type { Item, Statement, Stem } from './statement';
import type { Fact } from './tokens';
import { ofAnyPrice } from './words';

export function otherFact(claim: Statement, zone: Zone): Failure | undefined {
  const { facts } = claim;
  const stated = zone.facts;
  const used = new Set<Fact>();
  for (const fact of facts) {
    const same = stated.find((other) => !used.has(other) && isSameFact(fact, other));
    if (same) used.add(same);
    if (same || zone.contextFacts.some((other) => isSameFact(fact, other))) continue;
    if (limitsOn(claim, zone).some((limit) => limit.facts.some((other) => isSameFact(fact, other)))) continue;
    const limited = stated.find((other) => other.kind === fact.kind && other.value === fact.value);
    return limited && !fact.bound && !fact.unit ? fail('left out', limitOf(limited)) : fail('other fact', fact.text);
  }
  // Of several figures of one kind that stand together, all are said or none.
  for (const kind of ['money', 'time', 'date', 'percent', 'day', 'phone'] as const) {
    const [said, all] = [facts, stated].map((list) => list.filter((fact) => fact.kind === kind));
    if (said && all && said.length > 0 && all.length > 1 && said.length < all.length) {
      const missing = all.find((fact) => !said.some((one) => isSameFact(one, fact)));
      return fail('left out', missing?.text ?? '');
    }
  }
  return numbersBeside(claim.items, zone);
}

const limitOf = ({ bound, unit, text }: Fact): string => [bound, text, unit && `per ${unit}`].filter(Boolean).join(' ');

/** "Two bathrooms" is not said by "two bedrooms and three bathrooms". */
function numbersBeside(items: readonly Item[], zone: Zone): Failure | undefined {
  for (const [at, item] of items.entries()) {
    if (item.is !== 'fact' || item.fact.kind !== 'number' || /^(?:1[5-9]|20)\d\d$/.test(item.fact.value)) continue;
    // "After six" counts nothing.
    if (/^(?:before|after|until|by)$/.test(item.fact.bound ?? '')) continue;
    const said = besideOf(items, at);
    const stated = zone.items.flatMap((other, place) =>
      other.is === 'fact' && isSameFact(item.fact, other.fact) ? [besideOf(zone.items, place)] : [],
    );
    if (stated.length > 0 && !stated.includes(said)) return fail('other subject', item.fact.text);
  }
  return undefined;
}

const besideOf = (items: readonly Item[], at: number): string | undefined => {
  const isStem = (item: Item): item is Stem & { part: number } => item.is === 'stem';
  const next = items[at + 1];
  if (next && isStem(next) && next.part === items[at]?.part) return next.meaning;
  const [before, previous] = [items[at - 2], items[at - 1]];
  const isBeside = previous?.part === items[at]?.part;
  return previous && isStem(previous) && isBeside && before?.is !== 'fact' ? previous.meaning : undefined;
};

/** Whether a fact of a line says what a fact of a sentence says. */
export function isSameFact(said: Fact, stated: Fact): boolean {
  if (said.kind !== stated.kind || said.unit !== stated.unit) return false;
  // One day is said by several; some of several would say that the others are not meant.
  if (said.kind === 'day')
    return said.value.length === 1 ? stated.value.includes(said.value) : said.value === stated.value;
  if (said.kind === 'time' && stated.value.includes('-') && !said.value.includes('-')) return isEndOf(said, stated);
  return said.value === stated.value && said.bound === stated.bound;
}

/** "Until 5pm" is said by "9am–5pm". */
function isEndOf({ value, bound }: Fact, { value: range }: Fact): boolean {
  const [opens, closes] = range.split('-');
  return (bound === 'from' && value === opens) || (bound === 'until' && value === closes);
}

/** "Check-up and X-ray €60" gives no price of an X-ray. */
export function partOfSum({ stems, facts }: Statement, zone: Zone, { question }: Context): Failure | undefined {
  if (zone.line.parts) return undefined;
  const said = new Set(stems.map(({ meaning }) => meaning));
  const priced = zone.items.find(
    (item) => item.is === 'fact' && item.fact.kind === 'money' && facts.some((fact) => isSameFact(fact, item.fact)),
  );
  const missing = zone.stems.find(
    ({ part, meaning }) =>
      priced && part < priced.part && !zone.isClause[part] && !said.has(meaning) && !question.has(meaning),
  );
  return missing && fail('left out', missing.word);
}

/** "Deposit €5" below "Towel" is no price of a towel: what a line says of its price is said too. */
export function otherPrice({ stems, facts }: Statement, zone: Zone, { question }: Context): Failure | undefined {
  const price = zone.items.find(
    (item) => item.is === 'fact' && item.fact.kind === 'money' && facts.some((fact) => isSameFact(fact, item.fact)),
  );
  const own = zone.stems.filter(({ part, meaning }) => part === price?.part && !ofAnyPrice.has(meaning));
  const isNamed = own.some(({ meaning }) => question.has(meaning) || stems.some((stem) => stem.meaning === meaning));
  return zone.line.parts || isNamed || !own[0] ? undefined : fail('left out', own[0].word);
}

/** Hours and prices under "July and August" or behind "Sunday:" are those of July and August, and of Sunday. */
export function droppedSeason({ facts }: Statement, zone: Zone): Failure | undefined {
  const isFigure = ({ kind }: Fact) => kind === 'time' || kind === 'money';
  if (!facts.some(isFigure) || !zone.facts.some(isFigure)) return undefined;
  const missing = zone.season.find((stated) => ![...facts, ...zone.facts].some((fact) => isSameFact(fact, stated)));
  return missing && fail('left out', missing.text);
}

/** What a column is called tells its figures from those of the others. */
export function droppedColumn(
  { stems, facts }: Statement,
  { column }: Zone,
  { question }: Context,
): Failure | undefined {
  if (facts.length === 0) return undefined;
  const missing = column.find(
    ({ meaning }) => !question.has(meaning) && !stems.some((stem) => stem.meaning === meaning),
  );
  return missing && fail('left out', missing.word);
}
