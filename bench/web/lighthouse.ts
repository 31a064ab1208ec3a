import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../../tests/support/browser.mjs';
import { middle } from '../middle';

/** Runs per page; the result is the median, since single runs vary widely on a busy machine. */
const RUNS = 3;

export interface LighthouseResult {
  /** Performance, accessibility, best practices, SEO, each out of 100. */
  scores: number[];
  lcpMs: number;
  cls: number;
  tbtMs: number;
  /** The audits that cost points, without those of performance. */
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

/** Runs Lighthouse with its mobile preset, each time in a new browser, and returns the medians. */
export async function runLighthouse(tools: string, url: string): Promise<LighthouseResult> {
  const results: LighthouseResult[] = [];
  let failure: unknown;
  for (let run = 0; run < RUNS; run += 1) {
    try {
      results.push(await runOnce(tools, url));
    } catch (error) {
      // Chrome occasionally produces no trace; the median of the other runs is used.
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
