import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { awaitLock, lockFolder } from '../../../../scripts/support/folder-lock.mjs';

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

describe.skipIf(process.platform === 'win32')('awaitLock', () => {
  afterEach(() => void vi.useRealTimers());

  /** A process that owns the lock of a new folder. */
  async function owned() {
    const folder = mkdtempSync(join(tmpdir(), 'lock-'));
    const server = createServer((socket) => socket.end('4711')).listen(join(folder, 'db.lock'));
    await once(server, 'listening');
    return { folder, release: () => server.close() };
  }

  test('waits for an owner that is shutting down', async () => {
    const { folder, release } = await owned();
    const locked = awaitLock(folder, 'db');
    release();
    expect(await locked).toBeNull();
  });

  test('names an owner that has not ended after three seconds', async () => {
    const { folder, release } = await owned();
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
    const started = Date.now();
    let owner: string | null | undefined;
    void awaitLock(folder, 'db').then((found) => {
      owner = found;
    });
    while (owner === undefined) {
      if (vi.getTimerCount() > 0) vi.advanceTimersByTime(100);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(owner).toBe('4711');
    expect(Date.now() - started).toBeGreaterThan(3_000);
    expect(Date.now() - started).toBeLessThan(4_000);
    release();
  });
});
