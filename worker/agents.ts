import { setTimeout as sleep } from 'node:timers/promises';
import { keepHalfWay, leaveSilentPersons } from '@/lib/agents/conversations/person';
import { handOverForgotten } from '@/lib/agents/conversations/send';
import { READINGS_AT_ONCE } from '@/lib/agents/policy';
import { deleteExpiredPreviews } from '@/lib/agents/preview/forget';
import { performReading } from '@/lib/agents/preview/perform-reading';
import { claimReading, failLostReadings, findMissingReport } from '@/lib/agents/preview/reading-queue';
import { makeReport } from '@/lib/agents/preview/report';
import { log } from '@/lib/log';

/** Short, since a visitor is waiting. Each poll is one indexed query. */
const POLL_INTERVAL_MS = 250;
const SWEEP_INTERVAL_MS = 10_000;
/** After a failed query, while the database is probably away. */
const RETRY_INTERVAL_MS = 3_000;

/** Makes one report that is missing. Never rejects. */
async function makeMissingReport(): Promise<void> {
  try {
    const missing = await findMissingReport();
    if (missing) await makeReport(missing.readingId, missing.subject);
  } catch (error) {
    log.error({ err: error }, 'agent previews: a report could not be made');
    await sleep(RETRY_INTERVAL_MS);
  }
}

/** Starts reading websites for agent previews until `shutdown` aborts. Resolves when all readings have ended. */
export async function startPreviews(shutdown: AbortSignal): Promise<void> {
  const running = new Set<Promise<void>>();
  let reporting: Promise<void> | undefined;
  let sweptAt = -Infinity;
  const tick = async () => {
    if (performance.now() - sweptAt > SWEEP_INTERVAL_MS) {
      sweptAt = performance.now();
      await failLostReadings();
      await deleteExpiredPreviews();
      await handOverForgotten();
      await leaveSilentPersons();
      await keepHalfWay();
    }
    while (running.size < READINGS_AT_ONCE) {
      const reading = await claimReading();
      if (!reading) break;
      const work = performReading(reading, shutdown).finally(() => running.delete(work));
      running.add(work);
    }
    // Not awaited: it may wait for others' pages, and the next reading does not wait for it.
    reporting ??= makeMissingReport().finally(() => {
      reporting = undefined;
    });
  };
  while (!shutdown.aborted) {
    const pauseMs = await tick().then(
      () => POLL_INTERVAL_MS,
      (error) => {
        log.error({ err: error }, 'agent previews: the queue could not be read');
        return RETRY_INTERVAL_MS;
      },
    );
    await sleep(pauseMs, undefined, { signal: shutdown }).catch(() => undefined);
  }
  await Promise.all([...running, reporting]);
}
