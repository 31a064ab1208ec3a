import { setTimeout as sleep } from 'node:timers/promises';

/** Page views a second, each of another page of the sitemap. */
const RATE = 25;
const CALM_MS = 20_000;

type View = { ms: number; failure?: string };

async function view(url: string): Promise<View> {
  const started = performance.now();
  const read = async (response: Response) =>
    (await response.text()) && response.ok ? undefined : `${response.status}`;
  const failure = await fetch(url)
    .then(read)
    .catch((error: Error) => error.message);
  return { ms: performance.now() - started, failure: failure && `${url}: ${failure}` };
}

/** Views pages until `work` is done. */
async function viewDuring(urls: readonly string[], work: Promise<unknown>): Promise<View[]> {
  let isOver = false;
  void work.finally(() => {
    isOver = true;
  });
  const views: Promise<View>[] = [];
  while (!isOver) {
    views.push(view(urls[views.length % urls.length] ?? ''));
    await sleep(1_000 / RATE);
  }
  await work;
  return Promise.all(views);
}

function describe(name: string, views: readonly View[]): string {
  const times = views.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => `${Math.round(times[Math.floor((times.length - 1) * share)] ?? 0)} ms`;
  const failures = views.flatMap(({ failure }) => failure ?? []);
  return `${name}: ${views.length} pages, ${failures.length} failed, p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)} ${failures.slice(0, 3).join('; ')}`;
}

/** Views pages of a cluster, first undisturbed, then while `restart` ends each of its web servers in turn. Returns one line for each. */
export async function measureRestarts(
  site: { url: string; webs: readonly string[] },
  restart: () => Promise<unknown>,
): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
  const untilReady = async () => {
    for (const web of site.webs)
      while (!(await fetch(`${web}/api/health/ready`).catch(() => undefined))?.ok) await sleep(200);
  };
  const restartAll = async () => {
    for (const _web of site.webs) {
      await restart();
      // It reports that it is stopping within half a second, and may then be gone.
      await sleep(1_000);
      await untilReady();
    }
  };
  await untilReady();
  const calm = await viewDuring(urls, sleep(CALM_MS));
  return [
    describe('undisturbed', calm),
    describe('while each web server restarts', await viewDuring(urls, restartAll())),
  ];
}
