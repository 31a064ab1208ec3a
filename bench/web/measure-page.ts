import { type Browser, chromium, type Page } from 'playwright';
import { findViolations } from '../../tests/support/axe';
import { CHROMIUM_FLAGS, findChromium } from '../../tests/support/browser.mjs';
import { type PageWeight, weighPage } from '../../tests/support/page-weight';
import { type LighthouseResult, runLighthouse } from './lighthouse';
import { type Load, measureLoads } from './load';

/** The folders that the tools are installed in, without those that failed or are not needed. */
export interface Tools {
  load?: string;
  lighthouse?: string;
}

/** The measurements of a page; those that were skipped or failed are missing. */
export interface PageFigures {
  name: string;
  load?: Load;
  /** The load of the bare page, measured alternately. */
  bareLoad?: Load;
  weight?: PageWeight;
  axe?: string[];
  lighthouse?: LighthouseResult;
  problems: string[];
}

interface Wanted {
  url: string;
  /** The page that the load is measured alternately with. */
  beside?: string;
  tools: Tools;
  skipped: ReadonlySet<string>;
  seconds: number;
}

let browser: Promise<Browser> | undefined;
const openBrowser = () => {
  browser ??= chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  return browser;
};

/** Runs `work` with a page of a new browser context. */
async function withNewVisitor<T>(work: (page: Page) => Promise<T>): Promise<T> {
  const context = await (await openBrowser()).newContext();
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Measures the weight of a page in a browser, and checks it for accessibility violations. */
async function look(url: string, withAxe: boolean): Promise<Pick<PageFigures, 'weight' | 'axe'>> {
  // The first response after a start is compressed while it is sent; later ones are compressed better.
  await withNewVisitor((page) => page.goto(url, { waitUntil: 'networkidle' }));
  return withNewVisitor(async (page) => {
    const weight = await weighPage(page, url);
    if (!withAxe) return { weight };
    const violations = await findViolations(page);
    return { weight, axe: violations.map(({ id, elements }) => `${id} (${elements.length})`) };
  });
}

/** Measures one page in every selected way. A failure affects only its own column. */
export async function measurePage({
  url,
  beside,
  tools,
  skipped,
  seconds,
}: Wanted): Promise<Omit<PageFigures, 'name'>> {
  const problems: string[] = [];
  async function attempt<T>(what: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      problems.push(`${what}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
  }
  const { load, lighthouse } = tools;
  const urls = beside ? [url, beside] : [url];
  const loads = load ? await attempt('load', () => measureLoads(load, urls, seconds)) : undefined;
  return {
    problems,
    load: loads?.[0],
    bareLoad: loads?.[1],
    ...(skipped.has('weight') ? {} : await attempt('browser', () => look(url, !skipped.has('axe')))),
    lighthouse: lighthouse ? await attempt('Lighthouse', () => runLighthouse(lighthouse, url)) : undefined,
  };
}
