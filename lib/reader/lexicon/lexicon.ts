import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { LexiconNames } from '@/lib/generated/lexicon-names';
import { type Phrases, patternOf } from './phrases';

const FOLDER = join(/* turbopackIgnore: true */ process.cwd(), 'lib/reader/lexicon');

/** All files as JSON, in bundled programs (compile.mjs): parsing YAML would take a third of a thread's start. */
declare const LEXICON: string | undefined;
const bundled: Record<string, unknown> = typeof LEXICON === 'undefined' ? {} : JSON.parse(LEXICON);

/** Reads a YAML file of this folder. */
export const readLexicon = (name: string): unknown =>
  bundled[name] ?? parse(readFileSync(/* turbopackIgnore: true */ join(FOLDER, `${name}.yaml`), 'utf8'));

/** A list of words or phrases. */
export const list = z.array(z.string().min(1)).min(1);
const pairs = z.record(z.string(), z.string());
const lists = z.record(z.string(), z.record(z.string(), list.or(pairs)));

const files = new Map<keyof LexiconNames, z.infer<typeof lists>>();

/** What a file has under two names, which the type checker knows from the file. */
function entry(
  file: keyof LexiconNames,
  module: string,
  name: string,
): readonly string[] | Readonly<Record<string, string>> {
  const known = files.get(file) ?? lists.parse(readLexicon(file));
  files.set(file, known);
  const found = known[module]?.[name];
  if (!found) throw new Error(`${file}.yaml has no list ${module}.${name}.`);
  return found;
}

const isList = (found: ReturnType<typeof entry>): found is readonly string[] => Array.isArray(found);

/** The phrases of a file, by module and name: `answersLexicon('owner', 'reviewsPage')`. `others` match too. */
const phrasesOf =
  <F extends keyof LexiconNames>(file: F) =>
  <M extends keyof LexiconNames[F] & string>(
    module: M,
    name: LexiconNames[F][M] & string,
    ...others: readonly RegExp[]
  ): Phrases => {
    const found = entry(file, module, name);
    return patternOf(isList(found) ? found : Object.keys(found), ...others);
  };

export const answersLexicon = phrasesOf('answers');
export const crawlerWords = phrasesOf('crawler');
export const factsWords = phrasesOf('facts');
export const pageWords = phrasesOf('page');

/** The names of words.yaml. */
type Words = LexiconNames['words'];

/** A list of words.yaml, which are compared as a whole, by module and name. */
export function wordList<M extends keyof Words>(module: M, name: Words[M]): readonly string[] {
  const found = entry('words', module, name);
  return isList(found) ? found : Object.keys(found);
}

/** A list of words.yaml whose words have values, such as a language its code. */
export function wordPairs<M extends keyof Words>(module: M, name: Words[M]): Readonly<Record<string, string>> {
  const found = entry('words', module, name);
  return isList(found) ? {} : found;
}
