import AxeBuilder from '@axe-core/playwright';
import { type Browser, chromium, type Page } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/support/browser.mjs';
import { type PageWeight, weighPage } from '../../tests/support/page-weight';
import { type LighthouseResult, runLighthouse } from './lighthouse';
import { type Load, measureLoads } from './load';
import { checkMarkup } from './markup';

/** The folders that the tools are installed in; one that cannot be had, or is not wanted, is missing. */
export interface Tools {
  load?: string;
  lighthouse?: string;
  nu?: string;
}

/** What was found out about a page. What was not measured, or could not be, is missing. */
export interface PageFigures {
  name: string;
  load?: Load;
  /** What the bare page bore in turn with this one. */
  bareLoad?: Load;
  weight?: PageWeight;
  axe?: string[];
  lighthouse?: LighthouseResult;
  nu?: string[];
  problems: string[];
}

interface Wanted {
  url: string;
  /** The page to measure the load of in turn with this one. */
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

/** Does the work with a page of a browser that has never been anywhere. */
async function withNewVisitor<T>(work: (page: Page) => Promise<T>): Promise<T> {
  const context = await (await openBrowser()).newContext();
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Weighs a page as a browser loads it, and looks for accessibility violations on it. */
async function look(url: string, withAxe: boolean): Promise<Pick<PageFigures, 'weight' | 'axe'>> {
  // What nobody has asked for since the start of the server is compressed as it is sent, and better from the second time on.
  await withNewVisitor((page) => page.goto(url, { waitUntil: 'networkidle' }));
  return withNewVisitor(async (page) => {
    const weight = await weighPage(page, url);
    if (!withAxe) return { weight };
    const { violations } = await new AxeBuilder({ page }).analyze();
    return { weight, axe: violations.map(({ id, nodes }) => `${id} (${nodes.length})`) };
  });
}

/** Measures one page in every way that is wanted. What fails is a problem of its column and not the end of the run. */
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
  const { load, lighthouse, nu } = tools;
  const urls = beside ? [url, beside] : [url];
  const loads = load ? await attempt('load', () => measureLoads(load, urls, seconds)) : undefined;
  return {
    problems,
    load: loads?.[0],
    bareLoad: loads?.[1],
    ...(skipped.has('weight') ? {} : await attempt('browser', () => look(url, !skipped.has('axe')))),
    lighthouse: lighthouse ? await attempt('Lighthouse', () => runLighthouse(lighthouse, url)) : undefined,
    nu: nu ? await attempt('Nu HTML Checker', () => checkMarkup(nu, url)) : undefined,
  };
}
