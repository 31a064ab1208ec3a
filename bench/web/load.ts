import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { middle } from '../middle';

const CONNECTIONS = 32;
const ROUNDS = 3;

export interface Load {
  perSecond: number;
  p99: number;
  failed: number;
}

const MILLISECONDS: Record<string, number> = { us: 0.001, ms: 1, s: 1_000 };
const isThere = promisify(execFile)('wrk', ['-v']).then(
  () => true,
  (error) => error.code !== 'ENOENT',
);

/** Load by wrk, which is faster than any server here. Undefined if it is not installed. */
async function askByWrk(url: string, seconds: number): Promise<Load | undefined> {
  if (!(await isThere)) return undefined;
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip', url];
  const { stdout } = await promisify(execFile)('wrk', args);
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)\b/.exec(stdout) ?? [];
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  const broken = (/Socket errors: (.*)/.exec(stdout)?.[1] ?? '').match(/\d+/g) ?? [];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
    p99: Math.round(Number(p99) * (MILLISECONDS[unit] ?? Number.NaN)),
    failed: refused + broken.reduce((sum, count) => sum + Number(count), 0),
  };
}

/** Load by autocannon, a Node program that itself reaches its limit at a few thousand responses per second. */
async function askByAutocannon(tools: string, url: string, seconds: number): Promise<Load> {
  const script = join(tools, 'node_modules/autocannon/autocannon.js');
  const args = [script, '--json', '--no-progress', '-c', String(CONNECTIONS), '-d', String(seconds)];
  const { stdout } = await promisify(execFile)(process.execPath, [...args, '-H', 'accept-encoding=gzip', url], {
    maxBuffer: 1e8,
  });
  const { requests, latency, errors, timeouts, non2xx } = JSON.parse(stdout);
  return { perSecond: requests.average, p99: latency.p99, failed: errors + timeouts + non2xx };
}

const together = (loads: Load[]): Load => ({
  perSecond: middle(loads.map(({ perSecond }) => perSecond)),
  p99: middle(loads.map(({ p99 }) => p99)),
  failed: loads.reduce((sum, { failed }) => sum + failed, 0),
});

/** Requests per second of each URL, the median of three rounds in which they alternate. */
export async function measureLoads(tools: string, urls: readonly string[], seconds: number): Promise<Load[]> {
  const loads = urls.map((): Load[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, url] of urls.entries()) {
      loads[index]?.push((await askByWrk(url, seconds)) ?? (await askByAutocannon(tools, url, seconds)));
      // A slow server still processes aborted requests, which would affect the next measurement.
      await (await fetch(url)).text();
    }
  }
  return loads.map(together);
}
