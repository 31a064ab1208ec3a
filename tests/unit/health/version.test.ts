import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readVersion } from '@/lib/health/version';

const folder = mkdtempSync(join(tmpdir(), 'version-'));

describe('readVersion', () => {
  test('reads what the build recorded', () => {
    const file = join(folder, 'version.json');
    writeFileSync(file, '{"version":"1.2.3","commit":"abc"}');
    expect(readVersion(file)).toEqual({ version: '1.2.3', commit: 'abc' });
  });

  test('accepts a build without the repository', () => {
    const file = join(folder, 'no-commit.json');
    writeFileSync(file, '{"version":"1.2.3","commit":null}');
    expect(readVersion(file)).toEqual({ version: '1.2.3', commit: null });
  });

  test('is null without a build', () => {
    expect(readVersion(join(folder, 'missing.json'))).toBeNull();
  });
});
