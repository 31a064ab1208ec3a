import type { LexiconNames } from '@/lib/generated/lexicon-names';
import { spellOut } from '@/lib/reader/answers/question/shorthand';
import { plainWords } from '@/lib/reader/text/plain-words';
import { foldAccents } from '@/lib/text/fold-accents';
import { lexicon } from './lexicon';

/** `heyyy` is `hey`. */
const DRAWN_OUT = /(\p{L})\1{2,}/gu;

/** A text as folded words with a space around each, to look for phrases in. */
export const asWords = (text: string): string =>
  ` ${plainWords(foldAccents(spellOut(text.replace(DRAWN_OUT, '$1')).replaceAll('’', "'")))} `;

const longestFirst = (a: string, b: string): number => b.length - a.length;

const lists = new Map(
  Object.entries(lexicon.phrases).map(([name, list]) => [
    name,
    list.map((phrase) => asWords(phrase).trim()).sort(longestFirst),
  ]),
);

/** The names of the lists of conversation.yaml. */
export type ListName = LexiconNames['conversation']['phrases'];

function listOf(name: ListName): readonly string[] {
  const list = lists.get(name);
  if (!list) throw new Error(`conversation.yaml has no list ${name}.`);
  return list;
}

/** The phrases of lists of conversation.yaml, longest first, in the form of `asWords`. */
export const phrasesOf = (...names: readonly ListName[]): readonly string[] => names.flatMap(listOf).sort(longestFirst);

/** Whether `asWords` contains, as whole words, one of the phrases of lists of conversation.yaml. */
export const hasPhrase = (words: string, ...names: readonly ListName[]): boolean =>
  names.some((name) => listOf(name).some((phrase) => words.includes(` ${phrase} `)));

/** What is left of `asWords` without the phrases. */
export function without(words: string, list: readonly string[]): string {
  let rest = words;
  for (const phrase of list) while (rest.includes(` ${phrase} `)) rest = rest.replace(` ${phrase} `, ' ');
  return rest;
}

/** The number of words in `asWords`. */
export const countWords = (words: string): number => words.split(' ').filter(Boolean).length;

/** The rest of `asWords` after the longest phrase that it begins with; undefined without one. */
export function afterPhrase(words: string, list: readonly string[]): string | undefined {
  const found = list.find((phrase) => words.startsWith(` ${phrase} `));
  return found === undefined ? undefined : words.slice(found.length + 1);
}
