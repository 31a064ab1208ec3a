// npm run bench -- cluster: nginx, two web servers and two workers with PostgreSQL behind PgBouncer in transaction mode
// and an S3 server. Kills one of them at random all the time, while leads, sign-ups, saves and images arrive. At the end, everything
// acknowledged must be stored exactly once, and no server may have shown an older page after a save was acknowledged. Before that, each
// web server restarts once while pages are viewed.
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { freePort } from '../scripts/support/database.mjs';
import { build, generate } from '../scripts/support/prepare.mjs';
import { run } from '../scripts/support/run.mjs';
import { newAdminHeaders, sqlOf } from '../tests/support/new-admin';
import { startScript } from '../tests/support/run-script';
import { measureRestarts } from './cluster/rolling';
import { startServices } from './cluster/services';
import { temporaryFolder } from './fetch-packages';
import { killWhileWriting } from './kills/kill-while';
import { type Kill, recentKills } from './kills/outages';

/** Usage: npm run bench -- cluster [--minutes 20]. Needs nginx, PostgreSQL and PgBouncer. */
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '20' } } });

/** A process serves cached pages as they are while its database does not respond (lib/server/cache/cache-invalidation.ts). */
const DATABASE = new Set(['PostgreSQL', 'PgBouncer']);
const AWAY_MS = 15_000;

/** The site behind nginx, on several processes. */
async function startCluster(shared: Record<string, string>) {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const { child, ended } = startScript('../bench/cluster/start.mjs', [], {
    ...shared,
    PORT: port,
    DATA_DIR: temporaryFolder('bench-cluster'),
    SITE_URL: url,
    SMTP_URL: '',
    NODE_ENV: 'production',
    NEXTAUTH_SECRET: 'only-for-tests-'.repeat(3),
    REQUEST_LIMIT: '100000',
    // nginx, and the X-Forwarded-For that clients send themselves, so that no limit per IP address is reached.
    TRUSTED_PROXIES: '2',
  });
  let said = '';
  child.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  while (!said.includes(`Open ${url}`)) {
    if (child.exitCode !== null) throw new Error((await ended).output);
    await sleep(100);
  }
  const sql = sqlOf(() => shared.DATABASE_URL ?? '');
  /** Ends one of the processes of a program: the oldest one gracefully, or any by a kill. */
  const end = async (program: string, signal: 'SIGKILL' | 'SIGTERM') => {
    const { output } = await run('ps', ['--ppid', String(child.pid), '--sort', 'start_time', '-o', 'pid=,args=']);
    const pids = String(output)
      .split('\n')
      .flatMap((line) => (line.includes(program) ? Number.parseInt(line, 10) : []));
    const pid = pids[signal === 'SIGKILL' ? randomInt(Math.max(1, pids.length)) : 0];
    // It may have ended since.
    return Boolean(pid) && (await run('kill', ['-s', signal.slice(3), String(pid)])).code === 0;
  };
  return {
    url,
    webs: [...said.matchAll(/done, at (\d+)/g)].map(([, own]) => `http://localhost:${own}`),
    sql,
    adminHeaders: () => newAdminHeaders(url, sql),
    restartWeb: () => end('run-web', 'SIGTERM'),
    kill: { 'web server': () => end('run-web', 'SIGKILL'), worker: () => end('run-worker', 'SIGKILL') },
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

const kills: Kill[] = [];
const stale: string[] = [];
const images = new Set<string>();
let compared = 0;

/** Whether a database was killed so lately that pages may be served as they are. */
const isDatabaseAway = () => kills.some(({ name, at }) => DATABASE.has(name) && performance.now() - at < AWAY_MS);

async function comparePage(url: string, title: string): Promise<void> {
  const page = await fetch(url)
    .then((response) => (response.ok ? response.text() : undefined))
    .catch(() => undefined);
  if (page === undefined || isDatabaseAway()) return;
  compared += 1;
  if (!page.includes(title)) stale.push(`${url} without "${title}" (killed: ${recentKills(kills, performance.now())})`);
}

async function uploadImage(url: string, headers: Record<string, string>): Promise<number | undefined> {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background } });
  const body = new Uint8Array(await image.png().toBuffer());
  try {
    const answer = await fetch(`${url}/api/images`, { method: 'POST', headers, body });
    if (answer.status === 201) images.add((await answer.json()).path);
    return answer.status;
  } catch {
    // Its server was killed before or while it answered.
    return undefined;
  }
}

await generate();
await build(process.env);
const services = await startServices();
try {
  const site = await startCluster(services.env);
  try {
    console.log((await measureRestarts(site, site.restartWeb)).join('\n'));
    let admin = await site.adminHeaders();
    const { losses } = await killWhileWriting(site, kills, {
      minutes: Number(values.minutes),
      killers: { ...site.kill, ...services.kill },
      saved: async (slug, title) => {
        await Promise.all([site.url, ...site.webs].map((base) => comparePage(`${base}/blog/${slug}`, title)));
        // Access tokens end after a quarter of an hour.
        if ((await uploadImage(site.url, admin)) === 401) admin = await site.adminHeaders().catch(() => admin);
      },
    });
    for (const path of images) if (!(await fetch(site.url + path)).ok) losses.push(`image ${path} is missing`);
    const workers = await site.sql("SELECT key FROM heartbeats WHERE key LIKE 'worker %'");
    if (workers.length !== 2) losses.push(`two workers report as ${JSON.stringify(workers)}`);
    console.log(`${images.size} images; ${compared} pages compared after a save, ${stale.length} of them older`);
    console.log([...losses, ...stale].join('\n'));
    process.exitCode = losses.length + stale.length === 0 ? 0 : 1;
  } finally {
    await site.stop();
  }
} finally {
  await services.stop();
}
process.exit();
