import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const CONNECTIONS = 32;
const ROUNDS = 3;

export interface Load {
  perSecond: number;
  p99: number;
  failed: number;
}

/** Asks for an address over 32 connections for some seconds, from a process of its own. */
async function askFor(tools: string, url: string, seconds: number): Promise<Load> {
  const script = join(tools, 'node_modules/autocannon/autocannon.js');
  const args = [script, '--json', '--no-progress', '-c', String(CONNECTIONS), '-d', String(seconds)];
  const { stdout } = await promisify(execFile)(process.execPath, [...args, '-H', 'accept-encoding=gzip', url], {
    maxBuffer: 1e8,
  });
  const { requests, latency, errors, timeouts, non2xx } = JSON.parse(stdout);
  return { perSecond: requests.average, p99: latency.p99, failed: errors + timeouts + non2xx };
}

const middle = (figures: number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

const together = (loads: Load[]): Load => ({
  perSecond: middle(loads.map(({ perSecond }) => perSecond)),
  p99: middle(loads.map(({ p99 }) => p99)),
  failed: loads.reduce((sum, { failed }) => sum + failed, 0),
});

/** The load that each address bears, the middle of three rounds in which they take turns, so that both meet the same machine. */
export async function measureLoads(tools: string, urls: readonly string[], seconds: number): Promise<Load[]> {
  const loads = urls.map((): Load[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, url] of urls.entries()) loads[index]?.push(await askFor(tools, url, seconds));
  }
  return loads.map(together);
}
