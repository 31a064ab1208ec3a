import { expect, test } from '@playwright/test';
import { findLosses, writeWhile } from '../support/mixed-writes';
import { startSite } from '../support/started-site';

// Starts a separate site. For more kills: npm run bench -- kills.
test('npm start › restarts each killed process, and loses no acknowledged write', async () => {
  const site = await startSite();
  const written = await writeWhile(site, async () => {
    // The web server last: it renders its main pages again after a restart.
    for (const name of ['worker', 'database', 'web'] as const) {
      const killed = await site.kill(name);
      expect(killed).toBeDefined();
      await expect.poll(async () => (await site.processes())[name] ?? killed, name).not.toBe(killed);
    }
  });
  expect(await findLosses(site, written)).toEqual([]);
  const left = await site.processes();
  expect((await site.stop()).code).toBe(0);
  for (const pid of Object.values(left)) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
