import { expect, test } from 'vitest';
import { findingsOf } from '@/lib/health/alarms';
import type { Checks } from '@/lib/health/checks';
import { createReadiness } from '@/lib/health/readiness';

const ok: Checks = { database: 'ok', migrations: 'ok', writes: 'ok', jobs: 'ok', disk: 'ok' };
const databaseDown: Checks = {
  database: 'unavailable',
  migrations: 'unavailable',
  writes: 'unavailable',
  jobs: 'unavailable',
  disk: 'ok',
};
const noWorker: Checks = { ...ok, jobs: 'no worker' };
const migrationsPending: Checks = { ...ok, migrations: 'pending' };

async function readinessAfter(...sequence: Checks[]) {
  const results = [...sequence];
  const check = createReadiness(async () => results.shift() ?? ok);
  const answers: boolean[] = [];
  for (const _checks of sequence) answers.push((await check()).isReady);
  return answers;
}

test('createReadiness › is not ready before the database has been reached once', async () => {
  expect(await readinessAfter(databaseDown, ok)).toEqual([false, true]);
});

test('createReadiness › is not ready before the main pages have been rendered', async () => {
  let isWarm = false;
  const check = createReadiness(
    async () => ok,
    () => isWarm,
  );
  expect((await check()).isReady).toBe(false);
  isWarm = true;
  expect((await check()).isReady).toBe(true);
});

test('createReadiness › stays ready during an outage of the database', async () => {
  expect(await readinessAfter(ok, databaseDown, databaseDown)).toEqual([true, true, true]);
});

test('createReadiness › is ready with a database that can only be read, and says so', async () => {
  const readOnly: Checks = { ...ok, writes: 'read-only' };
  expect(await createReadiness(async () => readOnly)()).toEqual({ isReady: true, checks: readOnly });
});

test('createReadiness › does not depend on the worker', async () => {
  expect(await readinessAfter(noWorker)).toEqual([true]);
});

test('createReadiness › is not ready while the disk is full, and recovers', async () => {
  expect(await readinessAfter(ok, { ...ok, disk: 'full' }, { ...ok, disk: 'nearly full' })).toEqual([
    true,
    false,
    true,
  ]);
});

test('createReadiness › is not ready while migrations are pending, nor during a subsequent outage', async () => {
  expect(await readinessAfter(ok, migrationsPending, databaseDown, ok)).toEqual([true, false, false, true]);
});

test.each([
  [ok, []],
  [databaseDown, ['database unavailable']],
  [noWorker, ['no worker']],
  [{ ...databaseDown, database: 'no connections' } as Checks, ['database unavailable']],
  [{ ...noWorker, writes: 'read-only' } as Checks, ['database read-only']],
  [{ ...noWorker, writes: 'locked' } as Checks, []],
  [{ ...ok, disk: 'nearly full' } as Checks, ['disk nearly full']],
  [{ ...databaseDown, disk: 'full' } as Checks, ['database unavailable', 'disk full']],
  [{ ...noWorker, ...migrationsPending, jobs: 'no worker' } as Checks, ['migrations pending', 'no worker']],
])('findingsOf › %o → %o', (checks, alarms) => {
  expect(findingsOf(checks).map(({ alarm }) => alarm)).toEqual(alarms);
});
