// npm run bench -- previews: visitors who all have a website read at /meet-your-agent at once, while others view pages. Prints what
// each waited for, how long mails of leads took, and how the page views compare with those before and after.
import { createServer } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { PreviewView } from '@/lib/agent-preview/preview-view';
import type { BusinessType } from '@/lib/industries';
import { freePort } from '../scripts/support/database.mjs';
import { build, generate } from '../scripts/support/prepare.mjs';
import { callAction } from '../tests/support/call-action';
import { startFixtureSite } from '../tests/support/fixture-sites';
import { type OwnSite, startOwnSite } from '../tests/support/own-site';
import { newAddress, type Visit, visitUntil } from './flood/visitors';

/** Usage: npm run bench -- previews [--visitors 20] [--latency 150] [--quiet 15] [--heavy 5] */
const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '20' },
    latency: { type: 'string', default: '150' },
    quiet: { type: 'string', default: '15' },
    heavy: { type: 'string', default: '0' },
  },
});

const TYPES: BusinessType[] = ['plumber', 'restaurant', 'hair-salon', 'dentist', 'electrician', 'law-firm'];

/** Milliseconds since the form was sent. `places` are the places in the queue that the visitor saw, in order. */
type Waited = { begun: number; greeted: number; ready: number; places: number[]; failed?: string };

const share = (figures: readonly number[], at: number): number =>
  figures.toSorted((a, b) => a - b)[Math.min(figures.length - 1, Math.floor(figures.length * at))] ?? Number.NaN;
const seconds = (figures: readonly number[]) =>
  [0.5, 0.95, 1].map((at) => `${(share(figures, at) / 1_000).toFixed(1)} s`).join(' / ');

/** The events of a preview, until it is ready or has failed. */
async function* followPreview(url: string): AsyncGenerator<PreviewView> {
  const response = await fetch(url, { headers: { Accept: 'text/event-stream' } });
  if (!response.ok || !response.body) throw new Error(`${url} was answered with ${response.status}.`);
  let text = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const events = (text + chunk).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (data) yield JSON.parse(data);
    }
  }
}

