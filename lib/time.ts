export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/**
 * The maximum difference between clocks of machines. A stored time that is further ahead was written before the clock was set
 * back.
 */
export const CLOCK_TOLERANCE_MS = 2 * MINUTE_MS;

/** `read`, whose result is used for `ms` by a monotonic clock. For what asks another machine; concurrent callers share one read. */
export function memoizeFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let latest: { at: number; result: Promise<T> } | undefined;
  return () => {
    const now = performance.now();
    if (!latest || now - latest.at > ms) {
      const asked = { at: now, result: read() };
      latest = asked;
      // What could not be asked is asked again.
      asked.result.catch(() => {
        if (latest === asked) latest = undefined;
      });
    }
    return latest.result;
  };
}

/** The moments of the last `windowMs`, as a filter for queries. */
export const within = (windowMs: number, now = Date.now()): { gt: Date; lt: Date } => ({
  gt: new Date(now - windowMs),
  lt: new Date(now + CLOCK_TOLERANCE_MS),
});

/** Whether a moment was within the last `windowMs`. */
export function isWithin(moment: Date, windowMs: number): boolean {
  const { gt, lt } = within(windowMs);
  return moment > gt && moment < lt;
}

/** The times at which something ends that lasts for `lifetimeMs` and has not ended yet, as a filter for queries. */
export const endsWithin = (lifetimeMs: number, now = Date.now()): { gt: Date; lt: Date } => ({
  gt: new Date(now),
  lt: new Date(now + lifetimeMs + CLOCK_TOLERANCE_MS),
});

/**
 * The moment some calendar months earlier in UTC. Without such a day in that month (31 March, a month earlier), its last one: Date
 * alone would roll over into the next month.
 */
export function monthsBefore(moment: Date, months: number): Date {
  const earlier = new Date(moment);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  if (earlier.getUTCDate() !== moment.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}
