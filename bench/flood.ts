// npm run bench -- flood: 300 posts of each kind that a stranger can send, from one address, while ordinary visitors view pages and
// send forms. Prints how the visitors' response times compare with those without a flood, and how many visits failed.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build, generate } from '../scripts/support/prepare.mjs';
import { startOwnSite } from '../tests/support/own-site';
import { posts } from './flood/posts';
import { newAddress, type Visit, visitUntil } from './flood/visitors';

/** Usage: npm run bench -- flood [--posts 300] [--concurrency 50] [--slices 10] [--only reset,contact] */
const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '300' },
    concurrency: { type: 'string', default: '50' },
    slices: { type: 'string', default: '10' },
    only: { type: 'string' },
  },
});

/** Sends posts of one kind from one address, as many at once as `--concurrency` says. Counts the statuses of the responses. */
async function flood(site: string, kind: string, headers: Record<string, string>, statuses: Map<string, number>) {
  const send = posts[kind];
  let left = Math.ceil(Number(values.posts) / Number(values.slices));
  const sender = async () => {
    while (left > 0) {
      left -= 1;
      const status = String((await send?.(site, headers).catch((error: Error) => error.message)) ?? 'unknown kind');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: Number(values.concurrency) }, sender));
}

const percentile = (visits: readonly Visit[], kind: Visit['kind'], share: number): number => {
  const times = visits.flatMap((visit) => (visit.kind === kind ? [visit.ms] : [])).sort((a, b) => a - b);
  return times[Math.floor(times.length * share)] ?? Number.NaN;
};

/** How long is measured without a flood at first; later as long as the part of the flood before took. */
const FIRST_SLICE_MS = 3_000;
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

/**
 * Measures in turn without and with a part of the flood, since a shared machine is not equally busy all the time. Returns how many
 * visits failed.
 */
async function compare(site: string, kind: string): Promise<number> {
  const address = newAddress();
  const statuses = new Map<string, number>();
  const quiet: Visit[] = [];
  const flooded: Visit[] = [];
  let sliceMs = FIRST_SLICE_MS;
  let floodMs = 0;
  for (let slice = 0; slice < Number(values.slices); slice += 1) {
    quiet.push(...(await visitDuring(site, sleep(sliceMs))));
    const started = performance.now();
    flooded.push(...(await visitDuring(site, flood(site, kind, address, statuses))));
    sliceMs = performance.now() - started;
    floodMs += sliceMs;
  }
  const failures = flooded.flatMap(({ failure }) => failure ?? []);
  const ratios = KINDS.map((name) => `${name} × ${(p95(flooded, name) / p95(quiet, name)).toFixed(2)}`).join(', ');
  console.log(
    `${kind} in ${(floodMs / 1_000).toFixed(1)} s: ${ratios} (${milliseconds(quiet)}; with the flood ${milliseconds(flooded)}); ` +
      `${failures.length} of ${flooded.length} visits failed ${failures.slice(0, 3).join('; ')}; responses ` +
      JSON.stringify(Object.fromEntries(statuses)),
  );
  return failures.length;
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
    if ((await compare(site.url, kind)) > 0) hasFailed = true;
  }
} finally {
  await site.stop();
}
process.exit(hasFailed ? 1 : 0);
