import { beforeEach, describe, expect, test } from 'vitest';
import { HostBusyError } from '@/lib/crawler/fetch/pacer';
import { db } from '@/lib/db';
import { deleteOldPaces, startHostPacer } from '@/lib/scraper-runs/host-pacer';
import { DAY_MS, MINUTE_MS } from '@/lib/time';
import { emptyTables } from '../../support/empty-tables';

const BAKERY = 'https://bakery.example/menu';
const DELAY_MS = 60;
/** Times in the database are rounded to a millisecond, and a timer may fire one early. */
const ROUNDING_MS = 5;

beforeEach(emptyTables);

/** Requires that the n-th of all turns began no earlier than n delays after the first could. */
function expectDistance(startedAt: number, turns: readonly number[], delayMs = DELAY_MS) {
  for (const [index, turn] of [...turns].sort((a, b) => a - b).entries())
    expect(turn - startedAt, `turn ${index}`).toBeGreaterThanOrEqual(index * delayMs - ROUNDING_MS);
}

const setNext = (fromNowMs: number, delayMs = DELAY_MS) =>
  db.$executeRaw`
    INSERT INTO host_paces (host, next_at, delay_ms)
    VALUES ('bakery.example', now() + ${fromNowMs}::int * interval '1 millisecond', ${delayMs}::int)
    ON CONFLICT (host) DO UPDATE SET next_at = EXCLUDED.next_at, delay_ms = EXCLUDED.delay_ms`;

describe('startHostPacer', () => {
  test('keeps the delay between the requests of all readers of a host, with and without www', async () => {
    const turns: number[] = [];
    const startedAt = performance.now();
    await Promise.all(
      (['run', 'run', 'run', 'visitor'] as const).map(async (reader, index) => {
        const pacer = startHostPacer(DELAY_MS, reader);
        const take = async () => {
          await pacer.turn(index === 0 ? 'https://www.bakery.example/' : BAKERY);
          turns.push(performance.now());
        };
        await Promise.all([take(), take(), take(), take()]);
      }),
    );
    expect(turns).toHaveLength(16);
    expectDistance(startedAt, turns);
  });

  test('does not let one host wait for another', async () => {
    await setNext(MINUTE_MS);
    await startHostPacer(DELAY_MS, 'visitor').turn('https://plumber.example/');
  });

  test('keeps the crawl-delay that one reader knows for all', async () => {
    const [one, other] = [startHostPacer(DELAY_MS, 'run'), startHostPacer(DELAY_MS, 'run')];
    one.slowDown(BAKERY, 0.3);
    const startedAt = performance.now();
    await one.turn(BAKERY);
    await other.turn(BAKERY);
    await other.turn(BAKERY);
    expectDistance(startedAt, [startedAt, startedAt + 300, performance.now()], 300);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(600 - ROUNDING_MS);
  });

  test('pauses all readers when one was asked to wait', async () => {
    const [one, other] = [startHostPacer(DELAY_MS, 'run'), startHostPacer(DELAY_MS, 'visitor')];
    await one.turn(BAKERY);
    const pausedAt = performance.now();
    await one.pause(BAKERY, 0.4);
    await other.turn(BAKERY);
    expect(performance.now() - pausedAt).toBeGreaterThanOrEqual(400 - ROUNDING_MS);
  });

  test('gives a visitor the next slot while runs want many', async () => {
    const ending = new AbortController();
    const runs = Array.from({ length: 8 }, () => startHostPacer(500, 'run'));
    const waiting = runs.flatMap((run) => [1, 2, 3, 4].map(() => run.turn(BAKERY, ending.signal)));
    const settled = Promise.allSettled(waiting);
    await expect.poll(() => db.hostPace.count()).toBe(1);
    // It throws if its slot is more than twelve seconds ahead, and 32 requests of runs take sixteen.
    await startHostPacer(500, 'visitor').turn(BAKERY);
    ending.abort();
    await settled;
  });

  test('lets a visitor wait for the next slot of a website that asks for ten seconds between requests', async () => {
    await setNext(9_000, 10_000);
    const ending = new AbortController();
    const turn = startHostPacer(DELAY_MS, 'visitor').turn(BAKERY, ending.signal);
    await expect
      .poll(async () => (await db.hostPace.findFirst())?.nextAt.getTime())
      .toBeGreaterThan(Date.now() + 12_000);
    const reason = new Error('The time of the reading is up.');
    ending.abort(reason);
    await expect(turn).rejects.toBe(reason);
  });

  test('sends a visitor’s first two requests beside a run at a long crawl-delay, which waits longer for them', async () => {
    const run = startHostPacer(DELAY_MS, 'run');
    run.slowDown(BAKERY, 28);
    await run.turn(BAKERY);
    const startedAt = performance.now();
    const visitors = [startHostPacer(DELAY_MS, 'visitor'), startHostPacer(DELAY_MS, 'visitor')];
    const turns: number[] = [];
    for (const visitor of visitors) {
      for (let request = 0; request < 2; request += 1) {
        await visitor.turn(BAKERY);
        turns.push(performance.now());
      }
      await expect(visitor.turn(BAKERY)).rejects.toBeInstanceOf(HostBusyError);
    }
    expectDistance(startedAt, turns.slice(1));
    expect(turns.at(-1)).toBeLessThan(startedAt + 12_000);
    const nextAt = (await db.hostPace.findUniqueOrThrow({ where: { host: 'bakery.example' } })).nextAt.getTime();
    expect(nextAt, 'five requests in five crawl-delays').toBeGreaterThan(Date.now() + 4.5 * 28_000);
    await expect(startHostPacer(DELAY_MS, 'visitor').turn(BAKERY)).rejects.toBeInstanceOf(HostBusyError);
  });

  test('grants no credit where the website asked for a pause', async () => {
    const run = startHostPacer(DELAY_MS, 'run');
    await run.turn(BAKERY);
    await run.pause(BAKERY, 40);
    await expect(startHostPacer(DELAY_MS, 'visitor').turn(BAKERY)).rejects.toBeInstanceOf(HostBusyError);
  });

  test('rejects with the reason of the signal, which ends the wait of a run', async () => {
    await setNext(MINUTE_MS);
    const ending = new AbortController();
    const turn = startHostPacer(DELAY_MS, 'run').turn(BAKERY, ending.signal);
    const reason = new Error('The budget is spent.');
    ending.abort(reason);
    await expect(turn).rejects.toBe(reason);
  });

  test.each([
    ['back', DAY_MS],
    ['forward', -DAY_MS],
  ])('is not stopped by a clock of the database that was set a day %s', async (_direction, ahead) => {
    await setNext(ahead, 60_000);
    const startedAt = performance.now();
    const pacer = startHostPacer(DELAY_MS, 'visitor');
    await pacer.turn(BAKERY);
    await setNext(DELAY_MS);
    await pacer.turn(BAKERY);
    expect(performance.now() - startedAt, 'and keeps its distance').toBeGreaterThanOrEqual(DELAY_MS - ROUNDING_MS);
  });
});

test('deleteOldPaces › deletes the hosts that nobody reads', async () => {
  await startHostPacer(DELAY_MS, 'run').turn('https://plumber.example/');
  await setNext(-DAY_MS);
  await deleteOldPaces();
  expect(await db.hostPace.findMany()).toMatchObject([{ host: 'plumber.example' }]);
});
