import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runKinds } from '@/app/run-kinds';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { executeRun } from '@/lib/scraper-runs/execute-run';
import { listSkippedPages } from '@/lib/scraper-runs/queries';
import { startRun } from '@/lib/scraper-runs/start-run';
import { listPages } from '@/lib/website-scraper/pages';
import { planWebsiteRun } from '@/lib/website-scraper/plan-run';
import { closeBrowser } from '@/lib/website-scraper/rendering';
import { runSchema } from '@/lib/website-scraper/schema';
import { performers } from '@/worker/crawl';
import { emptyTables } from '../../support/empty-tables';
import { type Answer, type LocalSite, serveSite } from '../../support/local-site';
import { testBrowser } from '../../support/test-browser';
import { makeUser } from '../../support/users';

const DESCRIPTION = 'Bread and cakes from our oven in Ennis.';
/** The HTML of every page. What it shows is up to the script. */
const SHELL = `<!doctype html><html lang="en"><title>Bakery</title><meta name="description" content="${DESCRIPTION}">
  <noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script src="/app.js"></script>`;

/** Shows the content that the site has for the path, after it has tried every way out that a page has. */
const app = (inward: string, stun: number) => `
  const call = (frame) => {
    const peer = new frame.RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${stun}' },
      { urls: 'turn:${inward}?transport=tcp', username: 'a', credential: 'b' }] });
    peer.createDataChannel('data');
    return peer.createOffer().then((offer) => peer.setLocalDescription(offer));
  };
  const attempts = [
    () => fetch('http://${inward}/fetch', { mode: 'no-cors' }),
    () => fetch('/redirect-inward'),
    () => fetch('/private'),
    () => fetch('/order', { method: 'POST', body: 'one loaf' }),
    () => fetch('file:///etc/passwd'),
    () => navigator.sendBeacon('http://${inward}/beacon'),
    () => new WebSocket('ws://${inward}/socket'),
    () => new EventSource('http://${inward}/events'),
    () => new Worker(URL.createObjectURL(new Blob(["fetch('http://${inward}/worker'); new WebSocket('ws://${inward}/worker')"]))),
    () => new SharedWorker('data:text/javascript,' + encodeURIComponent("fetch('http://${inward}/shared'); new WebSocket('ws://${inward}/shared')")),
    () => navigator.serviceWorker.register('/app.js'),
    () => new WebTransport('https://127.0.0.1:${stun}'),
    () => call(window),
    () => call(document.body.appendChild(document.createElement('iframe')).contentWindow),
    () => document.head.insertAdjacentHTML('beforeend', '<link rel="preconnect" href="http://${inward}/"><link rel="prefetch" href="http://${inward}/">'),
    () => document.body.insertAdjacentHTML('beforeend', '<iframe src="http://${inward}/frame"></iframe><img src="http://${inward}/picture">'),
    () => document.body.appendChild(Object.assign(document.createElement('a'), { href: 'http://${inward}/file', download: 'file' })).click(),
    () => open('http://${inward}/window'),
    () => { location.href = 'http://${inward}/elsewhere'; },
  ];
  for (const attempt of attempts) try { attempt()?.catch?.(() => {}); } catch {}
  const response = await fetch('/api?' + new URLSearchParams({ path: location.pathname }));
  const { title, html } = await response.json();
  document.title = title;
  document.getElementById('root').innerHTML = html;`;

const CONTENT: Record<string, { title: string; html: string }> = {
  '/': {
    title: 'Bakery in Ennis',
    html: '<main><h1>Bakery in Ennis</h1><p>We bake rye, spelt and soda bread every morning, and on Saturdays there are cakes to order as well.</p><a href="/prices">Prices</a></main>',
  },
  '/prices': {
    title: 'Prices',
    html: '<main><h1>Prices</h1><p>Rye bread costs €4.50 and soda bread €3.20. Cakes start at €18.00 and can be ordered until Thursday evening.</p></main>',
  },
  '/blank': { title: 'Bakery', html: '' },
};

