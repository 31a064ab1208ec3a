// npm run bench -- kills: the built site with `npm start` alone. Kills web server, worker and embedded database (SIGKILL) at random
// while leads, sign-ups and saves arrive. Requests without a response are retried; at the end, everything acknowledged must be
// stored exactly once, and no outage may last longer than ten seconds after the last kill in it.
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build, generate } from '../scripts/support/prepare.mjs';
import { findLosses, writeWhile } from '../tests/support/mixed-writes';
import { type ProcessName, startSite } from '../tests/support/started-site';
import { hasDatabase, type Kill, type Longest, longestOf, showsPage, watchOutages } from './kills/outages';

const LONGEST_OUTAGE_MS = 10_000;
/** Between two kills. */
const PAUSE_MS = { from: 2_000, to: 20_000 };

/** Usage: npm run bench -- kills [--minutes 10] [--database URL] */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, database: { type: 'string' } },
});

const names: ProcessName[] = values.database ? ['web', 'worker'] : ['web', 'worker', 'database'];
const kills: Kill[] = [];

await generate();
await build(process.env);
const site = await startSite(values.database ? { DATABASE_URL: values.database } : {});
try {
  let isOver = false;
  const watched = Promise.all([
    watchOutages(`${site.url}/`, showsPage, () => isOver),
    watchOutages(`${site.url}/api/health/ready`, hasDatabase, () => isOver),
  ]);
  const until = performance.now() + Number(values.minutes) * 60_000;
  const written = await writeWhile(site, async () => {
    while (performance.now() < until) {
      await sleep(randomInt(PAUSE_MS.from, PAUSE_MS.to));
      const name = names[randomInt(names.length)] as ProcessName;
      const at = performance.now();
      if (await site.kill(name)) kills.push({ name, at });
    }
  });
  isOver = true;
  const [page, database] = (await watched).map((outages) => longestOf(outages, kills)) as [Longest, Longest];
  const losses = await findLosses(site, written);
  const saves = written.posts.reduce((sum, post) => sum + post.saves, 0);
  console.log(
    `${values.minutes} min, kills: ${names.map((name) => `${name} ${kills.filter((kill) => kill.name === name).length}`).join(', ')}`,
  );
  console.log(
    `acknowledged: ${written.leads.length} leads, ${written.signUps.length} sign-ups, ${saves} saves of ${written.posts.length} posts`,
  );
  console.log(`outages of the home page: ${page.text}\noutages of the database: ${database.text}`);
  console.log(losses.length === 0 ? 'Nothing was lost, nothing is there twice.' : losses.join('\n'));
  const longestMs = Math.max(page.afterLastMs, database.afterLastMs);
  process.exitCode = losses.length === 0 && longestMs <= LONGEST_OUTAGE_MS ? 0 : 1;
} finally {
  await site.stop();
}
process.exit();
