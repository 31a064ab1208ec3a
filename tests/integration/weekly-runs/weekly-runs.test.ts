import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runKinds } from '@/app/run-kinds';
import { deleteAccount } from '@/lib/auth/account/delete-account';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { deleteRun } from '@/lib/scraper-runs/end-run';
import { executeRun } from '@/lib/scraper-runs/execute-run';
import { findRun } from '@/lib/scraper-runs/find-run';
import { viewRun } from '@/lib/scraper-runs/run-view';
import { startRun } from '@/lib/scraper-runs/start-run';
import { DAY_MS, HOUR_MS } from '@/lib/time';
import { planWebsiteRun } from '@/lib/website-scraper/plan-run';
import { runSchema } from '@/lib/website-scraper/schema';
import { finishRepetitions } from '@/lib/weekly-runs/finish-repetitions';
import { startDueRuns } from '@/lib/weekly-runs/start-due-runs';
import { switchOffWeekly, switchOnWeekly } from '@/lib/weekly-runs/switch-weekly';
import { performers } from '@/worker/crawl';
import { emptyTables } from '../../support/empty-tables';
import { type LocalSite, serveSite } from '../../support/local-site';
import { openMails } from '../../support/mails';
import { moveClock } from '../../support/move-clock';
import { makeUser } from '../../support/users';

const WEEK_MS = 7 * DAY_MS + HOUR_MS;
const neverAborts = new AbortController().signal;
const barber = (price: string) =>
  `<html lang="en-IE"><title>Barber</title><main><h1>Barber in Ennis</h1><p>We cut hair in Ennis, with and without appointment.</p><h2>Prices</h2><ul><li>Men’s cut ${price}</li></ul></main></html>`;

let site: LocalSite;
let price = '€25';
let isDown = false;
let userId: string;

beforeAll(async () => {
  site = await serveSite((path) => {
    if (isDown) return { status: 403 };
    return path === '/' ? barber(price) : undefined;
  });
  env.scraper.allowHosts.push(site.host);
});
afterAll(() => site.stop());
beforeEach(async () => {
  await emptyTables();
  price = '€25';
  isDown = false;
  userId = (await makeUser({ email: 'mary@bakery.ie', password: 'four green fields' })).id;
});

/** A finished run that is repeated every week. */
async function weeklyRun(): Promise<string> {
  const started = await startRun(userId, planWebsiteRun(runSchema.parse({ url: site.origin })));
  if (!started.ok) throw new Error(started.message);
  await executeRun(started.run.id, performers, neverAborts);
  expect(await switchOnWeekly(userId, started.run.id)).toMatchObject({ ok: true });
  return started.run.id;
}

const schedule = () => db.runSchedule.findFirst();
/** The worker's part of a week: starts what is due, performs it, compares it. */
async function passWeek() {
  await moveClock(WEEK_MS);
  await startDueRuns();
  const current = (await schedule())?.currentRunId;
  if (current) await executeRun(current, performers, neverAborts);
  await finishRepetitions();
  return current;
}

