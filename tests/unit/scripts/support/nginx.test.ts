import { chmodSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startNginx } from '../../../../scripts/support/nginx.mjs';

/** Puts a program named nginx first in PATH, which runs this JavaScript unless it is asked for its version. Returns its folder. */
function installNginx(program: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-program-'));
  const file = join(folder, 'nginx');
  writeFileSync(file, `#!${process.execPath}\nif (process.argv[2] !== '-v') { ${program} }\n`);
  chmodSync(file, 0o755);
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
  return folder;
}

afterEach(() => vi.unstubAllEnvs());

describe('startNginx', () => {
  test('reports that nginx has exited, with its code', async () => {
    installNginx('process.exit(3)');
    expect(await (await startNginx(8080, [3000])).exited).toBe(3);
  });

  test('stops nginx with SIGQUIT, which finishes requests in progress', async () => {
    const folder = installNginx(
      "process.on('SIGQUIT', () => process.exit(0)); setInterval(() => {}, 1_000); require('node:fs').writeFileSync(require('node:path').join(__dirname, 'ready'), '');",
    );
    const nginx = await startNginx(8080, [3000]);
    await expect.poll(() => existsSync(join(folder, 'ready'))).toBe(true);
    expect(await nginx.stop()).toBe(0);
  });
});
