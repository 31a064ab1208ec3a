// The website scraper as a contender of bench crawl, the way the product runs it: a worker's run, which stores each page in the embedded
// database. The CPU time of the database, a process of its own, counts too.
import { readdirSync, readFileSync } from 'node:fs';
import { installQueues } from '@/lib/jobs/install';
import { applyMigrations } from '@/lib/migrations/apply';
import { withTemporaryDatabase } from '../tests/support/temporary-database.mjs';
import { contend } from './crawl-contender.mjs';

const [origin = '', pages = '', crawls = ''] = process.argv.slice(2);
const TICKS_PER_SECOND = 100;

/** CPU time of the child processes in ms, from Linux's /proc; 0 elsewhere. */
function childrenCpuMs(): number {
  try {
    const pids = readdirSync('/proc/self/task').flatMap((task) =>
      readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    );
    const ticks = pids.map((pid) => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      return Number(fields[11]) + Number(fields[12]);
    });
    return (ticks.reduce((sum, one) => sum + one, 0) * 1000) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

await withTemporaryDatabase(async ({ url }: { url: string }) => {
  await applyMigrations(url);
  await installQueues(url);
  // Before lib/env reads them.
  Object.assign(process.env, {
    DATABASE_URL: url,
    SCRAPER_ALLOW_HOSTS: new URL(origin).host,
    SCRAPER_MAX_PAGES: String(Number(pages) + 1),
    SCRAPER_PAGES_A_DAY: String((Number(pages) + 1) * Number(crawls)),
  });
  const { runsOfUser } = await import('./product-run');
  await contend(await runsOfUser(origin), Number(crawls), childrenCpuMs);
});
