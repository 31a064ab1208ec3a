import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseAst } from 'vitest/node';

const ROOT = join(import.meta.dirname, '../../..');

/** The sources of what reads websites. */
const sources = ['lib/crawler', 'lib/reader', 'lib/niche-research'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8')),
);

/** The regular expressions of a syntax tree, as written. */
function patternsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('regex' in node && 'raw' in node) return [String(node.raw)];
  return Object.values(node).flatMap(patternsIn);
}

const patterns = sources.flatMap((source) => patternsIn(parseAst(source, { lang: 'ts' })));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

// What has been reached, not what is good enough: a change may lower these, and none raises them. Words belong in the lexicon.
test('what reads websites › has no more than 18,140 lines', () => {
  expect(sum(sources.map((source) => source.split('\n').length - 1))).toBeLessThanOrEqual(18_140);
});

test('what reads websites › has no more than 42,000 characters of regular expressions, 57 of them longer than 120', () => {
  expect(sum(patterns.map(({ length }) => length))).toBeLessThanOrEqual(42_000);
  expect(patterns.filter(({ length }) => length > 120).length).toBeLessThanOrEqual(57);
});
