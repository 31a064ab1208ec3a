import { setTimeout as sleep } from 'node:timers/promises';
import { turnClock } from '@/lib/agents/clock/turn-clock';
import { answerFromNewReadings, queueDueReadings } from '@/lib/agents/own-reading';
import { OWN_READINGS_AT_ONCE } from '@/lib/agents/policy';
import { performReading } from '@/lib/agents/preview/perform-reading';
import { claimReading } from '@/lib/agents/preview/reading-queue';
import { log } from '@/lib/log';

const POLL_INTERVAL_MS = 2_000;
/** What is due by the day may be a minute late. */
const CLOCK_INTERVAL_MS = 60_000;

/** Does what is due for adopted agents. Never rejects. */
async function turnClocks(): Promise<void> {
  try {
    await answerFromNewReadings();
    await queueDueReadings();
    await turnClock();
  } catch (error) {
    log.error({ err: error }, 'agents: what is due could not be done');
  }
}

/**
 * Reads the websites of adopted agents and turns the clocks of their states until `shutdown` aborts. Apart from previews (agents.ts), so
 * that no visitor waits for a large website.
 */
export async function startAdoptedAgents(shutdown: AbortSignal): Promise<void> {
  const running = new Set<Promise<void>>();
  let turnedAt = -Infinity;
  const startReadings = async () => {
    while (running.size < OWN_READINGS_AT_ONCE) {
      const reading = await claimReading('own');
      if (!reading) break;
      const work = performReading(reading, shutdown).finally(() => {
        running.delete(work);
        turnedAt = -Infinity;
      });
      running.add(work);
    }
  };
  while (!shutdown.aborted) {
    if (performance.now() - turnedAt > CLOCK_INTERVAL_MS) {
      turnedAt = performance.now();
      await turnClocks();
    }
    await startReadings().catch((error) => log.error({ err: error }, 'agents: the queue could not be read'));
    await sleep(POLL_INTERVAL_MS, undefined, { signal: shutdown }).catch(() => undefined);
  }
  await Promise.all(running);
}
