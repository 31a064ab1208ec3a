// npm run bench:responses: what the server in front of Next is worth. The same build, on the same database, is served by it and by
// Next's own handler, asked in turn in the same minutes.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../scripts/support/database.mjs';
import { build, generate } from '../scripts/support/prepare.mjs';
import { startTestSite } from '../scripts/support/test-site.mjs';
import { fetchPackages } from './fetch-packages';
import { measureLoads } from './web/load';

/** Usage: npm run bench:responses -- [--pages /,/services] [--seconds 3] */
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '/,/blog/ai-automation-guide-irish-restaurants' },
    seconds: { type: 'string', default: '3' },
  },
});

const tools = fetchPackages({ autocannon: '8.0.0' });
if (!('folder' in tools)) throw new Error(`autocannon cannot be had: ${tools.reason}`);

await generate();
await build(process.env);
const site = await startTestSite();

/** Next without us, on the same database. */
async function startPlain(mode: 'plain' | 'gzip'): Promise<string> {
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    DATABASE_URL: site.databaseUrl,
    SITE_URL: site.url,
    NEXTAUTH_SECRET: 'only-for-tests-'.repeat(3),
  };
  const child = fork(join(import.meta.dirname, 'plain-next.mjs'), [String(port), mode], { env, stdio: 'inherit' });
  process.once('exit', () => child.kill());
  await once(child, 'message');
  return `http://localhost:${port}`;
}

try {
  const servers = [
    ['ours', site.url],
    ['next start', await startPlain('gzip')],
    ['next start, compress: false', await startPlain('plain')],
  ] as const;
  for (const path of values.pages.split(',')) {
    for (const [, url] of servers) for (let time = 0; time < 3; time += 1) await (await fetch(url + path)).text();
    const loads = await measureLoads(
      tools.folder,
      servers.map(([, url]) => url + path),
      Number(values.seconds),
    );
    const ours = loads[0]?.perSecond ?? 0;
    console.log(`\n${path}`);
    console.table(
      Object.fromEntries(
        servers.map(([name], index) => {
          const { perSecond = 0, p99, failed } = loads[index] ?? {};
          return [
            name,
            {
              'requests/s': Math.round(perSecond),
              'p99 ms': p99,
              failed,
              'ours is': `${(ours / perSecond).toFixed(1)}x`,
            },
          ];
        }),
      ),
    );
  }
} finally {
  await site.stop();
}
process.exit();
