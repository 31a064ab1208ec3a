import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { withSourcePositions } from '@/lib/source-positions';

const folder = mkdtempSync(join(tmpdir(), 'positions-'));

test('withSourcePositions › names lines of the source of a built file', async () => {
  const source = join(folder, 'fail.ts');
  writeFileSync(source, '\n\nexport function fail(): Error {\n  return new Error("x");\n}\n');
  const outfile = join(folder, 'fail.mjs');
  await build({ entryPoints: [source], outfile, format: 'esm', minify: true, sourcemap: true });
  const { fail } = await import(/* @vite-ignore */ pathToFileURL(outfile).href);
  expect(withSourcePositions(fail().stack)).toMatch(/^Error: x\n.*fail\.ts:4:10\b/);
});

test('withSourcePositions › leaves positions without a readable map as they are', () => {
  writeFileSync(join(folder, 'broken.mjs.map'), 'no JSON');
  const stack = `Error: x\n    at f (${join(folder, 'broken.mjs')}:1:2)\n    at g (/nowhere/a.js:3:4)\n    at node:internal/x:5:6`;
  expect(withSourcePositions(stack)).toBe(stack);
});
