import { z } from 'zod';
import { readLexicon } from './lexicon';

const lists = z.record(z.string(), z.record(z.string(), z.string())).parse(readLexicon('words'));

/** A list of words.yaml, by module and name. */
export function wordList(module: string, name: string): readonly string[] {
  const words = lists[module]?.[name];
  if (!words) throw new Error(`words.yaml has no list ${module}.${name}.`);
  return words.split(' ');
}

/** A list of words.yaml whose words are keys with values, such as `deutsch:de`. */
export const wordPairs = (module: string, name: string): Readonly<Record<string, string>> =>
  Object.fromEntries(wordList(module, name).map((pair) => pair.split(':')));
