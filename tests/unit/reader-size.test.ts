import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseAst } from 'vitest/node';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['lib/crawler', 'lib/reader', 'lib/niche-research'];
/** What crawler, reader and niche research may take up. A change that makes them smaller lowers it. */
const MAX_LINES = 15_000;
const MAX_PATTERN_CHARACTERS = 19_323;
/** Lists of words belong in lib/reader/lexicon. */
const MAX_PATTERN_LENGTH = 120;

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(join(ROOT, folder, path), 'utf8')),
);

/** The regular expressions among all values of a syntax tree. */
function patternsIn(node: unknown): string[] {
  if (node === null || typeof node !== 'object') return [];
  if ('regex' in node) return [(node.regex as { pattern: string }).pattern];
  return Object.values(node).flatMap(patternsIn);
}

describe('crawler, reader and niche research', () => {
  test('have no more lines than before', () => {
    const lines = sources.reduce((sum, source) => sum + source.split('\n').length - 1, 0);
    expect(lines).toBeLessThanOrEqual(MAX_LINES);
  });

  test('have no more and no longer regular expressions than before', () => {
    const lengths = sources
      .flatMap((source) => patternsIn(parseAst(source, { lang: 'ts' })))
      .map(({ length }) => length);
    expect(lengths.length).toBeGreaterThan(100);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(MAX_PATTERN_CHARACTERS);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(MAX_PATTERN_LENGTH);
  });
});