/** A website each of whose pages lists 9,000 prices, which is read meanwhile. */
async function startHeavySite(port: number): Promise<string> {
  const server = createServer(({ url = '/' }, response) => {
    const prices = Array.from({ length: 9_000 }, (_, at) => `<p>Cut ${at} on ${url} <b>€${(at % 90) + 5}.50</b>`);
    const links = Array.from({ length: 30 }, (_, at) => `<a href="/p${at}">Prices ${at}</a>`);
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(
      `<html lang="en"><title>Prices ${url}</title><h1>Prices</h1>${links.join(' ')}${url === '/robots.txt' ? '' : prices.join('')}`,
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  server.unref();
  return `localhost:${port}`;
}

/** Milliseconds from a lead to its sent mail, of the mails since `from`, or of those that are not sent yet until now. */
async function mailDelays(site: OwnSite, from: Date): Promise<number[]> {
  const rows = await site.sql(
    'SELECT extract(epoch FROM coalesce(sent_at, now()) - created_at) * 1000 AS ms FROM mails WHERE created_at > $1',
    [from],
  );
  return rows.map(({ ms }) => Number(ms));
}

async function haveRead(site: string, website: string): Promise<Waited> {
  const headers = newAddress();
  const started = performance.now();
  const sinceStart = () => performance.now() - started;
  const { formToken } = await (await fetch(`${site}/api/form-token`, { headers })).json();
  const fields = { website, industry: '', agent: '', formToken };
  const { body, redirect } = await callAction(`${site}/meet-your-agent`, 'startPreviewAction', fields, headers);
  const id = /^\/meet-your-agent\/([\w-]{43})/.exec(redirect)?.[1];
  if (!id) throw new Error(`No preview was started: ${body.slice(0, 500)}`);
  const waited: Waited = { begun: Number.NaN, greeted: Number.NaN, ready: Number.NaN, places: [] };
  for await (const { state, place, greeting, problem } of followPreview(`${site}/api/agent-previews/${id}/events`)) {
    if (place !== undefined) waited.places.push(place);
    if (state !== 'waiting' && Number.isNaN(waited.begun)) waited.begun = sinceStart();
    if (greeting && Number.isNaN(waited.greeted)) waited.greeted = sinceStart();
    if (state === 'ready') waited.ready = sinceStart();
    if (state === 'failed') waited.failed = problem;
  }
  return waited;
}

async function visitDuring<T>(site: string, work: Promise<T>): Promise<{ visits: Visit[]; result: T }> {
  let isOver = false;
  const visits = visitUntil(site, () => isOver);
  const result = await work.finally(() => {
    isOver = true;
  });
  return { visits: await visits, result };
}

const pageTimes = (visits: readonly Visit[]) => visits.flatMap(({ kind, ms }) => (kind === 'page' ? [ms] : []));

/** A percentile of the page views before and after, and meanwhile. */
function compare(quiet: readonly Visit[], busy: readonly Visit[], at: number): string {
  const [alone, loaded] = [share(pageTimes(quiet), at), share(pageTimes(busy), at)];
  return `${alone.toFixed(0)} ms before and after, ${loaded.toFixed(0)} ms meanwhile: × ${(loaded / alone).toFixed(2)}`;
}

function print(quiet: readonly Visit[], busy: readonly Visit[], waited: readonly Waited[]): void {
  const failures = [...busy.flatMap(({ failure }) => failure ?? []), ...waited.flatMap(({ failed }) => failed ?? [])];
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}; median / p95 / longest:`);
  console.log(`  from the form to the start of reading   ${seconds(waited.map(({ begun }) => begun))}`);
  console.log(
    `  from the start of reading to greeting   ${seconds(waited.map(({ begun, greeted }) => greeted - begun))}`,
  );
  console.log(`  from the start of reading to the report ${seconds(waited.map(({ begun, ready }) => ready - begun))}`);
  const rising = waited.filter(({ places }) => places.some((place, at) => place > (places[at - 1] ?? place)));
  console.log(
    `  last in the queue ${Math.max(...waited.flatMap(({ places }) => places))}, places that rose ${rising.length}`,
  );
  console.log(`page views, median ${compare(quiet, busy, 0.5)}`);
  console.log(`page views, p95    ${compare(quiet, busy, 0.95)}`);
  console.log(`failures ${failures.length} ${failures.slice(0, 3).join('; ')}`);
}

await generate();
await build(process.env);
const ports = await Promise.all(Array.from({ length: Number(values.visitors) }, () => freePort()));
const websites = await Promise.all(
  ports.map((port, at) => startFixtureSite(TYPES[at % TYPES.length] ?? 'general', port, Number(values.latency))),
);
const heavyPorts = await Promise.all(Array.from({ length: Number(values.heavy) }, () => freePort()));
const heavySites = await Promise.all(heavyPorts.map(startHeavySite));
const hosts = [...websites.map(({ host }) => host), ...heavySites];
const site = await startOwnSite({ SCRAPER_ALLOW_HOSTS: hosts.join(',') });
const visitQuietly = () => visitDuring(site.url, sleep(Number(values.quiet) * 1_000));
try {
  // Warms the site up: its code, its pages and the index of its own text.
  await visitDuring(site.url, sleep(8_000));
  const before = await visitQuietly();
  const quietMails = await mailDelays(site, new Date(Date.now() - Number(values.quiet) * 1_000));
  const busyFrom = new Date();
  const heavy = Promise.all(heavySites.map((host) => haveRead(site.url, host)));
  // The others come when the heavy ones are being read.
  if (heavySites.length > 0) await sleep(1_500);
  const light = Promise.all(websites.map(({ host }) => haveRead(site.url, host)));
  const busy = await visitDuring(
    site.url,
    heavy.then(() => light),
  );
  const busyMails = await mailDelays(site, busyFrom);
  const after = await visitQuietly();
  print([...before.visits, ...after.visits], busy.visits, busy.result);
  console.log(`mails, median / p95 / longest: ${seconds(quietMails)} before, ${seconds(busyMails)} meanwhile`);
  if (heavySites.length > 0) console.log('heavy websites:', await heavy);
} finally {
  await site.stop();
  await Promise.all(websites.map(({ stop }) => stop()));
}
process.exit();
