import { beforeEach, expect, test } from 'vitest';
import { db } from '@/lib/db';
import { acquireLease, claimAbandonedRuns, renewLease } from '@/lib/scraper-runs/lease';
import { startRun } from '@/lib/scraper-runs/start-run';
import { planWebsiteRun } from '@/lib/website-scraper/plan-run';
import { runSchema } from '@/lib/website-scraper/schema';
import { emptyTables } from '../../support/empty-tables';
import { proseOf } from '../../support/prose';
import { makeUser } from '../../support/users';

let id: string;

beforeEach(async () => {
  await emptyTables();
  const user = await makeUser({ email: 'mary@bakery.ie', password: 'four green fields' });
  const started = await startRun(user.id, planWebsiteRun(runSchema.parse({ url: 'https://bakery.ie' })));
  if (!started.ok) throw new Error(started.message);
  id = started.run.id;
});

const pass = (seconds: number) =>
  db.$executeRaw`UPDATE scraper_runs SET created_at = created_at - make_interval(secs => ${seconds}::float8),
    lease_until = lease_until - make_interval(secs => ${seconds}::float8)`;

test('a lease › lasts as long as the documents say, and longer when it is renewed', async () => {
  const seconds = Number(/a lease of (\d+) seconds/.exec(proseOf('docs/deployment.md'))?.[1]);
  await acquireLease(id, '0c5a2fb4-6d9f-4e5f-8f0a-2a4a3a4b5c6d');
  await pass(seconds - 8);
  expect(await claimAbandonedRuns()).toEqual([]);
  await renewLease(id, '0c5a2fb4-6d9f-4e5f-8f0a-2a4a3a4b5c6d');
  await pass(seconds - 8);
  expect(await claimAbandonedRuns()).toEqual([]);
  await pass(8.1);
  expect(await claimAbandonedRuns()).toEqual([id]);
});

test('a queued run › counts as lost when no worker has started it within half a minute', async () => {
  await pass(20);
  expect(await claimAbandonedRuns()).toEqual([]);
  await pass(10.1);
  expect(await claimAbandonedRuns()).toEqual([id]);
  await pass(20);
  expect(await claimAbandonedRuns()).toEqual([]);
});
