import { hasAddress } from '@/lib/reader/answers/question/patterns';
import type { Zone } from './evidence';
import { type Context, type Failure, fail } from './failure';
import { limitsOn } from './limits-on';
import { type Item, type Statement, type Stem, stemsIn } from './statement';
import type { Fact } from './tokens';
import { meaningOf, permissions, selves } from './words';

export function unsaidStem(claim: Statement, zone: Zone): Failure | undefined {
  const { stems } = claim;
  const isNegative = claim.negations > 0 && zone.negations > 0;
  const unsaid = stems.find(
    ({ word, meaning }) =>
      !zone.meanings.has(meaning) &&
      !zone.context.has(meaning) &&
      !(isNegative && permissions.has(word)) &&
      !limitsOn(claim, zone).some((limit) => limit.stems.some((stem) => stem.meaning === meaning)) &&
      !isImplied(meaning, claim, zone),
  );
  if (unsaid) return fail('unsaid', unsaid.word);
  // Headings name a subject. What is below them has to say something of it.
  const saysOwn =
    stems.some(({ meaning }) => zone.meanings.has(meaning)) ||
    claim.facts.some((fact) => zone.facts.some((other) => other.kind === fact.kind)) ||
    claim.items.some(
      (item) => item.is === 'limit' && zone.items.some((other) => other.is === 'limit' && other.limit === item.limit),
    ) ||
    (stems.length === 0 && claim.facts.length === 0);
  return saysOwn ? undefined : fail('unsaid', claim.text);
}

const KIND_NAMES: Readonly<Record<string, readonly string[]>> = {
  email: ['email', 'e-mail', 'mail', 'address'].map(meaningOf),
  phone: ['phone', 'telephone'].map(meaningOf),
};

const ADDRESS = meaningOf('address');
const FAX = meaningOf('fax');

/** An address with an @ is an e-mail address, and a street with its number is an address, whether a line calls it that or not. */
const isImplied = (meaning: string, { facts, stems }: Statement, { line, meanings, context }: Zone): boolean =>
  (facts.some(({ kind }) => KIND_NAMES[kind]?.includes(meaning)) && !meanings.has(FAX) && !context.has(FAX)) ||
  (meaning === ADDRESS && stems.length > 1 && hasAddress(line.text));

export function polarity(claim: Statement, zone: Zone): Failure | undefined {
  const above = claim.stems.filter(({ meaning }) => !zone.meanings.has(meaning));
  const used = zone.negatedContexts.filter(({ meanings }) => above.some(({ meaning }) => meanings.has(meaning)));
  const own = zone.negations;
  const stated = used.reduce((sum, { negations }) => sum + negations, own);
  if (claim.negations !== stated || (zone.isDenied && used.length === 0)) return fail('opposite', claim.text);
  if (own === 0) return undefined;
  const near = negatedIn(claim.items, 2);
  const wrong = negatedIn(zone.items, 0).find((focus) => !near.includes(focus));
  return wrong === undefined ? undefined : fail('opposite', claim.text);
}

/** What the negations of a statement stand beside: the next word or the one before, or all within a distance. */
function negatedIn(items: readonly Item[], distance: number): string[] {
  return items.flatMap((item, at) => {
    if (item.is !== 'not') return [];
    const nameOf = (one: Item | undefined) =>
      one?.is === 'stem' ? [one.meaning] : one?.is === 'fact' ? [one.fact.value] : [];
    const behind = items.slice(at + 1).flatMap(nameOf);
    const before = items.slice(0, at).reverse().flatMap(nameOf);
    if (distance > 0) return [...behind.slice(0, distance), ...before.slice(0, distance)];
    const focus = behind[0] ?? before[0];
    return focus === undefined ? [] : [focus];
  });
}

export const meaningsOf = (stems: readonly Stem[], zone: Zone): string[] =>
  stems.map(({ meaning }) => meaning).filter((meaning) => zone.meanings.has(meaning));

export function isSubsequence(part: readonly string[], whole: readonly string[]): boolean {
  let at = 0;
  for (const item of whole) if (item === part[at]) at += 1;
  return at === part.length;
}

/** Words come in the order of the line, or with its beginning at the end; in joined lines, figures and words come in its order. */
export function otherOrder(claim: Statement, zone: Zone): Failure | undefined {
  // "Room 1 is a room at the back" of "Room 1: a room at the back": the subject stands above the line.
  const isAbove = claim.subject.length > 0 && claim.subject.every((meaning) => zone.context.has(meaning));
  const fits =
    isInOrder(claim.items, zone) || (isAbove && isInOrder(withoutFirst(claim.items, claim.subject.length), zone));
  return fits ? undefined : fail('other subject', claim.text);
}

/** Items without the first of their words. */
function withoutFirst(items: readonly Item[], count: number): Item[] {
  const dropped = new Set<Item>(stemsIn(items).slice(0, count));
  return items.filter((item) => !dropped.has(item));
}

