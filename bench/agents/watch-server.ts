import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 1_000;

/** What one second of a web server was like: its memory, and the longest time for which its thread did one thing. */
export type Second = { megabytes: number; stallMs: number };

const figureOf = (metrics: string, name: string): number =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN);

/** Asks a web server for its metrics every second until stopped. */
export function watchServer(url: string, token: string) {
  const seconds: Second[] = [];
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      const response = await fetch(`${url}/api/metrics`, { headers: { Authorization: `Bearer ${token}` } });
      const metrics = await response.text();
      // The longest since the last time that somebody asked.
      const stallMs = figureOf(metrics, 'nodejs_eventloop_lag_max_seconds') * 1_000;
      seconds.push({ megabytes: figureOf(metrics, 'process_resident_memory_bytes') / 1e6, stallMs });
      await sleep(EVERY_MS);
    }
  };
  const watched = watch();
  return async (): Promise<Second[]> => {
    isOver = true;
    await watched;
    return seconds;
  };
}
