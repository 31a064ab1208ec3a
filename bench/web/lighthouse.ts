import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/support/browser.mjs';

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

/** Lighthouse with its mobile preset, in a browser of its own. */
export async function runLighthouse(tools: string, url: string): Promise<LighthouseResult> {
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