let site: LocalSite;
let userId: string;
let posted = 0;
const inwardArrivals: string[] = [];
const inward = createServer((socket) => {
  inwardArrivals.push('a connection');
  socket.destroy();
});
const stun = createSocket('udp4', () => inwardArrivals.push('a datagram'));

beforeAll(async () => {
  inward.listen(0, '127.0.0.1');
  stun.bind(0, '127.0.0.1');
  await Promise.all([once(inward, 'listening'), once(stun, 'listening')]);
  const { port } = inward.address() as { port: number };
  site = await serveSite((path, request): Answer | undefined => {
    if (request.method !== 'GET') posted += 1;
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    if (pathname === '/robots.txt')
      return { headers: { 'Content-Type': 'text/plain' }, body: 'User-agent: *\nDisallow: /private' };
    if (pathname === '/redirect-inward')
      return { status: 302, headers: { Location: `http://127.0.0.1:${port}/redirect` } };
    if (pathname === '/app.js')
      return {
        headers: { 'Content-Type': 'text/javascript' },
        body: `(async () => {${app(`127.0.0.1:${port}`, stun.address().port)}})()`,
      };
    if (pathname === '/api')
      return {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(CONTENT[searchParams.get('path') ?? '']),
      };
    return CONTENT[pathname] && { headers: { ETag: '"shell"' }, body: SHELL };
  });
  env.scraper.allowHosts.push(site.host);
});
afterAll(async () => {
  env.scraper.browser = undefined;
  await closeBrowser();
  await Promise.all([site.stop(), inward.close(), stun.close()]);
});
beforeEach(async () => {
  await emptyTables();
  site.asked.length = 0;
  userId = (await makeUser({ email: 'mary@bakery.ie', password: 'four green fields' })).id;
});

async function run() {
  const started = await startRun(userId, planWebsiteRun(runSchema.parse({ url: site.origin })));
  if (!started.ok) throw new Error(started.message);
  await executeRun(started.run.id, performers, new AbortController().signal);
  const stored = await db.scraperRun.findUniqueOrThrow({ where: { id: started.run.id } });
  const pages = await db.scraperPage.findMany({ where: { runId: stored.id }, orderBy: { id: 'asc' } });
  return { stored, pages, skipped: await listSkippedPages(stored, runKinds) };
}

test('a website drawn by JavaScript › is read with SCRAPER_BROWSER, and its scripts reach nothing else', async () => {
  env.scraper.browser = await testBrowser();
  const { stored, pages, skipped } = await run();
  expect(stored.problem).toBeNull();
  expect(pages.map(({ url, title }) => [new URL(url).pathname, title])).toEqual([
    ['/', 'Bakery in Ennis'],
    ['/prices', 'Prices'],
  ]);
  expect(pages[0]?.text).toContain('We bake rye, spelt and soda bread every morning');
  expect(pages[1]?.text).toContain('Rye bread costs €4.50');
  expect(pages[1], 'a 304 for the shell says nothing about what the scripts show').toMatchObject({ etag: null });
  expect(skipped).toEqual([]);
  expect(inwardArrivals).toEqual([]);
  expect(posted).toBe(0);
  expect(site.asked).toContain('/redirect-inward');
  expect(site.asked, 'robots.txt applies to what scripts load').not.toContain('/private');
  expect(
    site.asked.filter((path) => path === '/app.js'),
    'scripts are loaded once in a run',
  ).toHaveLength(1);
});

test('a website drawn by JavaScript › keeps title and description without SCRAPER_BROWSER, and says what would help', async () => {
  env.scraper.browser = undefined;
  const { stored, pages } = await run();
  expect(stored).toMatchObject({ status: 'done', pagesStored: 1 });
  expect(pages).toMatchObject([{ title: 'Bakery', text: DESCRIPTION, incomplete: 'javascript', etag: null }]);
  const { items } = await listPages(stored.id);
  expect(items[0]?.note).toMatch(/^Only its title and description are stored\..*no browser is set up.*SCRAPER_BROWSER/);
  expect(site.asked).not.toContain('/app.js');
});
