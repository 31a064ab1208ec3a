import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { readPage } from '@/lib/reader/read-page';
import { extractWholeBody, extractWithReadability } from './extract-peers.mjs';
import { compareTexts, countShingles, type Match, scoreMatches } from './shingles';

/** Usage: npm run bench -- extract FOLDER [--ours] [--worst 10]; FOLDER contains html/ID.html.gz and ground-truth.json. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { ours: { type: 'boolean', default: false }, worst: { type: 'string', default: '0' } },
});
const folder = positionals[0] ?? process.env.EXTRACTION_DATA;
if (!folder) {
  console.error('Name the folder with the pages: npm run bench -- extract FOLDER (or set EXTRACTION_DATA).');
  process.exit(2);
}

interface Page {
  url: string;
  html: string;
  truth: string;
}
type Extract = (html: string, url: string) => string;

function loadPages(from: string): Page[] {
  const truths: Record<string, { articleBody: string; url: string }> = JSON.parse(
    readFileSync(join(from, 'ground-truth.json'), 'utf8'),
  );
  const stored = new Set(readdirSync(join(from, 'html')));
  return Object.entries(truths).flatMap(([id, { articleBody, url }]) => {
    const file = `${id}.html.gz`;
    if (!stored.has(file)) return [];
    return [{ url, html: gunzipSync(readFileSync(join(from, 'html', file))).toString('utf8'), truth: articleBody }];
  });
}

function measure(pages: Page[], extract: Extract) {
  for (const page of pages.slice(0, 10)) extract(page.html, page.url);
  const matches: Match[] = [];
  const times: number[] = [];
  const texts: string[] = [];
  const before = process.cpuUsage();
  for (const page of pages) {
    const start = performance.now();
    const text = extract(page.html, page.url);
    times.push(performance.now() - start);
    texts.push(text);
  }
  const used = process.cpuUsage(before);
  const cpu = (used.user + used.system) / 1000 / pages.length;
  for (const [at, page] of pages.entries()) matches.push(compareTexts(page.truth, texts[at] ?? ''));
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const p95 = [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
  return { ...scoreMatches(matches), mean, p95, cpu, matches, texts };
}

/** Words of `text` that are in no shingle of `other`: false positives or misses. */
function difference(text: string, other: string): string {
  const known = countShingles(other);
  const tokens = text.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const covered = new Set<number>();
  for (let at = 0; at + 4 <= tokens.length; at += 1) {
    if (known.has(tokens.slice(at, at + 4).join(' '))) for (let k = at; k < at + 4; k += 1) covered.add(k);
  }
  return tokens
    .map((token, at) => (covered.has(at) ? '·' : token))
    .join(' ')
    .replace(/·(?: ·)+/g, '|');
}

const pages = loadPages(folder);
const extractors: [string, Extract][] = [['ours', (html, url) => readPage(html, url).text]];
if (!values.ours) extractors.push(['readability on jsdom', extractWithReadability], ['text of body', extractWholeBody]);

const results = extractors.map(([name, extract]) => ({ name, ...measure(pages, extract) }));
const ours = results[0];
console.log(`${pages.length} pages\n`);
console.log(
  '| extractor | F1 | precision | recall | ms a page | p95 | CPU ms | CPU, ours = 1 |\n|---|---|---|---|---|---|---|---|',
);
for (const { name, f1, precision, recall, mean, p95, cpu } of results) {
  const figures = [f1, precision, recall].map((figure) => figure.toFixed(4)).join(' | ');
  const costs = [mean, p95, cpu, cpu / (ours?.cpu ?? 1)].map((figure) => figure.toFixed(1)).join(' | ');
  console.log(`| ${name} | ${figures} | ${costs} |`);
}
/** The sampling error of the result. */
const FOLDS = 5;
const folds = Array.from({ length: FOLDS }, (_, fold) =>
  scoreMatches((ours?.matches ?? []).filter((_match, at) => at % FOLDS === fold)).f1.toFixed(4),
);
console.log(`\nours, every fifth page: ${folds.join(', ')}`);

const ranked = pages
  .map((page, at) => ({ page, match: ours?.matches[at] ?? { tp: 0, fp: 0, fn: 0 }, text: ours?.texts[at] ?? '' }))
  .sort((a, b) => a.match.tp - b.match.tp);
for (const { page, match, text } of ranked.slice(0, Number(values.worst))) {
  console.log(`\n## ${page.url}\ntp ${match.tp.toFixed(3)} fp ${match.fp.toFixed(3)} fn ${match.fn.toFixed(3)}`);
  console.log(`too much: ${difference(text, page.truth)}\nmissed: ${difference(page.truth, text)}`);
}
