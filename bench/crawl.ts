// npm run bench -- crawl: pages per second, CPU and memory of this project's crawler compared with Crawlee's CheerioCrawler, on
// a website on this machine. Every run of a contender has its own process; they alternate, and the server counts their
// requests.
import { type ChildProcess, fork } from 'node:child_process';
import { once, setMaxListeners } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ServerCounts, ServerStart } from './crawl-server';
import { fetchPackages } from './fetch-packages';
import { middle } from './middle';

/** Usage: npm run bench -- crawl [--pages 600] [--rounds 3] [--crawls 1] [--product] */
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '600' },
    rounds: { type: 'string', default: '3' },
    crawls: { type: 'string', default: '1' },
    product: { type: 'boolean', default: false },
  },
});
const pages = Number(values.pages);
const rounds = Number(values.rounds);
const crawls = Number(values.crawls);

/** Not a dependency of the project, since it would add about a hundred packages for this benchmark. */
const PEER = { '@crawlee/cheerio': '3.18.1' };
/** How many requests at once are tried to find the peer's best. */
const PEER_CONCURRENCIES = [4, 8, 16, 32];

interface Run {
  pages: number;
  distinct: number;
  characters: number;
  seconds: number;
  /** Of all processes; `otherMs` is the part of the database. */
  cpuMs: number;
  otherMs: number;
  rssMb: number;
}
interface Contender {
  name: string;
  script: string;
  args: string[];
}

const file = (name: string) => join(import.meta.dirname, name);

/** The next message of a child process; rejects when it exits without one. */
async function message<T>(child: ChildProcess, name: string): Promise<T> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${name} ended with code ${code} and no result.`);
  });
  const [said] = (await Promise.race([once(child, 'message'), ended])) as [T];
  ended.catch(() => undefined);
  return said;
}

function fetchPeer(): string | undefined {
  const fetched = fetchPackages(PEER);
  if ('folder' in fetched) return fetched.folder;
  console.log(`There is nothing to compare with: ${fetched.reason}`);
}

/** Runs a contender once and compares its result with the server's counts. */
async function runOnce(contender: Contender, server: ChildProcess, origin: string): Promise<Run> {
  const { name, script, args } = contender;
  const child = fork(file(script), [origin, String(pages), String(crawls), ...args]);
  const ended = once(child, 'exit');
  const run = await message<Run>(child, name);
  await ended;
  const counted = message<ServerCounts>(server, 'The server');
  server.send('counts');
  const counts = await counted;
  if (run.pages !== pages || run.distinct !== pages || counts.pages !== pages || counts.requests !== pages * crawls) {
    throw new Error(`${name} did not read each page once: ${JSON.stringify({ ...run, ...counts, expected: pages })}`);
  }
  return run;
}

const speed = ({ seconds }: Run) => pages / seconds;

/** The peer with the concurrency that is fastest. */
async function tunePeer(folder: string, server: ChildProcess, origin: string): Promise<Contender> {
  let best: { contender: Contender; speed: number } | undefined;
  for (const concurrency of PEER_CONCURRENCIES) {
    const name = `Crawlee's CheerioCrawler, ${concurrency} at once`;
    const contender = { name, script: 'crawl-crawlee.mjs', args: [String(concurrency), folder] };
    const reached = speed(await runOnce(contender, server, origin));
    console.log(`tuning: ${contender.name}: ${reached.toFixed(1)} pages/s`);
    if (!best || reached > best.speed) best = { contender, speed: reached };
  }
  return (best as { contender: Contender }).contender;
}

function printTable(runs: Map<Contender, Run[]>, peer: Contender | undefined): void {
  const peerSpeed = peer && middle((runs.get(peer) ?? []).map(speed));
  console.log(
    '| contender | pages/s (median, min–max) | CPU ms a page | of it the database | peak RSS MB | ratio to Crawlee |',
  );
  console.log('|---|---|---|---|---|---|');
  for (const [{ name }, results] of runs) {
    const speeds = results.map(speed);
    const spread = `${Math.min(...speeds).toFixed(1)}–${Math.max(...speeds).toFixed(1)}`;
    const cpu = middle(results.map(({ cpuMs }) => cpuMs / pages)).toFixed(2);
    const database = middle(results.map(({ otherMs }) => otherMs / pages)).toFixed(2);
    const rss = Math.max(...results.map(({ rssMb }) => rssMb)).toFixed(0);
    const ratio = peerSpeed ? (middle(speeds) / peerSpeed).toFixed(2) : '–';
    console.log(`| ${name} | ${middle(speeds).toFixed(1)} (${spread}) | ${cpu} | ${database} | ${rss} | ${ratio} |`);
  }
}

async function compare(server: ChildProcess, { origin, bytes }: ServerStart): Promise<void> {
  const kb = (size: number) => `${Math.round(size / 1000)} KB`;
  console.log(`${pages} pages of ${kb(bytes.least)} to ${kb(bytes.most)}, ${kb(bytes.mean)} at the mean\n`);
  const folder = values.product ? undefined : fetchPeer();
  const peer = folder === undefined ? undefined : await tunePeer(folder, server, origin);
  const product = { name: 'the product: a run that is stored in the database', script: 'crawl-product.ts', args: [] };
  const contenders = peer ? [product, peer] : [product];
  const runs = new Map<Contender, Run[]>(contenders.map((contender) => [contender, []]));
  for (let round = 0; round < rounds; round += 1) {
    // Every other round runs in reverse, since the machine's state differs between first and last.
    for (const contender of round % 2 ? contenders.toReversed() : contenders) {
      runs.get(contender)?.push(await runOnce(contender, server, origin));
    }
  }
  printTable(runs, peer);
}

const server = fork(file('crawl-server.ts'), [String(pages)]);
// Each request to the server adds a listener for its exit.
setMaxListeners(0, server);
try {
  await compare(server, await message<ServerStart>(server, 'The server'));
} finally {
  server.kill();
}
