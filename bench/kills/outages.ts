import { setTimeout as sleep } from 'node:timers/promises';

const LONGEST_REQUEST_MS = 10_000;
const PROBE_EVERY_MS = 100;
/** A busy machine takes so long to start a process that was killed. */
const RESTART_MS = 20_000;

/** Moments in milliseconds, as of `performance.now`. */
export type Outage = { from: number; to: number };
export type Kill = { name: string; at: number };
export type Longest = { afterLastMs: number; text: string };

/** Requests a URL all the time. Returns the outages: when `isUp` was not true of the response, or there was none. */
export async function watchOutages(
  url: string,
  isUp: (response: Response) => Promise<boolean>,
  isOver: () => boolean,
): Promise<Outage[]> {
  const outages: Outage[] = [];
  let since: number | undefined;
  while (!isOver() || since !== undefined) {
    const from = performance.now();
    if (
      await fetch(url, { signal: AbortSignal.timeout(LONGEST_REQUEST_MS) })
        .then(isUp)
        .catch(() => false)
    ) {
      if (since !== undefined) outages.push({ from: since, to: performance.now() });
      since = undefined;
    } else since ??= from;
    await sleep(PROBE_EVERY_MS);
  }
  return outages;
}

/** Whether a page is there. */
export const showsPage = async (response: Response) => response.ok && (await response.text()).length > 0;
/** What an instance looks up in its database, and does not find. */
export const UNKNOWN_AGENT = `/api/chat/${'x'.repeat(22)}/messages`;
/** Whether an instance reached its database for that. */
export const hasDatabase = async ({ status }: Response) => status === 404;

/** The kills that may have an effect at a moment, with the seconds since. */
export const recentKills = (kills: readonly Kill[], moment: number): string =>
  kills
    .filter(({ at }) => at < moment && moment - at < RESTART_MS)
    .map(({ name, at }) => `${name} ${((moment - at) / 1_000).toFixed(1)} s before`)
    .join(', ') || 'none';

/** The longest outage in words, and how long it lasted after the last kill in it, in milliseconds. */
export function longestOf(outages: readonly Outage[], kills: readonly Kill[]): Longest {
  const measured = outages.map(({ from, to }) => {
    const within = kills.filter(({ at }) => at >= from && at < to);
    return { from, to, within, afterLastMs: to - Math.max(from, ...within.map(({ at }) => at)) };
  });
  const [longest] = measured.sort((a, b) => b.afterLastMs - a.afterLastMs);
  if (!longest) return { afterLastMs: 0, text: 'none' };
  const { from, to, within, afterLastMs } = longest;
  const also = within.map(({ name, at }) => `${name} after ${((at - from) / 1_000).toFixed(1)} s`).join(', ') || 'none';
  return {
    afterLastMs,
    text: `${outages.length}, longest ${Math.round(to - from)} ms (killed before it: ${recentKills(kills, from)}; in it: ${also})`,
  };
}
