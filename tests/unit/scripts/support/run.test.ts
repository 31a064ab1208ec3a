import { describe, expect, test } from 'vitest';
import { howItFailed } from '../../../../scripts/support/run.mjs';

describe('howItFailed', () => {
  test('is the end of the output, without colours', () => {
    expect(howItFailed({ code: 1, output: `\u001b[31m${'x'.repeat(5000)} failed\u001b[0m` })).toMatch(
      /^x{3993} failed$/,
    );
  });

  test('is the exit code of a process that printed nothing', () => {
    expect(howItFailed({ code: 7, output: '' })).toBe('It printed nothing and exited with code 7.');
  });

  test('is the signal that ended a process, such as that of the kernel when memory is short', () => {
    expect(howItFailed({ code: null, signal: 'SIGKILL', output: '' })).toBe(
      'It printed nothing and was ended by SIGKILL.',
    );
  });
});
