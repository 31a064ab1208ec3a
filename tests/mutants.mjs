// npm run test:mutants: changes constants by a third, one at a time, and says which of these changes no unit or integration test notices.
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

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
const randomFrom = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let bits = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  bits ^= bits + Math.imul(bits ^ (bits >>> 7), 61 | bits);
  return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
};

const third = (number) => (Number.isInteger(number) ? Math.ceil((number * 4) / 3) : (number * 4) / 3);

/** Draws constants in turns from each area, such as lib/leads, so that the largest area does not fill the list. */
function draw(folder, sources, count, random) {
  const files = execFileSync('git', ['ls-files', ...sources], { cwd: folder, encoding: 'utf8' }).split('\n');
  const shuffled = (list) =>
    list
      .map((item) => ({ item, at: random() }))
      .sort((one, other) => one.at - other.at)
      .map(({ item }) => item);
  const areas = new Map();
  for (const file of files.filter((name) => /\.(?:tsx?|mjs)$/.test(name))) {
    const area = file.split('/').slice(0, 2).join('/');
    const found = [...readFileSync(join(folder, file), 'utf8').matchAll(CONSTANT)].map((match) => ({ file, match }));
    areas.set(area, [...(areas.get(area) ?? []), ...found]);
  }
  const rows = [...areas.values()].map(shuffled);
  const turns = Array.from({ length: count }, (_, turn) => shuffled(rows.flatMap((row) => row[turn] ?? [])));
  return turns.flat().slice(0, count);
}

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
    let noticed = 0;
    for (const { file, match } of mutants) {
      const [declaration, name, digits] = match;
      const path = join(folder, file);
      const source = readFileSync(path, 'utf8');
      const changed = third(Number(digits.replaceAll('_', '')));
      const at = match.index + declaration.length - digits.length;
      writeFileSync(path, `${source.slice(0, at)}${changed}${source.slice(at + digits.length)}`);
      const isNoticed = (await test(folder, [path])) !== undefined;
      writeFileSync(path, source);
      if (isNoticed) noticed += 1;
      console.log(`${isNoticed ? 'noticed ' : 'SURVIVED'} ${file} ${name} = ${digits} → ${changed}`);
    }
    console.log(`\n${noticed} of ${mutants.length} noticed`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
