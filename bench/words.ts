// What the words cost by which websites are read and questions understood: patterns, lists and literals, in characters.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAst } from 'vitest/node';
import { parse } from 'yaml';

const FOLDERS = ['lib/reader', 'lib/crawler', 'lib/agent'];
const LEXICON = 'lib/reader/lexicon';

const filesOf = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));

/** The texts of a syntax tree: literal expressions and literal strings, without those of imports. */
function literalsOf(node: unknown): { patterns: string[]; strings: string[] } {
  if (node === null || typeof node !== 'object') return { patterns: [], strings: [] };
  if ('regex' in node) return { patterns: [(node.regex as { pattern: string }).pattern], strings: [] };
  if ('type' in node && /^(?:Import|Export(?:All|Named))/.test(String(node.type)) && 'source' in node && node.source)
    return { patterns: [], strings: [] };
  if ('value' in node && 'type' in node && node.type === 'Literal' && typeof node.value === 'string')
    return { patterns: [], strings: [node.value] };
  const parts = Object.values(node).map(literalsOf);
  return { patterns: parts.flatMap(({ patterns }) => patterns), strings: parts.flatMap(({ strings }) => strings) };
}

const leavesOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(leavesOf)
      : [];

const charactersOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);

const sources = FOLDERS.flatMap((folder) => filesOf(folder, '.ts'));
const literals = sources.map((file) => literalsOf(parseAst(readFileSync(file, 'utf8'), { lang: 'ts' })));
const strings = literals.flatMap((one) => one.strings);

/** Expressions that modules make when they are loaded, from lists and from other expressions. */
const made: string[] = [];
const OURS = FOLDERS.map((folder) => `${join(process.cwd(), folder)}/`);
const Plain = RegExp;
globalThis.RegExp = new Proxy(Plain, {
  construct(target, [pattern, flags]: [string | RegExp, string?]) {
    // Packages make some too.
    const [, , caller = ''] = (new Error().stack ?? '').split('\n');
    if (typeof pattern === 'string' && OURS.some((folder) => caller.includes(folder))) made.push(pattern);
    return new target(pattern, flags);
  },
});
for (const file of sources) await import(pathToFileURL(file).href);
globalThis.RegExp = Plain;

const patterns = [...literals.flatMap((one) => one.patterns), ...made];
const lists = filesOf(LEXICON, '.yaml').flatMap((file) => leavesOf(parse(readFileSync(file, 'utf8'))));
const [a, b, c] = [patterns, lists, strings].map(charactersOf) as [number, number, number];
if (process.argv.includes('--list'))
  for (const one of patterns.filter(({ length }) => length > 200)) console.log(one.length, one);
const longest = Math.max(...patterns.map(({ length }) => length));
console.log(`patterns  ${a} characters of ${patterns.length}, the longest ${longest}`);
console.log(`lists     ${b} characters of ${lists.length} entries`);
console.log(`literals  ${c} characters of ${strings.length} strings`);
console.log(`together  ${a + b + c}`);
