// npm run bench:kills: the built site with `npm start` alone. Kills web server, worker and embedded database (SIGKILL) at random
// while leads, sign-ups and saves arrive. Requests without a response are retried; at the end, everything acknowledged must be
// stored exactly once, and no outage may have lasted longer than ten seconds.
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build, generate } from '../scripts/support/prepare.mjs';
import { findLosses, writeWhile } from '../tests/support/mixed-writes';
import { type ProcessName, startSite } from '../tests/support/started-site';

const LONGEST_OUTAGE_MS = 10_000;
const PROBE_EVERY_MS = 100;
/** Between two kills. */
const PAUSE_MS = { from: 2_000, to: 20_000 };

/** Usage: npm run bench:kills -- [--minutes 10] [--database URL] */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, database: { type: 'string' } },
});

/** Asks for `path` all the time. Returns the duration of each outage, in milliseconds. */
function watchOutages(url: string, isOver: () => boolean): Promise<number[]> {
  const outages: number[] = [];
  const watch = async () => {
    let since: number | undefined;
    while (!isOver() || since !== undefined) {
      const asked = performance.now();
      const isUp = await fetch(url, { signal: AbortSignal.timeout(LONGEST_OUTAGE_MS) })
        .then(async (response) => response.ok && !(await response.text()).includes('"unavailable"'))
        .catch(() => false);
      if (!isUp) since ??= asked;
      else if (since !== undefined) {
        outages.push(performance.now() - since);
        since = undefined;
      }
      await sleep(PROBE_EVERY_MS);
    }
    return outages;
  };
  return watch();
}

const names: ProcessName[] = values.database ? ['web', 'worker'] : ['web', 'worker', 'database'];
const kills: Record<ProcessName, number> = { web: 0, worker: 0, database: 0 };

await generate();
await build(process.env);
const site = await startSite(values.database ? { DATABASE_URL: values.database } : {});
try {
  let isOver = false;
  const outages = [`${site.url}/`, `${site.url}/api/health/ready`].map((url) => watchOutages(url, () => isOver));
  const until = performance.now() + Number(values.minutes) * 60_000;
  const written = await writeWhile(site, async () => {
    while (performance.now() < until) {
      await sleep(randomInt(PAUSE_MS.from, PAUSE_MS.to));
      const name = names[randomInt(names.length)] as ProcessName;
      if (await site.kill(name)) kills[name] += 1;
    }
  });
  isOver = true;
  const [home = [], ready = []] = await Promise.all(outages);
  const longest = Math.max(0, ...home, ...ready);
  const losses = await findLosses(site, written);
  const saves = written.posts.reduce((sum, post) => sum + post.saves, 0);
  console.log(`${values.minutes} min, kills: ${JSON.stringify(kills)}`);
  console.log(
    `acknowledged: ${written.leads.length} leads, ${written.signUps.length} sign-ups, ${saves} saves of ${written.posts.length} posts`,
  );
  console.log(
    `outages: home page ${home.length}, longest ${Math.round(Math.max(0, ...home))} ms; database ${ready.length}, ` +
      `longest ${Math.round(Math.max(0, ...ready))} ms`,
  );
  console.log(losses.length === 0 ? 'Nothing was lost, nothing is there twice.' : losses.join('\n'));
  process.exitCode = losses.length === 0 && longest <= LONGEST_OUTAGE_MS ? 0 : 1;
} finally {
  await site.stop();
}
process.exit();
