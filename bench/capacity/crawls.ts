import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { OwnSite } from '../../tests/support/own-site';
import type { ServerStart } from '../crawl-server';

const SERVER = fileURLToPath(new URL('../crawl-server.ts', import.meta.url));
const PAGES = '2000';
/** The default of SCRAPER_RUNS_AT_ONCE: more need another user. */
const RUNS_OF_A_USER = 2;

/** Starts websites of 2,000 pages on this machine. Returns their hosts. */
export async function startWebsites(count: number): Promise<{ hosts: string[]; stop: () => void }> {
  const servers = Array.from({ length: count }, () => fork(SERVER, [PAGES], { execArgv: ['--import', 'tsx'] }));
  const hosts = await Promise.all(
    servers.map(async (server) => {
      const [started]: [ServerStart] = (await once(server, 'message')) as [ServerStart];
      return new URL(started.origin).host;
    }),
  );
  return { hosts, stop: () => servers.forEach((server) => void server.disconnect()) };
}

/** Starts a run of the website scraper for each host. @throws if one is refused */
export async function startRuns(site: OwnSite, hosts: readonly string[]): Promise<void> {
  let headers: Record<string, string> = {};
  for (const [index, host] of hosts.entries()) {
    if (index % RUNS_OF_A_USER === 0) headers = await site.adminHeaders();
    const response = await fetch(`${site.url}/api/scraper/runs`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ url: `http://${host}`, maxPages: 'unlimited' }),
    });
    if (response.status !== 201) throw new Error(`A run was refused: ${response.status} ${await response.text()}`);
  }
}
