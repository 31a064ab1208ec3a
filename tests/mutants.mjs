// npm run test:mutants: changes constants by a third, one at a time, and says which of these changes no unit or integration test notices.
// Works on a copy of the last commit. Options: --count (40), --seed (1).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { main } from '../scripts/support/cli-output.mjs';
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
function draw(folder, count, random) {
  const files = execFileSync('git', ['ls-files', ...SOURCES], { cwd: folder, encoding: 'utf8' }).split('\n');
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

await main(async () => {
  const { values } = parseArgs({
    options: { count: { type: 'string', default: '40' }, seed: { type: 'string', default: '1' } },
  });
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  execFileSync('git', ['clone', '--quiet', '--shared', '.', folder]);
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  let noticed = 0;
  const mutants = draw(folder, Number(values.count), randomFrom(Number(values.seed)));
  try {
    for (const { file, match } of mutants) {
      const [declaration, name, digits] = match;
      const path = join(folder, file);
      const source = readFileSync(path, 'utf8');
      const changed = third(Number(digits.replaceAll('_', '')));
      const at = match.index + declaration.length - digits.length;
      writeFileSync(path, `${source.slice(0, at)}${changed}${source.slice(at + digits.length)}`);
      const related = ['related', '--run', '--bail=1', '--passWithNoTests', path];
      const how = await exitOf(startTool('vitest', related, { cwd: folder, silent: true }));
      writeFileSync(path, source);
      const isNoticed = how !== 'exited with code 0';
      if (isNoticed) noticed += 1;
      console.log(`${isNoticed ? 'noticed ' : 'SURVIVED'} ${file} ${name} = ${digits} → ${changed}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`\n${noticed} of ${mutants.length} noticed`);
});
