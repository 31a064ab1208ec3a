// npm run bench -- capacity: visitors at a rising rate, who view pages and send forms, optionally while websites are scraped, until
// pages are slow or fail. Prints response times, and the processor time and memory of each process. Linux only.
import { parseArgs } from 'node:util';
import { build, generate } from '../scripts/support/prepare.mjs';
import { startOwnSite } from '../tests/support/own-site';
import { startRuns, startWebsites } from './capacity/crawls';
import { measureProcesses, type Usage } from './capacity/processes';
import { type Answer, visitAt } from './capacity/visitors';

/** Usage: npm run bench -- capacity [--rates 1,2,4,8,16,32] [--seconds 20] [--crawls 4] [--database postgresql://… (an empty one)] */
const { values } = parseArgs({
  options: {
    rates: { type: 'string', default: '1,2,4,8,16,32' },
    seconds: { type: 'string', default: '20' },
    crawls: { type: 'string', default: '0' },
    database: { type: 'string' },
  },
});

/** Visitors notice a page that takes longer. */
const SLOW_MS = 1_000;

const p95 = (answers: readonly Answer[], kind: Answer['kind']): number => {
  const times = answers.flatMap((one) => (one.kind === kind ? [one.ms] : [])).sort((a, b) => a - b);
  return Math.round(times[Math.floor(times.length * 0.95)] ?? Number.NaN);
};

/** Percent of a core that each kind of process used between two measurements, and its memory at the end. */
const compare = (before: Map<string, Usage>, after: Map<string, Usage>, seconds: number) =>
  [...after].map(([kind, { cpu, megabytes }]) => {
    const share = Math.round(((cpu - (before.get(kind)?.cpu ?? 0)) / seconds) * 100);
    return megabytes > 0 ? `${kind} ${share} % ${Math.round(megabytes)} MB` : `${kind} ${share} %`;
  });

/** Milliseconds of processor time that the site, without its visitors, used between two measurements. */
function siteTime(before: Map<string, Usage>, after: Map<string, Usage>): number {
  const own = [...after].filter(([, { megabytes }]) => megabytes > 0);
  return own.reduce((sum, [kind, { cpu }]) => sum + cpu - (before.get(kind)?.cpu ?? 0), 0) * 1_000;
}

/** Measures one rate. Returns whether pages were still served well. */
async function measure(site: string, rate: number, seconds: number): Promise<boolean> {
  const withPostgres = values.database !== undefined;
  const [before, started] = [measureProcesses(withPostgres), performance.now()];
  const answers = await visitAt(site, rate, seconds);
  const after = measureProcesses(withPostgres);
  const took = (performance.now() - started) / 1_000;
  const failures = answers.flatMap(({ failure }) => failure ?? []);
  console.log(
    `${rate} visits/s (${(answers.length / took).toFixed(0)} responses/s): p95 page ${p95(answers, 'page')} ms, file ${p95(answers, 'file')} ms, ` +
      `lead ${p95(answers, 'lead')} ms; ${failures.length} failed ${failures.slice(0, 2).join('; ')}\n` +
      `  ${compare(before, after, took).join(', ')}; ${(siteTime(before, after) / (rate * seconds)).toFixed(0)} ms of one core per visit`,
  );
  return failures.length === 0 && p95(answers, 'page') < SLOW_MS;
}

await generate();
await build(process.env);
const websites = await startWebsites(Number(values.crawls));
const site = await startOwnSite({
  REQUEST_LIMIT: '1000000',
  SCRAPER_ALLOW_HOSTS: websites.hosts.join(','),
  ...(values.database && { DATABASE_URL: values.database }),
});
try {
  // Warms the site up: its code, its pages and the index of its own text.
  await visitAt(site.url, 1, 10);
  await startRuns(site, websites.hosts);
  for (const rate of values.rates.split(',').map(Number)) {
    if (!(await measure(site.url, rate, Number(values.seconds)))) break;
  }
} finally {
  await site.stop();
  websites.stop();
}
process.exit();
