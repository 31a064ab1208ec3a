import type { EvidenceLine, Zone } from './evidence';
import type { Fact } from './facts';
import type { Item, PlacedStem, Statement, Stem } from './statement';
import { permissions, promises, selves } from './words';

/** Why a sentence is refused. */
export type Reason =
  /** The website says the opposite. */
  | 'opposite'
  /** The website gives another figure, day, name or unit. */
  | 'other fact'
  /** The website says it of something else. */
  | 'other subject'
  /** The sentence leaves out what limits the statement: "from", "only", "with every main course". */
  | 'left out'
  /** No line of the website says it. */
  | 'unsaid'
  /** Several lines fit, with different figures. */
  | 'ambiguous'
  /** It contains signs that no plain sentence has: markup, letters of another script. */
  | 'unreadable';

export interface Failure {
  reason: Reason;
  /** The words of the sentence that fail, or that it leaves out. */
  words: string;
}

export interface Context {
  /** The meanings of the words in the question. */
  question: ReadonlySet<string>;
}

/** Why a zone does not prove a claim; undefined if it does. */
export function failureOf(claim: Statement, zone: Zone, context: Context): Failure | undefined {
  const failure = unsaidStem(claim, zone) ?? polarity(claim, zone);
  if (failure) return failure;
  const { stems, facts } = claim;
  const own = zone.stems;
  const touched = touchedParts(claim, zone);
  return (
    otherFact(claim, facts, zone) ??
    addedLimit(claim, zone) ??
    noSubject(stems, facts, zone, context) ??
    droppedLimit(claim, zone, touched) ??
    droppedCondition(claim, zone, touched) ??
    otherParts(stems, facts, zone, touched) ??
    partOfSum(stems, facts, zone, context) ??
    otherOrder(claim, zone) ??
    partOfName(stems, own) ??
    otherDirection(stems, own, zone) ??
    otherPlace(stems, facts, own, zone) ??
    otherPronoun(claim, zone) ??
    otherSubject(stems, zone, context) ??
    otherAudience(claim, stems, zone, context)
  );
}

const fail = (reason: Reason, words: string): Failure => ({ reason, words });

function unsaidStem(claim: Statement, zone: Zone): Failure | undefined {
  const { stems } = claim;
  const isNegative = claim.negations > 0 && zone.negations > 0;
  const unsaid = stems.find(
    ({ word, meaning }) =>
      !zone.meanings.has(meaning) && !zone.context.has(meaning) && !(isNegative && permissions.has(word)),
  );
  if (unsaid) return fail('unsaid', unsaid.word);
  // Headings name a subject. What is below them has to say something of it.
  const saysOwn =
    stems.length === 0 || claim.facts.length > 0 || stems.some(({ meaning }) => zone.meanings.has(meaning));
  return saysOwn ? undefined : fail('unsaid', claim.text);
}

