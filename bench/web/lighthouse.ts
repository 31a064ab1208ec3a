import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/support/browser.mjs';
import { middle } from '../percentiles';

/** How often a page is measured: its figures are the middle ones, since a busy machine makes single runs differ widely. */
const RUNS = 3;

export interface LighthouseResult {
  /** Performance, accessibility, best practices, SEO: of 100. */
  scores: number[];
  lcpMs: number;
  cls: number;
  tbtMs: number;
  /** The audits behind every score below 100, performance apart. */
  findings: string[];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>;
}

function findings({ categories: graded, audits }: Report): string[] {
  const refs = categories.slice(1).flatMap((name) => graded[name]?.auditRefs ?? []);
  return refs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`);
}

async function runOnce(tools: string, url: string): Promise<LighthouseResult> {
  const script = join(tools, 'node_modules/lighthouse/cli/index.js');
  const flags = ['--headless=new', ...CHROMIUM_FLAGS].join(' ');
  const args = [script, url, '--output=json', '--quiet', `--chrome-flags=${flags}`];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, CHROME_PATH: findChromium() ?? chromium.executablePath() },
    maxBuffer: 1e8,
  });
  const report: Report = JSON.parse(stdout);
  const figure = (id: string) => report.audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: categories.map((name) => Math.round((report.categories[name]?.score ?? Number.NaN) * 100)),
    lcpMs: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    tbtMs: figure('total-blocking-time'),
    findings: findings(report),
  };
}

/** Lighthouse with its mobile preset, each time in a browser of its own: of each figure the middle one. */
export async function runLighthouse(tools: string, url: string): Promise<LighthouseResult> {
  const results: LighthouseResult[] = [];
  let failure: unknown;
  for (let run = 0; run < RUNS; run += 1) {
    try {
      results.push(await runOnce(tools, url));
    } catch (error) {
      // Now and then Chrome gives no trace; what counts is that there is something to take the middle of.
      failure = error;
    }
  }
  if (results.length === 0) throw failure;
  return {
    scores: categories.map((_, index) => middle(results.map(({ scores }) => scores[index] ?? Number.NaN))),
    lcpMs: middle(results.map(({ lcpMs }) => lcpMs)),
    cls: Math.max(...results.map(({ cls }) => cls)),
    tbtMs: middle(results.map(({ tbtMs }) => tbtMs)),
    findings: [...new Set(results.flatMap((result) => result.findings))],
  };
}
