import { db } from '@/lib/db';
import { executeRun } from '@/lib/scraper-runs/execute-run';
import { startRun } from '@/lib/scraper-runs/start-run';
import { planWebsiteRun } from '@/lib/website-scraper/plan-run';
import { runSchema } from '@/lib/website-scraper/schema';
import { performers } from '@/worker/crawl';

/** A function that performs a run of the website scraper, and then reports each stored page. */
export async function runsOfUser(origin: string) {
  const user = await db.user.create({ data: { email: 'bench@example.ie', passwordHash: 'none' } });
  const request = runSchema.parse({ url: origin, maxPages: 'unlimited', mode: 'full' });
  return async (take: (url: string, characters: number) => void) => {
    const started = await startRun(user.id, planWebsiteRun(request));
    if (!started.ok) throw new Error(started.message);
    const runId = started.run.id;
    await executeRun(runId, performers, new AbortController().signal);
    const run = await db.scraperRun.findUniqueOrThrow({ where: { id: runId } });
    if (run.status !== 'done') throw new Error(`The run ended as ${run.status}: ${run.problem}`);
    const stored = await db.scraperPage.findMany({ where: { runId }, select: { url: true, title: true } });
    for (const { url, title } of stored) take(url, title.length);
  };
}
