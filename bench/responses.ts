// npm run bench -- responses: compares the custom server, in one process, with plain `next start` on the same build and
// database, measured alternately.
import { parseArgs } from 'node:util';
import { fetchPackages } from './fetch-packages';
import { startPlainNext } from './plain-next';
import { measureLoads } from './web/load';
import { startOwnSite } from './web/site';

/** Usage: npm run bench -- responses [--pages /,/services] [--seconds 3] */
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '/,/blog/ai-automation-guide-irish-restaurants,/api/rss' },
    seconds: { type: 'string', default: '3' },
  },
});

const tools = fetchPackages({ autocannon: '8.0.0' });
if (!('folder' in tools)) throw new Error(`autocannon cannot be had: ${tools.reason}`);

/** The path of a script that the home page needs. */
async function findScript(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  const [path] = /\/_next\/static\/chunks\/[\w.~-]+\.js/.exec(html) ?? [];
  if (!path) throw new Error(`No script found in ${url}.`);
  return path;
}

const site = await startOwnSite();
try {
  const plain = await startPlainNext(site);
  const uncompressed = await startPlainNext(site, { compress: false });
  const servers = [
    ['ours', site.url],
    ['next start', plain.url],
    ['next start, compress: false', uncompressed.url],
  ] as const;
  for (const path of [...values.pages.split(','), await findScript(plain.url)]) {
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
              'ours is': perSecond > 0 ? `${(ours / perSecond).toFixed(1)}x` : '–',
            },
          ];
        }),
      ),
    );
  }
  await plain.stop();
  await uncompressed.stop();
} finally {
  await site.stop();
}
process.exit();
