import { afterEach, expect, test, vi } from 'vitest';
import { Failure, main, step } from '../../../../scripts/support/cli-output.mjs';
import { runScript } from '../../../support/run-script';

/** Were a command to run in spite of its arguments, it would change nothing. */
const UNREACHABLE = { DATABASE_URL: 'postgresql://nobody:x@127.0.0.1:9/none' };

test.each([
  ['release.mjs', ['folder', '--previuos', 'old'], "Unknown option '--previuos'."],
  ['commands.mjs', ['db:migrate', '--seed'], 'npm run db:migrate takes no arguments.'],
  ['backup.mjs', ['one', 'two'], 'Give a file or folder: npm run backup -- backups/'],
  ['commands.mjs', ['user:sign-out', '--al'], 'Give an account, or --all: npm run user:sign-out -- someone@example.ie'],
])('%s %j › exits with one sentence', async (script, args, sentence) => {
  const { code, output } = await runScript(script, args, UNREACHABLE);
  expect(output.trim()).toBe(sentence);
  expect(code).toBe(1);
});

afterEach(() => void vi.useRealTimers());

test('main › prints no control characters that a file name holds, but line breaks', async () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  await main(async () => {
    throw new Failure('\u001b[2Ja.md is a link.\nb.md is not a file.');
  });
  expect(print).toHaveBeenCalledWith('\n\ufffd[2Ja.md is a link.\nb.md is not a file.');
});

test('step › says every ten seconds that a long step still runs, until it ends', async () => {
  vi.useFakeTimers();
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  vi.spyOn(console, 'log').mockImplementation((text) => void written.push(text));
  const finished = step('Packages', () => new Promise((resolve) => setTimeout(resolve, 25_000)));
  await vi.advanceTimersByTimeAsync(60_000);
  await finished;
  expect(written.join('')).toBe('  Packages … 10 s … 20 s … done (25.0 s)');
});
