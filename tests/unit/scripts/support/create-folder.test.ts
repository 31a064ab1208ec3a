import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createFolder, createTarget } from '../../../../scripts/support/create-folder.mjs';

describe('createFolder', () => {
  const parent = mkdtempSync(join(tmpdir(), 'create-'));
  afterEach(() => {
    for (const name of readdirSync(parent)) rmSync(join(parent, name), { recursive: true });
  });

  test('creates a folder and its parents, closed to other accounts', () => {
    createFolder(join(parent, 'a/b/c'));
    for (const path of ['a', 'a/b', 'a/b/c']) expect(statSync(join(parent, path)).mode & 0o777).toBe(0o700);
  });

  test('leaves an existing folder as it is', () => {
    writeFileSync(join(parent, 'kept'), '');
    createFolder(parent);
    expect(readdirSync(parent)).toEqual(['kept']);
  });

  test('rejects a file', () => {
    writeFileSync(join(parent, 'file'), '');
    expect(() => createFolder(join(parent, 'file'))).toThrow('EEXIST');
    expect(() => createFolder(join(parent, 'file/below'))).toThrow('ENOTDIR');
  });
});

describe('createTarget', () => {
  test('creates a folder that the umask closes, not the command', () => {
    const parent = mkdtempSync(join(tmpdir(), 'target-'));
    createTarget(join(parent, 'a/b'));
    expect(statSync(join(parent, 'a/b')).mode & 0o777).toBe(0o777 & ~process.umask());
    rmSync(parent, { recursive: true });
  });

  test('says in one sentence that nothing can be written', () => {
    expect(() => createTarget('/dev/null/below')).toThrow(
      /^\/dev\/null\/below cannot be written to \(E\w+\)\. Give another folder\.$/,
    );
  });
});
