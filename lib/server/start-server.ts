import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import createNext from 'next';
import { env } from '@/lib/env';
import { watchAlarms } from '@/lib/health/watch-alarms';
import { log } from '@/lib/log';
import { requestsByIp } from '@/lib/rate-limits/policies';
import { setServerBridge } from '@/lib/server-bridge';
import { signingSecret } from '@/lib/signing';
import { buildAndSettings, type HasChangedSince, restoreCache, saveCache } from './cache/cache-file';
import { type CacheInvalidation, watchContentVersion } from './cache/cache-invalidation';
import { ResponseCache } from './cache/response-cache';
import { EMBED_FOLDER, EMBED_PREFIX } from './chat/embed-files';
import type { Middleware } from './compose';
import { type Stop, serveGracefully } from './graceful-shutdown';
import { createHttpServer } from './http-server';
import { limitPipelining } from './limits/limit-pipelining';
import { createRender, type NextHandler, type Render } from './render';
import { createPublicPages, type PublicPages } from './rendering/render-public';
import { createRequestHandler } from './request-handler';
import type { StaticFolder } from './static/static-files';
import { withTimeLimit } from './time-limit';

/** Time limit of an invalidation: requests wait for it, so a handler that never responds must not block them all. */
const REVALIDATE_TIMEOUT_MS = 5_000;
const REVALIDATE_PATH = '/api/internal/revalidate';
const WARM_UP_PATH = '/api/internal/warm-up';
/** Pages that are rendered before an instance is ready, which takes a few seconds; the sitemap lists the main ones first. */
const MAX_WARM_PAGES = 60;
/** Never cached. Rendered once, since their code takes longer to load than they take to render. */
const PERSONAL_PAGES = ['/auth', '/account'];
/** An instance is ready after this time even when pages are still missing; later where others serve until then. */
const WARM_CACHE_TIMEOUT_MS = env.warmUpFirst ? 120_000 : 30_000;
const WARM_UP_TIMEOUT_MS = 60_000;
/** The development server compiles a page when it is first asked for. */
const DEV_RENDER_TIMEOUT_MS = 120_000;

const host = new URL(env.siteUrl).host;
const cacheFile = resolve(env.dataDir, 'cache/pages');

/** What other websites load: also of the release before, for chats whose page was opened before the upgrade. */
const embedFolders: StaticFolder[] = ['previous-assets', 'assets'].map((folder) => ({
  root: resolve(EMBED_FOLDER, folder),
  prefix: EMBED_PREFIX,
  isImmutable: true,
}));
const staticFolders: StaticFolder[] = [
  ...embedFolders,
  // Of the release before (scripts/support/release.mjs), for pages that were opened before the upgrade.
  { root: resolve('.next/previous-static'), prefix: '/_next/static/', isImmutable: true },
  { root: resolve('.next/static'), prefix: '/_next/static/', isImmutable: true },
  { root: resolve('public'), prefix: '/', isImmutable: false },
];

/** The HTML of one of our own pages, rendered in this process; null when there is none. */
async function renderPage(render: Render, path: string): Promise<string | null> {
  const { status, body } = await render({ method: 'GET', url: path, headers: { host, accept: 'text/html' } });
  if (status === 200) return body.toString('utf8');
  if (status >= 300 && status < 500) return null;
  throw new Error(`${path} responded with status ${status}.`);
}

/**
 * Renders the first pages of the sitemap into the cache, so that no visitor of a new instance waits for one. Pages that cannot be
 * rendered are left to visitors.
 */
async function warmCache(render: Render, pages: PublicPages): Promise<void> {
  const read = async (path: string) => (await renderPage(render, path).catch(() => null)) ?? '';
  const sitemap = await read('/sitemap.xml');
  // A long sitemap is an index, whose first file has the main pages.
  const main = sitemap.includes('<sitemapindex') ? await read('/sitemaps/0.xml') : sitemap;
  const urls = [...main.matchAll(/<loc>([^<]+)<\/loc>/g)].slice(0, MAX_WARM_PAGES).map(([, url]) => url ?? '');
  for (const path of ['/sitemap.xml', ...urls.map((url) => new URL(url).pathname)]) await pages.refresh(path);
}

/**
 * Calls the application inside Next at one of its internal URLs: `revalidateTag`, `revalidatePath` and Next's caches only work
 * inside one of its own handlers.
 */
async function callApplication(render: Render, internalToken: string, url: string, timeoutMs: number): Promise<void> {
  const headers = { host, authorization: `Internal ${internalToken}`, 'content-length': '0' };
  const { status } = await withTimeLimit(
    render({ method: 'POST', url, headers }),
    timeoutMs,
    `${url} took longer than ${timeoutMs} ms.`,
  );
  if (status !== 204) throw new Error(`${url} responded with status ${status}.`);
}

