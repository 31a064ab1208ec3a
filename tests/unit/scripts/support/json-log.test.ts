import { describe, expect, test } from 'vitest';
import { ERROR, jsonLines } from '../../../../scripts/support/json-log.mjs';

/** The log lines written for chunks of output. */
function linesOf(chunks: string[]): string[] {
  const lines: string[] = [];
  const output = jsonLines({ write: (line: string) => lines.push(line) }, ERROR);
  for (const chunk of chunks) output.write(chunk);
  output.end();
  return lines;
}

describe('jsonLines', () => {
  test('passes lines of the log on as they are, also when they arrive in parts', () => {
    expect(linesOf(['{"a":', '1}\n{"b"', ':2}\n'])).toEqual(['{"a":1}\n', '{"b":2}\n']);
  });

  test('makes one object of a stack trace between them', () => {
    const lines = linesOf(['{"a":1}\nError: x\n    at f\n\u001b[31m    at g\u001b[0m\n{"b":2}\n']);
    expect(lines).toHaveLength(3);
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({
      level: 50,
      source: 'console',
      msg: 'Error: x\n    at f\n    at g',
    });
  });

  test('writes a last line without line break, and no empty ones', () => {
    expect(linesOf(['\n\n', 'Killed']).map((line) => JSON.parse(line).msg)).toEqual(['Killed']);
  });
});
