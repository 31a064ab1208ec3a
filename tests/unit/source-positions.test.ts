import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { withSourcePositions } from '@/lib/source-positions';

const folder = mkdtempSync(join(tmpdir(), 'positions-'));

/** The stack trace of an error in a built file, as Node writes it without source maps. */
async function buildFailing(name: string): Promise<{ outfile: string; stack: string }> {
  const source = join(folder, `${name}.ts`);
  writeFileSync(source, '\n\nexport function fail(): Error {\n  return new Error("x");\n}\n');
  const outfile = join(folder, `${name}.mjs`);
  await build({ entryPoints: [source], outfile, format: 'esm', minify: true, sourcemap: true });
  const column = readFileSync(outfile, 'utf8').indexOf('new Error') + 1;
  return { outfile, stack: `Error: x\n    at fail (file://${outfile}:1:${column})` };
}

test('withSourcePositions › names lines of the source of a built file', async () => {
  const { stack } = await buildFailing('fail');
  expect(withSourcePositions(stack)).toMatch(/^Error: x\n.*fail\.ts:4:10\b/);
});

test('withSourcePositions › reads the map of a position once, since a client may be able to repeat an error', async () => {
  const { outfile, stack } = await buildFailing('again');
  const first = withSourcePositions(stack);
  rmSync(`${outfile}.map`);
  expect(first).toContain('again.ts:4:10');
  expect(withSourcePositions(stack)).toBe(first);
});

test('withSourcePositions › leaves positions without a readable map as they are', () => {
  writeFileSync(join(folder, 'broken.mjs.map'), 'no JSON');
  const stack = `Error: x\n    at f (${join(folder, 'broken.mjs')}:1:2)\n    at g (/nowhere/a.js:3:4)\n    at node:internal/x:5:6`;
  expect(withSourcePositions(stack)).toBe(stack);
});
