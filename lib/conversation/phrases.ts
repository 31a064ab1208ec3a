import { spellOut } from '@/lib/reader/answers/shorthand';
import { plainWords } from '@/lib/reader/text/plain-words';
import { foldAccents } from '@/lib/text/fold-accents';

/** `heyyy` is `hey`. */
const DRAWN_OUT = /(\p{L})\1{2,}/gu;

/** A text as folded words with a space around each, to look for phrases in. */
export const asWords = (text: string): string =>
  ` ${plainWords(foldAccents(spellOut(text.replace(DRAWN_OUT, '$1')).replaceAll('’', "'")))} `;

/** Phrases, separated by commas or line breaks, longest first, in the form of `asWords`. */
export const phrases = (list: string): readonly string[] =>
  list
    .split(/[,\n]/)
    .map((phrase) => asWords(phrase).trim())
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);

/** Whether `asWords` contains one of the phrases as whole words. */
export const hasPhrase = (words: string, list: readonly string[]): boolean =>
  list.some((phrase) => words.includes(` ${phrase} `));

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
