import { setTimeout as sleep } from 'node:timers/promises';
import { publicPages } from '../../tests/e2e/routes';
import { memoryOf } from './process';
import { seeded } from './random';

const CLIENTS = 8;
const SAMPLES = 20;

/** Ordinary traffic: pages as requested by browsers and Next's client, feeds, Markdown, uncached searches. */
function ordinary(random: ReturnType<typeof seeded>): [string, Record<string, string>] {
  const page = random.pick(publicPages);
  const asked: readonly [string, Record<string, string>][] = [
    [page, { accept: 'text/html' }],
    [page, { accept: 'text/html', 'accept-encoding': 'br' }],
    [page, { rsc: '1' }],
    [page, { accept: 'text/markdown' }],
    [`/blog?q=word${random.below(100_000)}`, {}],
    [`/nowhere-${random.below(100_000)}`, {}],
    ['/api/rss', {}],
    ['/sitemap.xml', {}],
    ['/api/form-token', {}],
    ['/api/auth/session', {}],
  ];
  return random.pick(asked);
}

/** Sends mixed ordinary traffic for some minutes. Returns the memory samples of `pid` in MB, and the failures. */
export async function soak(site: string, { minutes, seed, pid }: { minutes: number; seed: number; pid?: number }) {
  const until = performance.now() + minutes * 60_000;
  const failures: string[] = [];
  let requests = 0;
  const client = async (number: number) => {
    const random = seeded(seed + number);
    while (performance.now() < until) {
      const [path, headers] = ordinary(random);
      const answer = await fetch(site + path, { headers, redirect: 'manual' }).catch((error) => error as Error);
      if (answer instanceof Error) failures.push(`${path}: ${answer.message}`);
      else {
        await answer.arrayBuffer();
        if (answer.status >= 500) failures.push(`${path}: ${answer.status}`);
      }
      requests += 1;
    }
  };
  const memory: number[] = [];
  const watch = async () => {
    while (performance.now() < until) {
      memory.push(memoryOf(pid) ?? 0);
      await sleep((minutes * 60_000) / SAMPLES);
    }
  };
  await Promise.all([watch(), ...Array.from({ length: CLIENTS }, (_, number) => client(number))]);
  return { requests, perSecond: Math.round(requests / (minutes * 60)), memory, failures };
}
