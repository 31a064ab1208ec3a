import { expect, test } from '@playwright/test';
import { findLosses, writeWhileKilling } from '../support/mixed-writes';
import { startOwnSite } from '../support/own-site';

// Starts a separate site. For more kills: npm run bench:kills.
test('acknowledged writes › are stored exactly once after three kills', async () => {
  const site = await startOwnSite();
  try {
    const written = await writeWhileKilling(site, 3);
    expect(written.leads.length).toBeGreaterThan(5);
    expect(written.signUps.length).toBeGreaterThan(2);
    expect(written.posts.length).toBeGreaterThan(0);
    expect(await findLosses(site, written)).toEqual([]);
  } finally {
    await site.stop();
  }
});
