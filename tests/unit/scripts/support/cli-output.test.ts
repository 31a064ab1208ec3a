import { expect, test } from 'vitest';
import { runScript } from '../../../support/run-script';

/** Were a command to run in spite of its arguments, it would change nothing. */
const UNREACHABLE = { DATABASE_URL: 'postgresql://nobody:x@127.0.0.1:9/none' };

test.each([
  ['cluster.mjs', ['--wbe', '3'], "Unknown option '--wbe'."],
  ['cluster.mjs', ['--web'], "Option '--web <value>' argument missing."],
  ['release.mjs', ['folder', '--previuos', 'old'], "Unknown option '--previuos'."],
  ['migrate.mjs', ['--sead'], "Unknown option '--sead'."],
  ['backup.mjs', ['one', 'two'], 'Give a file or folder: npm run backup -- backups/'],
  ['user-sign-out.mjs', ['--al'], "Unknown option '--al'."],
])('%s %j › exits with one sentence', async (script, args, sentence) => {
  const { code, output } = await runScript(script, args, UNREACHABLE);
  expect(output.trim()).toBe(sentence);
  expect(code).toBe(1);
});
