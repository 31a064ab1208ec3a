import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import type { FetchOptions } from '../fetch/guarded-fetch';
import type { Chromium } from './chromium';
import { REMOVE_WEBRTC } from './no-network';
import { type FetchedHtml, type LoadLimits, PageRequests, type ScriptCache } from './page-requests';

/** The limits of rendering one page: `memory` is that of the processes that show it, in bytes; `html` is in characters. */
export type RenderLimits = LoadLimits & { ms: number; memory: number; html: number };

export const RENDER_LIMITS: RenderLimits = {
  ms: 15_000,
  memory: 768 * 1024 * 1024,
  requests: 80,
  bytes: 20 * 1024 * 1024,
  html: 5 * 1024 * 1024,
};

/** Thrown when a page takes too much time or memory. */
export class RenderLimitError extends Error {}

/** A page whose scripts never stop loading is read as it is after this part of its time. */
const LOADING_PART = 0.6;
const CHECK_MS = 100;
/** A page with less text than this may be a splash screen, and gets a little more time. */
const LITTLE_TEXT = 100;
const SPLASH_MS = 2_000;

/** Rejects when a page takes too much time or memory, or `signal` aborts, and ends with `finished`. */
async function watch(chromium: Chromium, limits: RenderLimits, signal: AbortSignal | undefined, finished: AbortSignal) {
  const endsAt = performance.now() + limits.ms;
  while (!finished.aborted) {
    signal?.throwIfAborted();
    if (performance.now() > endsAt) throw new RenderLimitError('time');
    if ((await chromium.measureMemory()) > limits.memory) throw new RenderLimitError('memory');
    await sleep(CHECK_MS);
  }
}

/** Runs in a world whose functions scripts cannot change. Shadow trees join the document; messages for browsers without JavaScript go. */
const readDocument = (maxLength: number) => `(() => {
  const flatten = (root) => {
    for (const element of root.querySelectorAll('*')) {
      if (!element.shadowRoot) continue;
      flatten(element.shadowRoot);
      element.prepend(...element.shadowRoot.childNodes);
    }
  };
  flatten(document);
  for (const element of document.querySelectorAll('noscript')) element.remove();
  return document.documentElement.outerHTML.slice(0, ${maxLength});
})()`;
const COUNT_TEXT = `(document.body?.innerText ?? '').trim().length`;

/** Evaluates expressions in the document of a page, isolated from its scripts. */
async function openIsolatedWorld(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const world = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id });
  return async (expression: string): Promise<unknown> => {
    const evaluated = await session.send('Runtime.evaluate', {
      expression,
      contextId: world.executionContextId,
      returnByValue: true,
    });
    return evaluated.result.value;
  };
}

async function read(context: BrowserContext, page: Page, limits: RenderLimits): Promise<string> {
  const evaluate = await openIsolatedWorld(context, page);
  const endsAt = performance.now() + SPLASH_MS;
  while (Number(await evaluate(COUNT_TEXT)) < LITTLE_TEXT && performance.now() < endsAt) await sleep(CHECK_MS);
  return `<!doctype html>${await evaluate(readDocument(limits.html))}`;
}

async function open(context: BrowserContext, fetched: FetchedHtml, limits: RenderLimits): Promise<string> {
  const page = await context.newPage();
  // Windows that the page opens.
  context.on('page', (opened) => void opened.close().catch(() => undefined));
  // Its time is watched, see below.
  await page.goto(fetched.url, { waitUntil: 'commit', timeout: 0 });
  // Some pages never stop loading.
  await page.waitForLoadState('networkidle', { timeout: limits.ms * LOADING_PART }).catch(() => undefined);
  const html = await read(context, page, limits);
  await context.close();
  return html;
}

/**
 * Renders a page in a browser and returns its HTML. After an error the browser may still be busy with the page, and has to be ended.
 * @throws RenderLimitError when the page takes too much, the reason of `fetch.signal`, and errors of Playwright
 */
export async function renderPage(
  chromium: Chromium,
  fetched: FetchedHtml,
  fetch: FetchOptions,
  scripts: ScriptCache,
  limits: RenderLimits,
): Promise<string> {
  const finished = new AbortController();
  const context = await chromium.browser.newContext({
    userAgent: fetch.userAgent,
    locale: 'en-IE',
    serviceWorkers: 'block',
    acceptDownloads: false,
  });
  await context.addInitScript(REMOVE_WEBRTC);
  const requests = new PageRequests(fetched, fetch, limits, scripts);
  // A request may outlive its page.
  await context.route(/.*/, (route, request) => requests.respond(route, request).catch(() => undefined));
  await context.routeWebSocket(/.*/, (socket) => socket.close());
  const html = open(context, fetched, limits);
  const watching = watch(chromium, limits, fetch.signal, finished.signal);
  // The one that ends later is not awaited.
  for (const one of [html, watching]) one.catch(() => undefined);
  try {
    return await Promise.race([html, watching.then(() => html)]);
  } finally {
    finished.abort();
  }
}