function polarity(claim: Statement, zone: Zone): Failure | undefined {
  const usesContext = claim.stems.some(({ meaning }) => !zone.meanings.has(meaning));
  const own = zone.negations;
  const stated = own + (usesContext ? zone.contextNegations : 0);
  if (claim.negations !== stated) return fail('opposite', claim.text);
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

function otherFact(claim: Statement, facts: readonly Fact[], zone: Zone): Failure | undefined {
  const stated = zone.facts;
  const used = new Set<Fact>();
  for (const fact of facts) {
    const same = stated.find((other) => !used.has(other) && isSameFact(fact, other));
    if (same) used.add(same);
    if (same || zone.contextFacts.some((other) => isSameFact(fact, other))) continue;
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
  return previous && isStem(previous) && before?.is !== 'fact' ? previous.meaning : undefined;
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

function addedLimit({ items }: Statement, zone: Zone): Failure | undefined {
  const stated = limitsIn(zone.items);
  const added = items.find((item) => item.is === 'limit' && !stated.has(item.limit) && !zone.context.has(item.limit));
  return added?.is === 'limit' ? fail('unsaid', added.word) : undefined;
}

const limitsIn = (items: readonly Item[]): Set<string> =>
  new Set(items.flatMap((item) => (item.is === 'limit' ? [item.limit] : [])));

/** A figure has to be said of something: of what the sentence names, or else of what was asked for. */
function noSubject(
  stems: readonly Stem[],
  facts: readonly Fact[],
  zone: Zone,
  { question }: Context,
): Failure | undefined {
  if (stems.length > 0) return undefined;
  // "Friday 9am–2pm" under "Opening hours"
  const isHours = zone.context.has('open') && ['day', 'time'].every((kind) => facts.some((fact) => fact.kind === kind));
  if (isHours) return undefined;
  const isAsked =
    question.size > 0 && [...question].every((meaning) => zone.meanings.has(meaning) || zone.context.has(meaning));
  return isAsked && facts.length > 0 ? undefined : fail('other subject', facts[0]?.text ?? '');
}

/** The parts of a zone that a claim repeats. */
function touchedParts(claim: Statement, zone: Zone): ReadonlySet<number> {
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

function droppedLimit(claim: Statement, zone: Zone, touched: ReadonlySet<number>): Failure | undefined {
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
function droppedCondition(claim: Statement, zone: Zone, touched: ReadonlySet<number>): Failure | undefined {
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
    if (item.is === 'stem' && (item.isCondition || isNeeded) && !said.has(item.meaning))
      return fail('left out', item.word);
    if (item.is === 'fact' && isNeeded && !facts.some((fact) => isSameFact(fact, item.fact)))
      return fail('left out', item.fact.text);
  }
  return undefined;
}

/** Words of several parts belong together only where each part is said whole, or is an item of a list. */
function otherParts(
  stems: readonly Stem[],
  facts: readonly Fact[],
  zone: Zone,
  touched: ReadonlySet<number>,
): Failure | undefined {
  if (touched.size < 2) return undefined;
  const said = new Set(stems.map(({ meaning }) => meaning));
  // "Breakfast is served until 10am and is included": only the subject is said of the first part.
  const isOnlySubject = (part: number) =>
    zone.stems.every((stem) => stem.part !== part || !said.has(stem.meaning) || zone.subject.includes(stem.meaning));
  const [missing] = zone.items.flatMap((item) => {
    if (!touched.has(item.part)) return [];
    if (item.is === 'stem') return said.has(item.meaning) ? [] : [item.word];
    if (item.is !== 'fact' || isOnlySubject(item.part)) return [];
    return facts.some((fact) => isSameFact(fact, item.fact)) ? [] : [item.fact.text];
  });
  if (!missing) return undefined;
  const first = Math.min(...touched);
  const isList = [...touched].every((part) => part === first || !zone.isClause[part]);
  return isList && facts.length === 0 && isSubsequence(meaningsOf(stems, zone), meaningsOf(zone.stems, zone))
    ? undefined
    : fail('other subject', missing);
}

/** "Check-up and X-ray €60" gives no price of an X-ray. */
function partOfSum(
  stems: readonly Stem[],
  facts: readonly Fact[],
  zone: Zone,
  { question }: Context,
): Failure | undefined {
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

const meaningsOf = (stems: readonly Stem[], zone: Zone): string[] =>
  stems.map(({ meaning }) => meaning).filter((meaning) => zone.meanings.has(meaning));

function isSubsequence(part: readonly string[], whole: readonly string[]): boolean {
  let at = 0;
  for (const item of whole) if (item === part[at]) at += 1;
  return at === part.length;
}

/** Words come in the order of the line, or with its beginning at the end; in joined lines, figures and words come in its order. */
function otherOrder(claim: Statement, zone: Zone): Failure | undefined {
  if (zone.isJoined) {
    const keyOf = (item: Item): string[] => {
      if (item.is === 'stem') return zone.meanings.has(item.meaning) ? [item.meaning] : [];
      if (item.is === 'fact') return [item.fact.value];
      return item.is === 'not' ? ['not'] : [];
    };
    return isSubsequence(claim.items.flatMap(keyOf), zone.items.flatMap(keyOf))
      ? undefined
      : fail('other subject', claim.text);
  }
  const said = meaningsOf(claim.stems, zone);
  const stated = zone.stems.map(({ meaning }) => meaning);
  const fits = stated.some((_, from) => isSubsequence(said, [...stated.slice(from), ...stated.slice(0, from)]));
  return fits || said.length < 2 ? undefined : fail('other subject', claim.text);
}

/** A name is said whole: "Naas Business Park" is not "Maudlins Business Park, Naas". */
function partOfName(stems: readonly Stem[], own: readonly Stem[]): Failure | undefined {
  const said = new Set(stems.map(({ meaning }) => meaning));
  const named = new Set(stems.flatMap(({ meaning, name }) => (name === undefined ? [] : [meaning])));
  const names = new Set(own.flatMap(({ meaning, name }) => (name !== undefined && named.has(meaning) ? [name] : [])));
  const missing = own.find(({ meaning, name }) => name !== undefined && names.has(name) && !said.has(meaning));
  return missing && fail('other fact', missing.word);
}

/** "We are in Galway" says nothing but a place, so the part of the line that names it says nothing else: not "we deliver in Galway". */
function otherPlace(
  [place, ...others]: readonly Stem[],
  facts: readonly Fact[],
  own: readonly PlacedStem[],
  { subject, isClause }: Zone,
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

/** "You book the test" is not "we book the test". */
function otherPronoun(claim: Statement, zone: Zone): Failure | undefined {
  const [said, stated] = [claim.stems[0], zone.stems[0]];
  const isOther = claim.pronoun && zone.pronoun && claim.pronoun !== zone.pronoun && said?.meaning === stated?.meaning;
  return isOther ? fail('other subject', `${claim.pronoun} ${said?.word}`) : undefined;
}

function otherDirection(stems: readonly Stem[], own: readonly PlacedStem[], zone: Zone): Failure | undefined {
  const wrong = stems.find(({ meaning, direction }) => {
    const stated = own.filter((other) => other.meaning === meaning && (zone.isClause[other.part] || other.direction));
    return stated.length > 0 && !stated.some((other) => other.direction === direction);
  });
  return wrong && fail('other subject', `${wrong.direction} ${wrong.word}`);
}

/** What the line says of something is said of that, and not of the business. */
function otherSubject(
  stems: readonly Stem[],
  { subject, restriction }: Zone,
  { question }: Context,
): Failure | undefined {
  const isNamed = (meaning: string) => question.has(meaning) || stems.some((stem) => stem.meaning === meaning);
  const unnamed = restriction.find((meaning) => !isNamed(meaning));
  if (unnamed !== undefined) return fail('left out', unnamed);
  return subject.length === 0 || subject.some(isNamed) ? undefined : fail('other subject', subject.join(' '));
}

/** What holds for children, at weekends or in the kitchen is not said without that. */
function otherAudience(
  claim: Statement,
  stems: readonly Stem[],
  zone: Zone,
  { question }: Context,
): Failure | undefined {
  if (zone.hasVerb) return undefined;
  const isLimited = claim.facts.length > 0 || claim.negations > 0 || stems.some(({ word }) => promises.has(word));
  if (!isLimited) return undefined;
  const missing = zone.audience.find(
    (meaning) => !stems.some((stem) => stem.meaning === meaning) && !question.has(meaning),
  );
  return missing === undefined ? undefined : fail('left out', missing);
}

/** The words before a claim's words that say which kind it is about, and that the claim leaves out: "gas" of "gas boilers". */
const kindsOf = ({ items }: Statement, said: ReadonlySet<string>): { of: string; kind: string }[] =>
  items.flatMap((item, at) => {
    const before = items[at - 1];
    if (item.is !== 'stem' || !said.has(item.meaning) || before?.part !== item.part) return [];
    if (before.is === 'fact') return [{ of: item.meaning, kind: before.fact.value }];
    return before.is === 'stem' && !said.has(before.meaning) ? [{ of: item.meaning, kind: before.meaning }] : [];
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
  const kinds = kindsOf(proof, said);
  for (const zone of zones) if (isOther(zone)) return zone;
  return undefined;
  function isOther(zone: Zone<L>): boolean {
    if (zone === proof || zone.isJoined) return false;
    if (kindsOf(zone, said).some(({ of, kind }) => kinds.some((one) => one.of === of && one.kind !== kind)))
      return true;
    const isContact = facts.some(({ kind }) => kind === 'phone' || kind === 'email');
    if (![...said].every((meaning) => zone.meanings.has(meaning) || (isContact && zone.context.has(meaning))))
      return false;
    if (zone.negations !== claim.negations) return true;
    const others = zone.facts;
    return facts.some(
      (fact) => others.some(({ kind }) => kind === fact.kind) && !others.some((other) => isSameFact(fact, other)),
    );
  }
}
