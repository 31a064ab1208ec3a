import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { patternOf } from './phrases';

const FOLDER = join(/* turbopackIgnore: true */ process.cwd(), 'lib/reader/lexicon');

const schema = z.record(z.string(), z.record(z.string(), z.array(z.string().min(1)).min(1)));

/** All files as JSON, in bundled programs (compile.mjs): parsing YAML would take a third of a thread's start. */
declare const LEXICON: string | undefined;
const bundled: Record<string, unknown> = typeof LEXICON === 'undefined' ? {} : JSON.parse(LEXICON);

/** Reads a YAML file of this folder. */
export const readLexicon = (name: string): unknown =>
  bundled[name] ?? parse(readFileSync(/* turbopackIgnore: true */ join(FOLDER, `${name}.yaml`), 'utf8'));

/** The lists of a file as patterns, by module and name: `answersLexicon('owner', 'reviewsPage')`. `others` match too. */
function lexicon(file: string): (module: string, name: string, ...others: readonly RegExp[]) => RegExp {
  let lists: z.infer<typeof schema> | undefined;
  return (module, name, ...others) => {
    lists ??= schema.parse(readLexicon(file));
    const phrases = lists[module]?.[name];
    if (!phrases) throw new Error(`${file}.yaml has no list ${module}.${name}.`);
    return patternOf(phrases, ...others);
  };
}

export const answersLexicon = lexicon('answers');
export const crawlerWords = lexicon('crawler');
export const factsWords = lexicon('facts');
export const pageWords = lexicon('page');
