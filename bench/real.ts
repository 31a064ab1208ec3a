// npm run bench -- real: how soon pages can be seen and used on a slow line and a slow phone, served by this project's server
// and by plain `next start` with the same build and database. Chromium throttles the network and CPU; nothing is simulated
// afterwards.
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium, provideBrowser } from '../tests/support/browser.mjs';
import { startPlainNext } from './plain-next';
import { type LoadFigures, measureLoad } from './real/measure-load';
import { type Profile, SLOW_LINE, SLOW_PHONE } from './real/profiles';
import { printTable } from './real/table';
import { startOwnSite } from './web/site';

/** Usage: npm run bench -- real [--rounds 10] [--pages /,/services] */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    pages: { type: 'string', default: '/,/services,/blog/ai-automation-guide-irish-restaurants' },
  },
});
const rounds = Number(values.rounds);
const paths = values.pages.split(',');
const profiles = [SLOW_LINE, SLOW_PHONE];

/** The loads of one page under one profile, per server. */
interface Comparison {
  profile: Profile;
  path: string;
  ours: LoadFigures[];
  plain: LoadFigures[];
}

/** Loads every page from each server without throttling first, so that pages are rendered, cached and compressed. */
async function warmUp(browser: Browser, urls: readonly string[]): Promise<void> {
  for (const { screen } of profiles) {
    const unthrottled: Profile = { name: 'warm-up', latencyMs: 0, kbitPerSecond: 1e6, cpuSlowdown: 1, screen };
    for (const path of paths) {
      for (const url of urls) await measureLoad(browser, url + path, unthrottled);
    }
  }
}

/** The servers alternate in being first, so that both meet the same conditions. */
async function compare(browser: Browser, urls: Record<'ours' | 'plain', string>): Promise<Comparison[]> {
  const comparisons = profiles.flatMap((profile) =>
    paths.map((path): Comparison => ({ profile, path, ours: [], plain: [] })),
  );
  for (let round = 0; round < rounds; round += 1) {
    console.error(`round ${round + 1} of ${rounds}`);
    const order = round % 2 === 0 ? (['ours', 'plain'] as const) : (['plain', 'ours'] as const);
    for (const comparison of comparisons) {
      for (const server of order) {
        const figures = await measureLoad(browser, urls[server] + comparison.path, comparison.profile);
        comparison[server].push(figures);
      }
    }
  }
  return comparisons;
}

await provideBrowser();
const site = await startOwnSite();
try {
  const plain = await startPlainNext(site);
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  await warmUp(browser, [site.url, plain.url]);
  for (const { profile, path, ...loads } of await compare(browser, { ours: site.url, plain: plain.url })) {
    const { name, latencyMs, kbitPerSecond, cpuSlowdown } = profile;
    console.log(`\n${path}, ${name}: ${latencyMs} ms, ${kbitPerSecond} kbit/s, CPU ${cpuSlowdown}× slower`);
    printTable(loads.ours, loads.plain);
  }
  console.log(
    `\nEach figure is the median of ${rounds} loads with an empty cache; next start compresses with gzip; ratio: ours / next start.`,
  );
  await browser.close();
  await plain.stop();
} finally {
  await site.stop();
}
process.exit();
