import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/support/database.mjs';
import { startWeb } from '../../scripts/support/services.mjs';
import { interruptRequests } from '../support/interrupted-requests';
import { seededRandom } from '../support/seeded-random';

// Starts another web server on the database of the site under test, with empty caches.
const SEED = Number(process.env.FAULT_SEED ?? 16);
/** Set FAULT_REQUESTS=1000 for a thorough run. */
const REQUESTS_PER_URL = Number(process.env.FAULT_REQUESTS ?? 10);

const scripts = readdirSync('.next/static/chunks').filter((name) => name.endsWith('.js'));
const paths = [
  '/',
  '/services',
  '/blog',
  '/blog/ai-automation-guide-irish-restaurants',
  '/blog?q=restaurant',
  '/auth',
  '/api/rss',
  '/services.md',
  '/sitemap.xml',
  '/api/health',
  '/api/health/ready',
  '/og/page/home',
  '/icon.svg',
  '/icon-192.png',
  '/nowhere-at-all',
  ...scripts.slice(0, 4).map((name) => `/_next/static/chunks/${name}`),
];

async function timeRequest(url: URL): Promise<{ status: number; ms: number }> {
  const started = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - started };
}

test(`web server › survives ${REQUESTS_PER_URL} interrupted requests to each kind of URL (seed ${SEED})`, async ({
  baseURL,
}) => {
  const port = await freePort();
  const output: string[] = [];
  const keep = { write: (chunk: unknown) => void output.push(String(chunk)) };
  const env = {
    ...process.env,
    SITE_URL: baseURL,
    NEXTAUTH_SECRET: 'only-for-tests-'.repeat(3),
    REQUEST_LIMIT: '1000000',
  };
  const web = await startWeb('start', port, env, { output: { stdout: keep, stderr: keep } });
  try {
    const urls = paths.map((path) => new URL(path, `http://localhost:${port}`));
    await interruptRequests(urls, REQUESTS_PER_URL, seededRandom(SEED));
    for (const url of urls) {
      // On a very busy machine a page may take longer than its limit, which is answered with 503.
      await expect.poll(async () => (await timeRequest(url)).status).not.toBe(503);
      expect((await timeRequest(url)).status, url.pathname).toBe(url.pathname === '/nowhere-at-all' ? 404 : 200);
      // Not at the first attempt, since other tests share the machine.
      await expect.poll(async () => (await timeRequest(url)).ms, url.pathname).toBeLessThan(1_000);
    }
    const lines = output
      .join('')
      .split('\n')
      .filter((line) => !line.includes('Rendering took longer than'));
    expect(lines.join('\n')).not.toMatch(/Unhandled|request failed in the server|rendering failed/);
  } finally {
    await web.stop();
  }
});