function isInOrder(items: readonly Item[], zone: Zone): boolean {
  if (zone.isJoined) {
    const isOwn = (fact: Fact) => zone.facts.some(({ kind, value }) => kind === fact.kind && value === fact.value);
    const keyOf = (item: Item): string[] => {
      if (item.is === 'stem') return zone.meanings.has(item.meaning) ? [item.meaning] : [];
      if (item.is === 'fact') return isOwn(item.fact) || !isAbove(item.fact) ? [item.fact.value] : [];
      return item.is === 'not' ? ['not'] : [];
    };
    const isAbove = ({ kind, value }: Fact) =>
      zone.contextFacts.some((fact) => fact.kind === kind && fact.value === value);
    return isSubsequence(items.flatMap(keyOf), zone.items.flatMap(keyOf));
  }
  const said = meaningsOf(stemsIn(items), zone);
  const stated = zone.stems.map(({ meaning }) => meaning);
  // "On Sunday roast is €15" is "roast is €15 on Sunday", but "we are owned by Ann and have a shop" is no "a shop is owned by Ann".
  const mayBegin = (from: number) =>
    !zone.isPredicate.slice(zone.stems[0]?.part, zone.stems[from]?.part).some((isPredicate) => isPredicate);
  return (
    said.length < 2 ||
    stated.some((_, from) => mayBegin(from) && isSubsequence(said, [...stated.slice(from), ...stated.slice(0, from)]))
  );
}

/** A name is said whole: "Naas Business Park" is not "Maudlins Business Park, Naas". */
export function partOfName({ stems }: Statement, { stems: own }: Zone): Failure | undefined {
  const said = new Set(stems.map(({ meaning }) => meaning));
  const named = new Set(stems.flatMap(({ meaning, name }) => (name === undefined ? [] : [meaning])));
  const names = new Set(own.flatMap(({ meaning, name }) => (name !== undefined && named.has(meaning) ? [name] : [])));
  const missing = own.find(({ meaning, name }) => name !== undefined && names.has(name) && !said.has(meaning));
  return missing && fail('other fact', missing.word);
}

/** "Vice President: Mary Walshe" says nothing of the president: of a label, what stands before a word is said too. */
export function partOfLabel({ stems }: Statement, { lead }: Zone, { question }: Context): Failure | undefined {
  const isNamed = (meaning: string) => question.has(meaning) || stems.some((stem) => stem.meaning === meaning);
  const missing = lead.slice(0, lead.findLastIndex(isNamed) + 1).find((meaning) => !isNamed(meaning));
  return missing === undefined ? undefined : fail('left out', missing);
}

/** "We are in Galway" says nothing but a place, so the part of the line that names it says nothing else: not "we deliver in Galway". */
export function otherPlace(
  { stems: [place, ...others], facts }: Statement,
  { stems: own, subject, isClause }: Zone,
): Failure | undefined {
  if (!place?.isBehind || others.length > 0 || facts.length > 0) return undefined;
  const parts = new Set(
    own.flatMap(({ meaning, part }) => {
      if (meaning !== place.meaning) return [];
      // An item of a list continues the clause before it.
      return [part, isClause[part] ? part : isClause.lastIndexOf(true, part)];
    }),
  );
  const more = own.find(
    ({ meaning, part }) =>
      parts.has(part) && meaning !== place.meaning && !selves.has(meaning) && !subject.includes(meaning),
  );
  return more && fail('left out', more.word);
}

/** "With egg or pineapple" is not "with egg and pineapple". */
export function otherChoice(claim: Statement, zone: Zone): Failure | undefined {
  const saidIn = (part: number) =>
    zone.stems.some((stem) => stem.part === part && claim.stems.some(({ meaning }) => meaning === stem.meaning));
  const joined = zone.stems.find(
    ({ isChoice, part, meaning }) =>
      isChoice &&
      saidIn(part - 1) &&
      claim.stems.some((stem) => stem.meaning === meaning && stem.part > 0 && !stem.isChoice),
  );
  return joined && fail('other subject', joined.word);
}

/** "You book the test" is not "we book the test". */
export function otherPronoun(claim: Statement, zone: Zone): Failure | undefined {
  const [said, stated] = [claim.stems[0], zone.stems[0]];
  const isOther = claim.pronoun && zone.pronoun && claim.pronoun !== zone.pronoun && said?.meaning === stated?.meaning;
  return isOther ? fail('other subject', `${claim.pronoun} ${said?.word}`) : undefined;
}

const isInfinitive = ({ direction, word }: Stem, { line }: Zone): boolean =>
  direction === 'to' && line.text.toLowerCase().includes(`to be ${word}`);

export function otherDirection({ stems }: Statement, zone: Zone): Failure | undefined {
  const wrong = stems.find(({ meaning, direction }) => {
    const stated = zone.stems.filter(
      (other) => other.meaning === meaning && (zone.isClause[other.part] || other.direction),
    );
    // "To be played" has no direction.
    return stated.length > 0 && !stated.some((other) => other.direction === direction || isInfinitive(other, zone));
  });
  return wrong && fail('other subject', `${wrong.direction} ${wrong.word}`);
}

/** What the line says of something is said of that, and not of the business. */
export function otherSubject(
  { stems }: Statement,
  { subject, restriction }: Zone,
  { question }: Context,
): Failure | undefined {
  const isNamed = (meaning: string) => question.has(meaning) || stems.some((stem) => stem.meaning === meaning);
  const unnamed = restriction.find((meaning) => !isNamed(meaning));
  if (unnamed !== undefined) return fail('left out', unnamed);
  return subject.length === 0 || subject.some(isNamed) ? undefined : fail('other subject', subject.join(' '));
}

const CHARGE = /\b(?:charged?|charges|fees?|costs?|paid|pay)\b/i;

/** "Wifi is charged" is said by no line about wifi: without a figure, a word for a charge says something. */
export function unsaidCharge(claim: Statement, { line }: Zone): Failure | undefined {
  const [charge] = CHARGE.exec(claim.text) ?? [];
  if (charge === undefined || claim.facts.some(({ kind }) => kind === 'money' || kind === 'percent')) return undefined;
  const said = [line.text, line.heading, line.label, line.above].some((text = '') => CHARGE.test(text));
  return said ? undefined : fail('unsaid', charge);
}
