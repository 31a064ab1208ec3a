import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = import.meta.dirname;

/** All YAML files of this folder, by name. */
async function readFiles() {
  const { parse } = await import('yaml');
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));
  return files.map((file) => [file.replace('.yaml', ''), parse(readFileSync(join(FOLDER, file), 'utf8'))]);
}

/** The files as JSON. Bundled programs have it (scripts/support/bundle.mjs), lexicon.ts reads it. */
export const compileLexicon = async () => JSON.stringify(Object.fromEntries(await readFiles()));

const isMap = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The names of all lists as a type, by file and module, so that a misspelt name does not compile. It has the files that consist of
 * modules with lists.
 */
export async function lexiconNames() {
  const files = (await readFiles()).filter(([, modules]) => isMap(modules) && Object.values(modules).some(isMap));
  const namesOf = (lists) =>
    isMap(lists)
      ? Object.keys(lists)
          .map((name) => JSON.stringify(name))
          .join(' | ')
      : 'never';
  /** @param {any[]} file */
  const typeOf = ([file, modules]) =>
    `  ${JSON.stringify(file)}: {\n${Object.entries(modules)
      .map(([module, lists]) => `    ${JSON.stringify(module)}: ${namesOf(lists)};\n`)
      .join('')}  };\n`;
  return `/** Written by lib/reader/lexicon/compile.mjs. */\nexport type LexiconNames = {\n${files.map(typeOf).join('')}};\n`;
}