describe('A website that is read every week', () => {
  test('is compared with the previous run, and its user mailed what has changed', async () => {
    const first = await weeklyRun();
    expect(viewRun(await findRun(userId, first).then((run) => run ?? expect.fail()), runKinds).weekly).toMatchObject({
      isRunning: false,
    });
    await startDueRuns();
    expect(await db.scraperRun.count(), 'nothing is due yet').toBe(1);
    price = '€28';
    const second = await passWeek();
    const run = (await findRun(userId, second ?? '')) ?? expect.fail();
    expect(run.earlierRunId).toBe(first);
    expect(viewRun(run, runKinds)).toMatchObject({
      changes: { added: 0, gone: 0, changed: 1, facts: 1 },
      weekly: { isRunning: false },
    });
    const [mail] = await openMails();
    expect(mail?.subject).toMatch(/^What has changed on /);
    expect(mail?.text).toContain('• Price, Men’s cut: was €25, now €28');
    expect(mail?.text).toContain(`/scraper?run=${second}&tab=results`);
  });

  test('is compared without a mail when nothing has changed', async () => {
    await weeklyRun();
    const second = await passWeek();
    expect(await db.runDifference.findFirst()).toMatchObject({ runId: second, content: { counts: { facts: 0 } } });
    expect(await db.mail.count()).toBe(0);
  });

  test('is read once although the job is delivered twice, and mailed once', async () => {
    await weeklyRun();
    price = '€28';
    await moveClock(WEEK_MS);
    await Promise.all([startDueRuns(), startDueRuns()]);
    await startDueRuns();
    expect(await db.scraperRun.count()).toBe(2);
    await executeRun((await schedule())?.currentRunId ?? '', performers, neverAborts);
    await Promise.all([finishRepetitions(), finishRepetitions()]);
    await finishRepetitions();
    expect([await db.mail.count(), await db.runDifference.count()]).toEqual([1, 1]);
  });

  test('is compared by the next worker if the first one dies during or after the run', async () => {
    await weeklyRun();
    await moveClock(WEEK_MS);
    await startDueRuns();
    const current = (await schedule())?.currentRunId ?? '';
    const dying = new AbortController();
    dying.abort();
    await executeRun(current, performers, dying.signal);
    await finishRepetitions();
    expect(await schedule(), 'the run is not over').toMatchObject({ currentRunId: current });
    price = '€28';
    await executeRun(current, performers, neverAborts);
    await finishRepetitions();
    expect(await schedule()).toMatchObject({ currentRunId: null, runId: current });
    expect(await db.mail.count()).toBe(1);
  });

  test('does not keep others from being compared when its own comparison fails', async () => {
    await weeklyRun();
    userId = (await makeUser({ email: 'niamh@florist.ie', password: 'four green fields' })).id;
    await weeklyRun();
    await moveClock(WEEK_MS);
    await startDueRuns();
    const schedules = await db.runSchedule.findMany({ orderBy: { startedAt: 'asc' } });
    for (const { currentRunId } of schedules) await executeRun(currentRunId ?? '', performers, neverAborts);
    await db.$executeRaw`UPDATE scraper_pages SET mark = 'null' WHERE run_id = ${schedules[0]?.currentRunId}::uuid`;
    await finishRepetitions();
    expect(await db.runDifference.findMany()).toMatchObject([{ runId: schedules[1]?.currentRunId }]);
  });

  test('waits for an hour when its user has reached a limit', async () => {
    await weeklyRun();
    await moveClock(WEEK_MS);
    const { pagesADay } = env.scraper;
    env.scraper.pagesADay = 0;
    await startDueRuns().finally(() => {
      env.scraper.pagesADay = pagesADay;
    });
    const { nextAt, failures } = (await schedule()) ?? expect.fail();
    expect(nextAt.getTime()).toBeLessThanOrEqual(Date.now() + HOUR_MS);
    expect([failures, await db.scraperRun.count()]).toEqual([0, 1]);
  });

  test('that cannot be read is reported once, and no longer read after the third time', async () => {
    await weeklyRun();
    isDown = true;
    const subjects: string[][] = [];
    for (let week = 1; week <= 3; week += 1) {
      await passWeek();
      subjects.push((await openMails()).map(({ subject }) => subject));
    }
    expect(subjects).toEqual([
      [expect.stringMatching(/^We could not read /)],
      [],
      [expect.stringMatching(/^We no longer read /)],
    ]);
    expect(await schedule()).toBeNull();
  });

  test('is no longer read once that is switched off, or its latest run deleted', async () => {
    const first = await weeklyRun();
    await switchOffWeekly(userId, first);
    expect(await schedule()).toBeNull();
    await switchOnWeekly(userId, first);
    await switchOnWeekly(userId, first);
    expect(await db.runSchedule.count(), 'switching on is idempotent').toBe(1);
    await deleteRun(userId, first);
    expect(await schedule()).toBeNull();
  });

  test('continues after a repetition was deleted while it ran', async () => {
    const first = await weeklyRun();
    await moveClock(WEEK_MS);
    await startDueRuns();
    await deleteRun(userId, (await schedule())?.currentRunId ?? '');
    await finishRepetitions();
    expect(await schedule()).toMatchObject({ runId: first, currentRunId: null, failures: 0 });
  });

  test('leaves nothing behind when the account is deleted', async () => {
    await weeklyRun();
    price = '€28';
    await passWeek();
    await deleteAccount(userId);
    const mails = await db.mail.count({ where: { kind: { not: 'account_deleted' } } });
    expect([await db.runSchedule.count(), await db.runDifference.count(), mails]).toEqual([0, 0, 0]);
  });

  test('cannot be switched on for a run of somebody else', async () => {
    const first = await weeklyRun();
    const other = await makeUser({ email: 'pat@bakery.ie', password: 'four green fields' });
    expect(await switchOnWeekly(other.id, first)).toBeUndefined();
    expect(await switchOffWeekly(other.id, first)).toBeUndefined();
  });
});
