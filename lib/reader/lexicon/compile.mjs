import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = import.meta.dirname;

/** All YAML files of this folder as JSON, by name. Bundled programs have it (scripts/support/bundle.mjs), lexicon.ts reads it. */
export async function compileLexicon() {
  const { parse } = await import('yaml');
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));
  const read = (file) => [file.replace('.yaml', ''), parse(readFileSync(join(FOLDER, file), 'utf8'))];
  return JSON.stringify(Object.fromEntries(files.map(read)));
}
