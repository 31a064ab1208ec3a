import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { MINUTE_MS, SECOND_MS } from '@/lib/time';
import { alarmChannels, type Channel, sendHeartbeat } from './alarm-channels';
import { type AlarmLease, type AlarmState, type Announced, claimAlarms, releaseAlarms } from './alarm-state';
import { type Alarm, type Inspection, inspect } from './alarms';

const INTERVAL_MS = 15 * SECOND_MS;
/** An alarm that is on, or gone, for less than this is not announced: a restart is none. */
const CONFIRM_MS = 30 * SECOND_MS;
const HEARTBEAT_EVERY_MS = MINUTE_MS;

/** Takes what was found into the state. An alarm that could not be checked goes on as it was. */
function update(state: AlarmState, { findings, unchecked }: Inspection, now: number): void {
  for (const { alarm, what, remedy } of findings) {
    const { since = now, told = [] } = state[alarm] ?? {};
    state[alarm] = { what, remedy, since, told };
  }
  const found = new Set<string>(findings.map(({ alarm }) => alarm));
  for (const [alarm, announced] of Object.entries(state))
    if (!found.has(alarm) && !unchecked.has(alarm as Alarm)) announced.goneSince ??= now;
}

async function tell(channel: Channel, alarm: string, announced: Announced): Promise<boolean> {
  const event = announced.goneSince === undefined ? 'begun' : 'ended';
  try {
    await channel.tell({ event, alarm, ...announced });
    log.info({ alarm, event, channel: channel.name }, 'alarm announced');
    return true;
  } catch (error) {
    log.error({ err: error, alarm, event, channel: channel.name }, 'an alarm could not be announced');
    return false;
  }
}

/** Tells everybody what they do not know yet, and stores it at once: a process that is killed tells one thing twice at most. */
async function announce({ state, save }: AlarmLease, channels: readonly Channel[], now: number): Promise<void> {
  for (const [alarm, announced] of Object.entries(state)) {
    const { since, goneSince } = announced;
    const hasEnded = goneSince !== undefined;
    if (now - (goneSince ?? since) < CONFIRM_MS) continue;
    for (const channel of channels) {
      if (announced.told.includes(channel.name) !== hasEnded || !(await tell(channel, alarm, announced))) continue;
      announced.told = hasEnded
        ? announced.told.filter((name) => name !== channel.name)
        : [...announced.told, channel.name];
      await save(state);
    }
    const isOpen = channels.some(({ name }) => announced.told.includes(name));
    if (hasEnded && !isOpen) delete state[alarm];
  }
}

/** Whether an alarm is on that nobody could be told about. */
const isUntold = (state: AlarmState, now: number): boolean =>
  Object.values(state).some(({ told, since }) => told.length === 0 && now - since >= CONFIRM_MS);

/**
 * Looks once, and tells people what has begun and ended, if this process has the right to.
 * @returns whether it has, and told all there is to tell
 */
export async function checkAlarms(
  holder: string,
  { look = inspect, channels = alarmChannels(), now = Date.now() } = {},
): Promise<boolean> {
  const lease = await claimAlarms(holder);
  if (!lease) return false;
  update(lease.state, await look(), now);
  // The right may have been claimed by a database that has gone away since, and the other way round.
  await lease.save(lease.state).catch(() => undefined);
  const save = (state: AlarmState) => lease.save(state).catch(() => undefined);
  await announce({ state: lease.state, save }, channels, now);
  await save(lease.state);
  return !isUntold(lease.state, now);
}

/**
 * Watches for alarms until `shutdown` aborts, if somebody is to be told. Every web server and worker does it, and one of them at a time tells
 * people (docs/operations.md). Resolves when it has ended.
 */
export async function watchAlarms(shutdown: AbortSignal, intervalMs = INTERVAL_MS): Promise<void> {
  const { heartbeatUrl } = env.alarms;
  if (alarmChannels().length === 0 && !heartbeatUrl) return;
  const holder = randomUUID();
  let beatAt = -Infinity;
  while (!shutdown.aborted) {
    try {
      const isAllTold = await checkAlarms(holder);
      if (heartbeatUrl && isAllTold && performance.now() - beatAt >= HEARTBEAT_EVERY_MS) {
        await sendHeartbeat(heartbeatUrl);
        beatAt = performance.now();
      }
    } catch (error) {
      log.error({ err: error }, 'alarms could not be watched');
    }
    await sleep(intervalMs, undefined, { signal: shutdown }).catch(() => undefined);
  }
  await releaseAlarms(holder).catch(() => undefined);
}
