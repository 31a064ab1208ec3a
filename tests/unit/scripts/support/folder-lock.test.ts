import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockFolder } from '../../../../scripts/support/folder-lock.mjs';

test.skipIf(process.platform === 'win32')(
  'lockFolder › leaves other accounts of the machine no access to the lock',
  async () => {
    const parent = mkdtempSync(join(tmpdir(), 'lock-'));
    const folder = join(parent, 'data');
    expect(await lockFolder(folder, 'site')).toBeNull();
    expect(statSync(folder).mode & 0o077).toBe(0);
    expect(statSync(join(folder, 'site.lock')).mode & 0o077).toBe(0);
    rmSync(parent, { recursive: true });
  },
);
