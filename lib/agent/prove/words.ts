import { z } from 'zod';
import type { LexiconNames } from '@/lib/generated/lexicon-names';
import { list, readLexicon } from '@/lib/reader/lexicon/lexicon';
import { stemOf } from '@/lib/reader/text/tokens';

type GateNames = LexiconNames['gate'];

/** lib/reader/lexicon/gate.yaml: every other word says something, and has to stand on the website. */
const lexicon = z
  .strictObject({
    words: z.record(z.string(), list),
    groups: z.record(z.string(), z.array(list)),
  })
  .parse(readLexicon('gate'));

function listOf(name: GateNames['words']): readonly string[] {
  const words = lexicon.words[name];
  if (!words) throw new Error(`gate.yaml has no list ${name}.`);
  return words;
}

const setOf = (name: GateNames['words']): ReadonlySet<string> => new Set(listOf(name));
const meaningsOf = (name: GateNames['words']): ReadonlySet<string> => new Set(listOf(name).map(meaningOf));

/** Each word of groups with the first word of its group. */
function firstOfGroup(name: GateNames['groups']): ReadonlyMap<string, string> {
  const groups = lexicon.groups[name];
  if (!groups) throw new Error(`gate.yaml has no groups ${name}.`);
  return new Map(groups.flatMap((group) => group.map((word) => [word, group[0] ?? word] as const)));
}

/** Words that say nothing on their own. */
export const neutral = setOf('neutral');

/** Words of politeness: a clause of these alone says nothing. */
export const fillers = setOf('fillers');

/** Words that turn a statement round. `n't` is read as `not`. */
export const negations = setOf('negations');

/** The limit that a word states: the first word of its group. Who repeats the statement repeats it, and nobody adds one. */
export const limits = firstOfGroup('limits');

/** The limit of the fact behind a word: the first word of its group. */
export const bounds = firstOfGroup('bounds');

/** Words of a promise or a permission: they hold only with everything that the line says beside them. */
export const promises = setOf('promises');

/** Words of a permission, which "no dogs" says as well as "dogs are not allowed". */
export const permissions = setOf('permissions');

/** Words after which a condition stands, such as "with every main course". */
export const conditions = setOf('conditions');

/** Prepositions: what follows them belongs to what precedes. */
export const prepositions = setOf('prepositions');

/** Prepositions that say a different thing with each other word: "from Galway" is not "to Galway". */
export const directions = setOf('directions');

/** Words that begin a condition, which belongs to what stands beside it. */
export const conditionStarts = setOf('conditionStarts');

/** Prepositions that begin what limits a price on the line before. */
export const limitPrepositions = setOf('limitPrepositions');

/** Words of a line that limits the price beside it, wherever they stand in it. */
export const cardLimits = setOf('cardLimits');

/** Whom a price counts. */
export const counted = setOf('counted');

/** Who alone gets a price, and what limits all prices of a list. */
export const memberships = setOf('memberships');
export const priceLimits = setOf('priceLimits');

/** Words that begin a clause about what was said last. */
export const relatives = setOf('relatives');

/** Verbs that make a part of a sentence stand on its own. */
export const verbs = setOf('verbs');

/** Those that stand behind their subject. */
export const finiteVerbs = setOf('finiteVerbs');

/** What something can be free of. */
export const freeOf = setOf('freeOf');

const equalStems = new Map([...firstOfGroup('equals')].map(([word, first]) => [stemOf(word), stemOf(first)]));

/** One stem for all words that mean the same. */
export function meaningOf(word: string): string {
  const stem = stemOf(word);
  return equalStems.get(stem) ?? stem;
}

/** What a heading says of the lines below it when it denies it: `not included`. */
export const denied = new Set([...meaningsOf('promises'), ...meaningsOf('permissions'), meaningOf('suitable')]);

/** Words beside a price that tell it from no other: `regular price`. */
export const ofAnyPrice = meaningsOf('ofAnyPrice');

/** Headings that say for whom or when the lines below hold. */
export const audiences = meaningsOf('audiences');

/** Words for the business itself: what stands beside them is said of it. */
export const selves = meaningsOf('selves');

/** Words of headings that name no subject. */
export const generalHeadings = meaningsOf('generalHeadings');

const units = listOf('units');

/** Numbers in words, up to ninety-nine; `one` is a pronoun more often than a number, but as a number it has to be said too. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...units.map((word, value) => [word, value] as const),
  ...listOf('tens').flatMap((word, at) => [
    [word, (at + 2) * 10] as const,
    ...units.slice(1, 10).map((unit, value) => [`${word}-${unit}`, (at + 2) * 10 + value + 1] as const),
  ]),
  ['dozen', 12],
]);

export const monthNames = listOf('months');

/** What a price is charged by, with its spellings. */
export const priceUnits = firstOfGroup('priceUnits');

/** Words that a statement holds without too. */
export const universals = new Set(['all', 'every', 'any', 'each', 'always'].map(meaningOf));
