import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readVersion } from '../../../../scripts/support/prepare.mjs';

const AUTHOR = ['-c', 'user.name=Test', '-c', 'user.email=test@example.ie'];

/** A folder with a package.json. */
function project() {
  const folder = mkdtempSync(join(tmpdir(), 'version-'));
  writeFileSync(join(folder, 'package.json'), '{"version":"1.2.3"}');
  return folder;
}

function repository() {
  const folder = project();
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim();
  git('init', '--quiet');
  git('add', '.');
  git(...AUTHOR, 'commit', '--quiet', '--message', 'First');
  return { folder, head: git('rev-parse', 'HEAD') };
}

test('readVersion › names the commit, and says dirty once a file was changed or added', async () => {
  const { folder, head } = repository();
  expect(await readVersion(folder)).toEqual({ version: '1.2.3', commit: head });
  writeFileSync(join(folder, 'new.ts'), '');
  expect(await readVersion(folder)).toEqual({ version: '1.2.3', commit: `${head}-dirty` });
});

test('readVersion › has no commit outside of a repository', async () => {
  expect(await readVersion(project())).toEqual({ version: '1.2.3', commit: null });
});