/** Connects the application inside Next with this server. Returns what watches for changed content. */
function connectApplication(
  render: Render,
  cache: ResponseCache,
  databaseUrl: string,
  internalToken: string,
  isWarm: () => boolean,
): CacheInvalidation {
  const invalidation = watchContentVersion(databaseUrl, async () => {
    cache.invalidate();
    try {
      await callApplication(render, internalToken, REVALIDATE_PATH, REVALIDATE_TIMEOUT_MS);
    } finally {
      // What was rendered from Next's caches in the meantime.
      cache.invalidate();
    }
  });
  setServerBridge({
    contentChanged: invalidation.contentChanged,
    renderingSuperseded: () => cache.invalidate(),
    renderPage: (path) => renderPage(render, path),
    isDatabaseDown: invalidation.isDatabaseDown,
    isWarm,
    internalToken,
  });
  return invalidation;
}

type Options = {
  isDev: boolean;
  port: number;
  hasChangedSince: HasChangedSince;
  chat?: (render: Render) => readonly Middleware[];
};

export type WebServer = {
  contentChanged: () => Promise<void>;
  stop: Stop;
};

/** Serves the site: Next, or its development server, behind the chain of request-handler.ts. */
export async function startWebServer({ isDev, port, hasChangedSince, chat }: Options): Promise<WebServer> {
  if (!env.databaseUrl) throw new Error('DATABASE_URL is not set.');
  signingSecret();
  const server = createHttpServer();
  // Next closes every connection with an Upgrade header without a response, except those of hot reloading: in production it is given
  // a server that never listens. Without a listener for upgrades, Node treats such a request like any other.
  const app = createNext({ dev: isDev, port, httpServer: isDev ? server : createServer() });
  await app.prepare();
  const next: NextHandler = app.getRequestHandler();
  const render = createRender(next);
  const cache = new ResponseCache({ isKept: !isDev });
  const internalToken = randomUUID();
  const build = isDev ? '' : buildAndSettings();
  let isWarm = isDev;
  const invalidation = connectApplication(render, cache, env.databaseUrl, internalToken, () => isWarm);
  const pages = createPublicPages({
    render,
    cache,
    isDatabaseDown: invalidation.isDatabaseDown,
    host,
    timeLimitMs: isDev ? DEV_RENDER_TIMEOUT_MS : env.renderTimeoutMs,
  });
  const handle = createRequestHandler({
    next,
    render,
    cache,
    pages,
    invalidation,
    staticFolders: isDev ? embedFolders : staticFolders,
    chat,
    maintenanceFile: resolve(env.dataDir, 'maintenance'),
    imageFolder: env.s3 ? undefined : resolve(env.dataDir, 'images'),
    host,
    proxies: env.trustedProxies,
    requestPolicy: requestsByIp,
    isDev,
  });

  const stopServing = serveGracefully(server, limitPipelining(handle));
  async function warmPages(): Promise<void> {
    // The first check finds an unknown version, and so drops what has been rendered before it.
    await invalidation.check();
    const version = invalidation.version();
    const isRestored =
      version !== undefined && (await restoreCache(cache, cacheFile, { build, version }, hasChangedSince));
    // Where others serve until then, all pages are rendered nevertheless: the first rendering of each takes ten times as long.
    if (!isRestored || env.warmUpFirst)
      await withTimeLimit(
        warmCache(render, pages),
        WARM_CACHE_TIMEOUT_MS,
        'Rendering the first pages took too long.',
      ).catch((error) => log.warn({ err: error }, 'some pages are rendered by their first visitors'));
    for (const path of PERSONAL_PAGES) await renderPage(render, path).catch(() => null);
    isWarm = true;
  }
  /** For the next instance, also of a machine that fails. */
  async function savePages(): Promise<void> {
    const version = invalidation.version();
    if (isDev || !isWarm || version === undefined) return;
    await saveCache(cache, cacheFile, { build, version }).catch((error) =>
      log.warn({ err: error }, 'the pages could not be saved for the next start'),
    );
  }
  const indexOwnSite = () =>
    callApplication(render, internalToken, WARM_UP_PATH, WARM_UP_TIMEOUT_MS).catch((error) =>
      log.warn({ err: error }, 'this website could not be indexed; the first question will index it'),
    );
  const warmed = isDev ? undefined : warmPages().then(indexOwnSite);
  if (env.warmUpFirst) await warmed;
  await new Promise<void>((listening, reject) => {
    server.once('error', reject);
    server.listen(port, env.listenOn, listening);
  });

  void warmed?.then(() => cache.compressed).then(savePages);
  const shutdown = new AbortController();
  const watching = watchAlarms(shutdown.signal);

  async function stop(timeoutMs: number): Promise<void> {
    shutdown.abort();
    await stopServing(timeoutMs);
    await savePages();
    await invalidation.stop();
    await watching;
  }
  return { contentChanged: invalidation.contentChanged, stop };
}
