// npm run bench:flood: 300 posts of each kind that a stranger can send, from one address, while ordinary visitors view pages and
// send forms. Prints how the visitors' response times compare with those without a flood, and how many visits failed.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build, generate } from '../scripts/support/prepare.mjs';
import { startOwnSite } from '../tests/support/own-site';
import { posts } from './flood/posts';
import { newAddress, type Visit, visitUntil } from './flood/visitors';

/** Usage: npm run bench:flood -- [--posts 300] [--concurrency 50] [--seconds 15] [--only reset,contact] */
const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '300' },
    concurrency: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '15' },
    only: { type: 'string' },
  },
});

/** Sends the posts of one kind from one address, as many at once as `--concurrency` says. Returns how often each status came. */
async function flood(site: string, kind: string): Promise<Map<string, number>> {
  const send = posts[kind];
  const statuses = new Map<string, number>();
  const address = newAddress();
  let left = Number(values.posts);
  const sender = async () => {
    while (left > 0) {
      left -= 1;
      const status = String((await send?.(site, address).catch((error: Error) => error.message)) ?? 'unknown kind');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: Number(values.concurrency) }, sender));
  return statuses;
}

const percentile = (visits: readonly Visit[], kind: Visit['kind'], share: number): number => {
  const times = visits.flatMap((visit) => (visit.kind === kind ? [visit.ms] : [])).sort((a, b) => a - b);
  return times[Math.floor(times.length * share)] ?? Number.NaN;
};

const KINDS = ['page', 'form'] as const;
const milliseconds = (visits: readonly Visit[]) =>
  KINDS.map((kind) => `${kind} p95 ${percentile(visits, kind, 0.95).toFixed(0)} ms`).join(', ');

/** Visits while `work` runs. */
async function visitDuring(site: string, work: Promise<unknown>): Promise<Visit[]> {
  let isOver = false;
  const visits = visitUntil(site, () => isOver);
  await work;
  isOver = true;
  return visits;
}

const p95 = (visits: readonly Visit[], kind: Visit['kind']) => percentile(visits, kind, 0.95);

/** Measures in turn without and with a flood, since a shared machine is not equally busy all the time. True if no visit failed. */
async function compare(site: string, kind: string): Promise<boolean> {
  const quiet = await visitDuring(site, sleep(Number(values.seconds) * 1_000));
  const started = performance.now();
  const flooding = flood(site, kind);
  const flooded = await visitDuring(site, flooding);
  const seconds = (performance.now() - started) / 1_000;
  const failures = flooded.flatMap(({ failure }) => failure ?? []);
  const ratios = KINDS.map((name) => `${name} × ${(p95(flooded, name) / p95(quiet, name)).toFixed(2)}`).join(', ');
  console.log(
    `${kind} in ${seconds.toFixed(1)} s: ${ratios} (${milliseconds(quiet)}; with the flood ${milliseconds(flooded)}); ` +
      `${failures.length} of ${flooded.length} visits failed ${failures.slice(0, 3).join('; ')}; responses ` +
      JSON.stringify(Object.fromEntries(await flooding)),
  );
  return failures.length === 0;
}

await generate();
await build(process.env);
// The default limit of requests, since it sets the pace of writes too.
const site = await startOwnSite({ REQUEST_LIMIT: '600' });
let hasFailed = false;
try {
  // Loads code and pages.
  await visitDuring(site.url, sleep(5_000));
  for (const kind of values.only?.split(',') ?? Object.keys(posts)) {
    if (!(await compare(site.url, kind))) hasFailed = true;
  }
} finally {
  await site.stop();
}
process.exit(hasFailed ? 1 : 0);
