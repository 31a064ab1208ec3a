// npm run bench:abuse: sends thousands of malformed requests to every route of a running site, signed out, as a user and as
// an admin. Reports 5xx responses, leaked internals, slow responses and memory.
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makeAccounts } from './abuse/accounts';
import { type Answer, fire } from './abuse/fire';
import { listenerOf, memoryOf } from './abuse/process';
import { findRoutes } from './abuse/routes';
import { makeShot, type World } from './abuse/shots';
import { soak } from './abuse/soak';

/**
 * Usage: npm run bench:abuse -- [--site http://localhost:3000] [--requests 10000] [--seed 1] [--only 4711] [--soak 5]
 * Only for a site whose data may be lost, since some admin requests succeed. Start it with REQUEST_LIMIT=1000000. `--only`
 * repeats one request and prints the response; `--soak` sends ordinary traffic for that many minutes instead.
 */
const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'http://localhost:3000' },
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    soak: { type: 'string' },
  },
});
const site = values.site.replace(/\/$/, '');
const url = new URL(site);
const seed = Number(values.seed);
const AT_ONCE = 12;
const ROUND = 250;

/** Patterns that occur in a response only if internals of the server or the code have leaked. */
const leak =
  /node_modules|webpack-internal|\bat [\w.<> ]*\(?(?:file:|node:|\/)[^\s)]*:\d+:\d+|\.next\/|PrismaClient|prisma\.\w+\.|SQLSTATE|syntax error at or near|violates \w+ constraint|invalid input syntax|ECONNREFUSED|Invalid `|TypeError:|SyntaxError:|RangeError:/;
const tellsPath = (body: string) => body.includes(process.cwd());

/** The ids of the server actions of the build in this folder. */
function findActions(): string[] {
  const file = '.next/server/server-reference-manifest.json';
  const manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return [...Object.keys(manifest.node ?? {}), '0'.repeat(42)];
}

type Result = Answer & { index: number; label: string };

async function abuse(world: World, renew: () => Promise<void>): Promise<Result[]> {
  const results: Result[] = [];
  const total = Number(values.requests);
  for (let start = 0; start < total; start += ROUND) {
    await renew();
    let next = start;
    const shooter = async () => {
      while (next < Math.min(start + ROUND, total)) {
        const index = next++;
        const shot = makeShot(seed, index, world);
        results.push({ index, label: shot.label, ...(await fire(shot, url)) });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, shooter));
    if (start % 2_000 === 0) console.error(`${start + ROUND} of ${total}`);
  }
  return results;
}

function report(results: readonly Result[]): boolean {
  const statuses = new Map<string, number>();
  for (const { status, timedOut } of results) {
    const name = timedOut ? 'no end within 15 s' : status === 0 ? 'no answer' : String(status);
    statuses.set(name, (statuses.get(name) ?? 0) + 1);
  }
  console.log(Object.fromEntries([...statuses].sort()));
  const list = (title: string, found: readonly Result[]) => {
    console.log(`\n${title}: ${found.length}`);
    for (const { index, status, ms, label } of found.slice(0, 40))
      console.log(`  #${index} ${status} ${Math.round(ms)} ms ${label}`);
  };
  const failures = results.filter(({ status }) => status >= 500);
  const leaks = results.filter(({ body }) => leak.test(body) || tellsPath(body));
  list('answered with 5xx', failures);
  list('gave something away', leaks);
  list(
    'did not end',
    results.filter(({ timedOut }) => timedOut),
  );
  list('slowest', [...results].sort((a, b) => b.ms - a.ms).slice(0, 10));
  return failures.length === 0 && leaks.length === 0;
}

const pid = ['localhost', '127.0.0.1'].includes(url.hostname) ? listenerOf(Number(url.port || 80)) : undefined;
const before = memoryOf(pid);
if (values.soak) {
  const { memory, failures, ...figures } = await soak(site, { minutes: Number(values.soak), seed, pid });
  console.log(
    figures,
    `\nRSS in MB: ${memory.join(' ')}\nfailed: ${failures.length} ${failures.slice(0, 20).join(', ')}`,
  );
  process.exit(failures.length > 0 ? 1 : 0);
}
if (!(await fetch(`${site}/api/health`).catch(() => undefined))?.ok) {
  console.error(`No site answers at ${site}.`);
  process.exit(1);
}
const accounts = await makeAccounts(site);
if (!accounts) console.log('No database to make accounts in: everything is sent signed out. Set DATABASE_URL.');
const world: World = {
  host: url.host,
  routes: findRoutes(),
  actions: findActions(),
  postId: accounts?.postId ?? '0b7c1c4e-93a1-4d8e-9f5e-2f3a7d1b6c55',
  tokens: () => accounts?.tokens ?? {},
};
let isFine = true;
try {
  await accounts?.renew();
  if (values.only) {
    const shot = makeShot(seed, Number(values.only), world);
    console.log(shot.bytes.toString('latin1').slice(0, 4_000), '\n\n', await fire(shot, url));
  } else {
    isFine = report(await abuse(world, async () => accounts?.renew()));
    console.log(`\nRSS of the web process: ${before ?? '?'} MB before, ${memoryOf(pid) ?? '?'} MB after`);
  }
} finally {
  await accounts?.remove();
}
process.exit(isFine ? 0 : 1);
