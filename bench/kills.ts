// npm run bench -- kills: the built site with `npm start` alone. Kills web server, worker and embedded database (SIGKILL) at random
// while leads, sign-ups and saves arrive. Requests without a response are retried; at the end, everything acknowledged must be
// stored exactly once, and no outage may last longer than ten seconds after the last kill in it.
import { parseArgs } from 'node:util';
import { build, generate } from '../scripts/support/prepare.mjs';
import { startSite } from '../tests/support/started-site';
import { killWhileWriting } from './kills/kill-while';

const LONGEST_OUTAGE_MS = 10_000;

/** Usage: npm run bench -- kills [--minutes 10] [--database URL] */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, database: { type: 'string' } },
});

await generate();
await build(process.env);
const site = await startSite(values.database ? { DATABASE_URL: values.database } : {});
try {
  const killers = {
    web: () => site.kill('web'),
    worker: () => site.kill('worker'),
    ...(!values.database && { database: () => site.kill('database') }),
  };
  const { losses, longestMs } = await killWhileWriting(site, [], { minutes: Number(values.minutes), killers });
  process.exitCode = losses.length === 0 && longestMs <= LONGEST_OUTAGE_MS ? 0 : 1;
} finally {
  await site.stop();
}
process.exit();
