import { spawn } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { exitOf, lastErrorIn } from '../../../../scripts/support/exit-of.mjs';

const run = (code: string, options: string[] = []) => spawn(process.execPath, [...options, '-e', code]);

describe('exitOf', () => {
  test('is the exit code, with the last error that the process printed', async () => {
    expect(await exitOf(run('throw new TypeError("no room")'))).toBe('exited with code 1 (TypeError: no room)');
  });

  test('is the exit code alone when no error was printed', async () => {
    expect(await exitOf(run('console.log("a"); process.exit(3)'))).toBe('exited with code 3');
  });

  test('is the signal of a kill, whatever was printed before', async () => {
    const child = run('console.error("Error: of an earlier request"); setInterval(() => {}, 1000)');
    child.stderr.once('data', () => child.kill('SIGKILL'));
    expect(await exitOf(child)).toBe('was ended by SIGKILL');
  });

  test('names a heap that is full', async () => {
    const ended = await exitOf(
      run('const all = []; for (;;) all.push(new Array(1e5).fill({}))', ['--max-old-space-size=16']),
    );
    expect(ended).toMatch(/^was ended by SIGABRT \(FATAL ERROR: .*heap.*\)$/);
  });
});

describe('lastErrorIn › reads', () => {
  test.each([
    [
      'the log of the site',
      '{"level":50,"msg":"request failed","err":{"message":"no room\\nat all"}}\n{"level":30,"msg":"ok"}',
      'no room',
    ],
    ['a line of it without an error object', '{"level":50,"msg":"job queue error"}', 'job queue error'],
    ['coloured text', '\u001b[31mError: no room\u001b[0m\n    at x', 'Error: no room'],
    ['nothing in other output', 'Ready.\n{ not json }', undefined],
  ])('%s', (_name, output, error) => {
    expect(lastErrorIn(output)).toBe(error);
  });
});
