import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findExecutable } from '@/lib/crawler/render/find-executable';

const folder = mkdtempSync(join(tmpdir(), 'programs-'));
const program = join(folder, 'chromium');
writeFileSync(program, '#!/bin/sh\n');
chmodSync(program, 0o755);
writeFileSync(join(folder, 'notes.txt'), 'text', { mode: 0o644 });
afterAll(() => rmSync(folder, { recursive: true }));

test('findExecutable › finds a program by its path, or by its name in a folder of PATH', () => {
  expect(findExecutable(program, '')).toBe(program);
  expect(findExecutable('chromium', ['/nowhere', folder].join(delimiter))).toBe(program);
});

test.each([
  ['a missing file', join(folder, 'missing')],
  ['a folder', folder],
  ['a name that is not in PATH', 'chromium-of-another-machine'],
  ['a name in the working directory only', 'package.json'],
])('findExecutable › finds nothing for %s', (_name, given) => {
  expect(findExecutable(given, '/nowhere')).toBeUndefined();
});

test('findExecutable › finds nothing for a file that is not executable', () => {
  expect(findExecutable(join(folder, 'notes.txt'), '')).toBeUndefined();
});
