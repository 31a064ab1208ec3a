// npm run test:mutants: changes constants by a third and turns conditions round, one at a time, and says by folder which of these changes
// no unit or integration test notices.
// Works on a copy of the last commit, whose tests must pass unchanged. Options: --count (40), --seed (1); folders to draw from.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, main } from '../scripts/support/cli-output.mjs';
import { exitOf } from '../scripts/support/exit-of.mjs';
import { startTool } from '../scripts/support/run.mjs';

const SOURCES = ['app', 'components', 'lib', 'scripts', 'worker'];
const CONSTANT = /^(?:export )?const ([A-Z][A-Z0-9_]+)(?:: \w+)? = ([1-9][\d_]*(?:\.\d+)?|0\.\d+)/gm;

/** Operators of conditions, each with what it becomes. */
const OPERATORS = { '&&': '||', '||': '&&', '===': '!==', '!==': '===', '<': '>=', '>': '<=', '<=': '>', '>=': '<' };
const CONDITION = /(?<= )(?:&&|\|\||[=!]==|[<>]=?)(?= )/g;
/** No line of logic: a comment, or text. */
const OTHER_LINE = /^\s*(?:\/\/|\/?\*|import\b|type\b|interface\b)|['"`>][^'"`]*\s(?:&&|\|\||[<>]=?)\s[^'"`]*['"`<]/;

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
const randomFrom = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let bits = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  bits ^= bits + Math.imul(bits ^ (bits >>> 7), 61 | bits);
  return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
};

const third = (number) => (Number.isInteger(number) ? Math.ceil((number * 4) / 3) : (number * 4) / 3);

/** The changes of constants that a source allows. */
const changesOfConstants = (source) =>
  [...source.matchAll(CONSTANT)].map(({ 0: declaration, 1: name, 2: digits, index }) => ({
    at: index + declaration.length - digits.length,
    from: digits,
    to: String(third(Number(digits.replaceAll('_', '')))),
    said: name,
  }));

/** The changes of conditions that a source allows, each with its line. */
const changesOfLogic = (source) =>
  [...source.matchAll(/^.*$/gm)]
    .filter(([line]) => !OTHER_LINE.test(line))
    .flatMap(({ 0: line, index }) =>
      [...line.matchAll(CONDITION)].map((match) => ({
        at: index + match.index,
        from: match[0],
        to: OPERATORS[match[0]],
        said: line.trim(),
      })),
    );

/** Draws constants and conditions in turns from each area, such as lib/leads, so that the largest area does not fill the list. */
function draw(folder, sources, count, random) {
  const files = execFileSync('git', ['ls-files', ...sources], { cwd: folder, encoding: 'utf8' }).split('\n');
  const shuffled = (list) =>
    list
      .map((item) => ({ item, at: random() }))
      .sort((one, other) => one.at - other.at)
      .map(({ item }) => item);
  const rows = new Map();
  for (const file of files.filter((name) => /\.(?:tsx?|mjs)$/.test(name))) {
    const source = readFileSync(join(folder, file), 'utf8');
    for (const changesOf of [changesOfConstants, changesOfLogic]) {
      const key = `${areaOf(file)} ${changesOf.name}`;
      rows.set(key, [...(rows.get(key) ?? []), ...changesOf(source).map((change) => ({ file, ...change }))]);
    }
  }
  const lists = [...rows.values()].map(shuffled);
  const turns = Array.from({ length: count }, (_, turn) => shuffled(lists.flatMap((list) => list[turn] ?? [])));
  return turns.flat().slice(0, count);
}

const areaOf = (file) => file.split('/').slice(0, 2).join('/');

// What a passing test prints may follow in brackets.
const hasPassed = (how) => how.startsWith('exited with code 0');

/** Runs the tests that depend on files, as npm test does: one project after the other. Resolves with how the first to fail ended, if one does. */
async function test(folder, files) {
  for (const project of ['unit', 'integration']) {
    const related = ['related', '--run', '--bail=1', '--passWithNoTests', '--project', project, ...files];
    const how = await exitOf(startTool('vitest', related, { cwd: folder, silent: true }));
    if (!hasPassed(how)) return how;
  }
  return undefined;
}

await main(async () => {
  const { values, positionals } = parseArgs({
    options: { count: { type: 'string', default: '40' }, seed: { type: 'string', default: '1' } },
    allowPositionals: true,
  });
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  try {
    execFileSync('git', ['clone', '--quiet', '--shared', '.', folder]);
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    const sources = positionals.length > 0 ? positionals : SOURCES;
    const mutants = draw(folder, sources, Number(values.count), randomFrom(Number(values.seed)));
    const files = new Set(mutants.map(({ file }) => join(folder, file)));
    const unchanged = await test(folder, [...files]);
    // Otherwise every change would count as noticed.
    if (unchanged) throw new Failure(`The tests fail without any change: vitest ${unchanged}`);
    const survivors = new Map();
    for (const { file, at, from, to, said } of mutants) {
      const path = join(folder, file);
      const source = readFileSync(path, 'utf8');
      writeFileSync(path, `${source.slice(0, at)}${to}${source.slice(at + from.length)}`);
      const isNoticed = (await test(folder, [path])) !== undefined;
      writeFileSync(path, source);
      const line = `${file}: ${from} → ${to} in ${said}`;
      console.log(`${isNoticed ? 'noticed ' : 'SURVIVED'} ${line}`);
      if (!isNoticed) survivors.set(areaOf(file), [...(survivors.get(areaOf(file)) ?? []), line]);
    }
    for (const [area, lines] of survivors) console.log(`\n${area}\n${lines.map((line) => `  ${line}`).join('\n')}`);
    console.log(`\n${mutants.length - [...survivors.values()].flat().length} of ${mutants.length} noticed`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
