// npm run bench -- kills: the built site with `npm start` alone. Kills web server, worker and embedded database (SIGKILL) at random
// while leads, sign-ups and saves arrive and twenty customers write to an agent. Requests without a response are retried; at the end,
// everything acknowledged must be stored exactly once and every message answered once, and no outage may last longer than ten
// seconds after the last kill in it.
import { parseArgs } from 'node:util';
import { build, generate } from '../scripts/support/prepare.mjs';
import { startSite } from '../tests/support/started-site';
import { startCustomers } from './kills/customers';
import { killWhileWriting } from './kills/kill-while';

const LONGEST_OUTAGE_MS = 10_000;
const CUSTOMERS = 20;

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
  const customers = await startCustomers(site, CUSTOMERS);
  const { losses, longestMs } = await killWhileWriting(site, [], { minutes: Number(values.minutes), killers });
  const chat = await customers.stop();
  console.log(
    `${CUSTOMERS} customers, ${chat.messages} messages acknowledged: ${chat.losses.join(', ') || 'none lost, none twice'}`,
  );
  process.exitCode = losses.length + chat.losses.length === 0 && longestMs <= LONGEST_OUTAGE_MS ? 0 : 1;
} finally {
  await site.stop();
}
process.exit();
