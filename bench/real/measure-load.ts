import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Profile } from './profiles';
import { watchTraffic } from './traffic';

/** The result of one page load. Times in ms since the start of the navigation. */
export interface LoadFigures {
  firstPaintMs: number;
  largestPaintMs: number;
  /** When every control of the HTML that React hydrates is hydrated. */
  aliveMs: number;
  /** Total blocking time: the time of tasks beyond 50 ms each, from the first contentful paint on. */
  blockingMs: number;
  /** Bytes on the wire, headers included. */
  bytes: number;
  requests: number;
}

/** The data collected by observe-load.js. */
interface ObservedLoad {
  now: number;
  /** When the HTML arrived. Chromium's throttling delays the end of a response, but not its start. */
  documentEnd: number;
  firstPaint?: number;
  largestPaint?: number;
  alive?: number;
  longTasks: { start: number; end: number }[];
}

/** A load is over after this long without traffic and hydration. */
const QUIET_MS = 2_000;
const LIMIT_MS = 120_000;
/** The duration above which a task blocks, by the definition of total blocking time. */
const FREE_MS = 50;

async function throttle(session: CDPSession, { latencyMs, kbitPerSecond, cpuSlowdown }: Profile): Promise<void> {
  const throughput = (kbitPerSecond * 1_000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

const readLoad = (page: Page) =>
  page.evaluate((): ObservedLoad => (globalThis as unknown as { readLoad: () => ObservedLoad }).readLoad());

/** Waits until the page is idle. */
async function untilQuiet(page: Page, quietForMs: () => number): Promise<ObservedLoad> {
  const started = performance.now();
  for (;;) {
    const load = await readLoad(page);
    const { now, alive } = load;
    if (alive !== undefined && now - alive > QUIET_MS && quietForMs() > QUIET_MS) return load;
    if (performance.now() - started > LIMIT_MS) {
      throw new Error(`${page.url()} ${alive === undefined ? 'was not hydrated' : 'did not become quiet'} in time.`);
    }
    await page.waitForTimeout(100);
  }
}

const blockingTime = (firstPaint: number, longTasks: ObservedLoad['longTasks']): number =>
  longTasks.reduce((sum, { start, end }) => sum + Math.max(0, end - Math.max(start + FREE_MS, firstPaint)), 0);

/**
 * Loads a page with an empty cache under a profile, until it is idle.
 * @throws when the page or one of its resources fails to load, or when the browser does not throttle
 */
export async function measureLoad(browser: Browser, url: string, profile: Profile): Promise<LoadFigures> {
  const context = await browser.newContext(profile.screen);
  try {
    const page = await context.newPage();
    await page.addInitScript({ path: join(import.meta.dirname, 'observe-load.js') });
    const session = await context.newCDPSession(page);
    const traffic = await watchTraffic(session);
    await throttle(session, profile);
    const response = await page.goto(url, { timeout: LIMIT_MS });
    if (!response?.ok()) throw new Error(`${url} answered ${response?.status()}.`);
    const { documentEnd, firstPaint, largestPaint, alive, longTasks } = await untilQuiet(page, traffic.quietForMs);
    const { bytes, requests, failures } = traffic.counts();
    if (failures.length > 0) throw new Error(`${url} did not load whole: ${failures.join(', ')}.`);
    if (documentEnd < profile.latencyMs) throw new Error('The browser does not throttle the network.');
    if (firstPaint === undefined || largestPaint === undefined || alive === undefined) {
      throw new Error(`${url} was not painted.`);
    }
    const blockingMs = blockingTime(firstPaint, longTasks);
    return { firstPaintMs: firstPaint, largestPaintMs: largestPaint, aliveMs: alive, blockingMs, bytes, requests };
  } finally {
    await context.close();
  }
}
