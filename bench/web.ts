// npm run bench -- web: the cost of each public page for visitor and server, compared with a bare page of the same Next version
// that is measured alternately: absolute times are only valid for this machine and hour, ratios generally. Tools are fetched
// for the run.
import { parseArgs } from 'node:util';
import { publicPages } from '../tests/e2e/routes';
import { fetchPackages } from './fetch-packages';
import { startBareApp } from './web/bare-app';
import { measurePage, type PageFigures, type Tools } from './web/measure-page';
import { startOwnSite } from './web/site';
import { printNotes, printTable } from './web/table';

/**
 * Usage: npm run bench -- web [--pages /,/services] [--skip load,weight,lighthouse,axe,bare] [--seconds 2] [--site
 * http://…]
 * A page is requested for three times `--seconds`, alternating with the bare one. `--site` measures a running site instead of
 * building and starting this one.
 */
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: publicPages.join(',') },
    skip: { type: 'string', default: '' },
    seconds: { type: 'string', default: '2' },
    site: { type: 'string' },
  },
});
const skipped = new Set(values.skip.split(','));
const seconds = Number(values.seconds);

/** The tools of each column, in versions that run on Node 20, with the overrides they need. */
const PACKAGES: Record<keyof Tools, { dependencies: Record<string, string>; overrides?: Record<string, string> }> = {
  load: { dependencies: { autocannon: '8.0.0' } },
  lighthouse: { dependencies: { lighthouse: '12.8.2' }, overrides: { 'third-party-web': '0.27.0' } },
};

/** Installs the tools one by one, so that a failure affects only its own columns. */
function fetchTools(): Tools {
  const tools: Tools = {};
  for (const name of Object.keys(PACKAGES) as (keyof Tools)[]) {
    if (skipped.has(name)) continue;
    const { dependencies, overrides } = PACKAGES[name];
    const fetched = fetchPackages(dependencies, overrides);
    if ('folder' in fetched) tools[name] = fetched.folder;
    else console.log(`${Object.keys(dependencies)} cannot be had, so its columns stay empty (${fetched.reason}).`);
  }
  return tools;
}

const tools = fetchTools();
const site = values.site ? { url: values.site.replace(/\/$/, ''), stop: async () => {} } : await startOwnSite();
try {
  const bare = skipped.has('bare') ? undefined : await startBareApp();
  const figures: PageFigures[] = [];
  const measure = (url: string, beside?: string) => measurePage({ url, beside, tools, skipped, seconds });
  if (bare) figures.push({ ...(await measure(bare.url)), name: 'bare page' });
  for (const path of values.pages.split(',')) {
    console.error(`measuring ${path}`);
    figures.push({ ...(await measure(site.url + path, bare?.url)), name: path });
  }
  printTable(figures);
  printNotes(figures);
  await bare?.stop();
} finally {
  await site.stop();
}
process.exit();
