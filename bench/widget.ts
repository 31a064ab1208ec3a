// npm run bench -- widget: what an agent costs the website that shows it, before and after a press, compared with two peers on the
// same page. The agent's launcher and chat come from another origin, as on a real website; the peers from the website itself,
// which flatters them.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
import { renderChatPage, renderRefusal } from '@/embed/page';
import { widgetSnippet } from '@/lib/agents/widget-snippet';
import { chatPage } from '@/lib/server/chat/chat-page';
import { EMBED_FOLDER, EMBED_PREFIX } from '@/lib/server/chat/embed-files';
import { launcher } from '@/lib/server/chat/launcher';
import { CHROMIUM_FLAGS, findTestBrowser } from '../tests/support/browser.mjs';
import { listen, startChain } from '../tests/support/chain-server';
import { agentNamed } from '../tests/support/public-agent';
import { fetchPackages } from './fetch-packages';
import { middle } from './middle';

/** Usage: npm run bench -- widget [--rounds 5] */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);

/** As of a cheap phone. */
const SLOWER_CPU = 4;
const PEERS = { '@typebot.io/js': '0.10.7', 'flowise-embed': '3.1.6' };
const TEXT = '<p>Bread, cakes and coffee on Parnell Street in Ennis, baked every night.</p>'.repeat(40);

interface Figures {
  requests: number;
  bytes: number;
  scriptMs: number;
  /** Of the page's thread, all its work. */
  taskMs: number;
  shift: number;
}

/** Counts what a page asks for, from now on. */
async function countRequests(page: Page): Promise<{ requests: number; bytes: number }> {
  const counted = { requests: 0, bytes: 0 };
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    counted.requests += 1;
    counted.bytes += encodedDataLength;
  });
  return counted;
}

/** Opens a page once, with a slow processor and without a cache. */
async function measure(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  await session.send('Performance.enable');
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const counted = await countRequests(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const { metrics } = await session.send('Performance.getMetrics');
  const ms = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  const shift: number = await page.evaluate(() => Object(window).shift);
  await context.close();
  return { ...counted, scriptMs: ms('ScriptDuration'), taskMs: ms('TaskDuration'), shift };
}

/** What a press adds. The frame is a process of its own, whose requests the page's session does not see. */
async function measurePress(browser: Browser, url: string): Promise<{ requests: number; bytes: number; ms: number }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) =>
    sizes.push(
      request.sizes().then(({ responseHeadersSize, responseBodySize }) => responseHeadersSize + responseBodySize),
    ),
  );
  const began = performance.now();
  await page.locator('agent-launcher button').click();
  await page.frameLocator('agent-launcher iframe').locator('#message:focus').waitFor();
  const ms = performance.now() - began;
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { requests: sizes.length, bytes, ms };
}

const peers = fetchPackages(PEERS);
if ('reason' in peers) console.log(`There is nothing to compare with: ${peers.reason}`);
const folder = 'folder' in peers ? peers.folder : undefined;

const agent = agentNamed({ allowedSites: [] });
const allowed: string[] = [];
const findAgent = async () => ({ ...agent, allowedSites: allowed });
const product: Awaited<ReturnType<typeof startChain>> = await startChain(
  (_request, response) => response.writeHead(404).end(),
  {
    staticFolders: [{ root: join(EMBED_FOLDER, 'assets'), prefix: EMBED_PREFIX, isImmutable: true }],
    chat: (render) => [
      // Its address is known when it listens.
      (context, next) => launcher(findAgent, product.url)(context, next),
      chatPage(render, { findAgent, renderPage: renderChatPage, renderRefusal }),
    ],
  },
);
const moduleOf = (name: string, call: string) =>
  `<script type="module">import peer from "/node_modules/${name}/dist/web.js";peer.${call}</script>`;

/** What stands at the end of the page, by the name of the row. */
const lines: Record<string, string> = {
  'page alone': '',
  'this agent': widgetSnippet(product.url, agent.key, agent.name).afterLoad,
  ...(folder && {
    'typebot 0.10.7': moduleOf('@typebot.io/js', 'initBubble({typebot:"bench",apiHost:location.origin})'),
    'flowise-embed 3.1.6': moduleOf('flowise-embed', 'init({chatflowid:"bench",apiHost:location.origin})'),
  }),
};
const names = Object.keys(lines);
const host = await listen(
  createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    const send = (type: string, body: string | Buffer) =>
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(gzipSync(body));
    if (folder && /^\/node_modules\/[\w@.-]+(?:\/[\w.-]+)*\.js$/.test(path) && !path.includes('..'))
      return send('text/javascript', readFileSync(join(folder, path)));
    const line = lines[names[Number(path.slice(1))] ?? ''];
    if (line === undefined) return response.writeHead(404).end();
    send('text/html; charset=utf-8', `<!doctype html><title>Bakery</title><h1>Bakery</h1>${TEXT}${line}`);
  }),
);
allowed.push(new URL(host.url).host);
const browser = await chromium.launch({ executablePath: findTestBrowser(), args: CHROMIUM_FLAGS });
const measured = new Map<string, Figures[]>(names.map((name) => [name, []]));
for (let round = 0; round < rounds; round += 1)
  for (const [at, name] of names.entries()) measured.get(name)?.push(await measure(browser, `${host.url}/${at}`));

console.log('| page | requests | bytes | script ms (CPU × 4) | main thread ms | layout shift |');
console.log('|---|---|---|---|---|---|');
for (const [name, figures] of measured) {
  const of = (kind: keyof Figures) => middle(figures.map((one) => one[kind]));
  const row = [name, of('requests'), of('bytes'), of('scriptMs').toFixed(0), of('taskMs').toFixed(0), of('shift')];
  console.log(`| ${row.join(' | ')} |`);
}
const press = await measurePress(browser, `${host.url}/1`);
console.log(
  `\nAfter a press: ${press.requests} requests, ${press.bytes} bytes, usable after ${press.ms.toFixed(0)} ms.`,
);
await browser.close();
host.close();
product.close();
process.exit();
