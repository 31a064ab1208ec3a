// npm run bench:kills: kills web process and worker of the built site (SIGKILL) repeatedly while leads, sign-ups and saves
// arrive; or runs a command each time that restarts the database. Requests without a response are retried; at the end, everything acknowledged must be stored exactly once.
import { exec } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { build, generate } from '../scripts/support/prepare.mjs';
import { findLosses, writeWhileKilling } from '../tests/support/mixed-writes';
import { startOwnSite } from '../tests/support/own-site';

/** Usage: npm run bench:kills -- [--kills 20] [--database URL --restart "pg_ctl restart -m immediate -D FOLDER"] */
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '20' }, database: { type: 'string' }, restart: { type: 'string' } },
});
const restart = values.restart;
const killOne = restart && (async () => void (await promisify(exec)(restart)));

await generate();
await build(process.env);
const site = await startOwnSite(values.database ? { DATABASE_URL: values.database } : {});
try {
  const started = performance.now();
  const written = await writeWhileKilling(site, Number(values.kills), killOne || undefined);
  const losses = await findLosses(site, written);
  const repeated = [...written.leads, ...written.signUps].filter(({ attempts }) => attempts > 1).length;
  console.log(
    `${values.kills} kills in ${Math.round((performance.now() - started) / 1000)} s; acknowledged: ${written.leads.length} leads, ` +
      `${written.signUps.length} sign-ups, ${written.posts.reduce((sum, { saves }) => sum + saves, 0)} saves of ` +
      `${written.posts.length} posts; sent more than once: ${repeated} leads and sign-ups`,
  );
  console.log(losses.length === 0 ? 'Nothing was lost, nothing is there twice.' : losses.join('\n'));
  process.exitCode = losses.length === 0 ? 0 : 1;
} finally {
  await site.stop();
}
process.exit();
