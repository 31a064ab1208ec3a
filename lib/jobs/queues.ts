/** The queues of background work, with how each is retried. Times in seconds; pg-boss doubles `retryDelay` every time. */
export const queues = {
  /** Sends one mail. Twelve tries with back-off reach over about a day of a mail server being away. */
  mail: { retryLimit: 12, retryDelay: 15, retryBackoff: true, expireInSeconds: 60 },
  /** Posts one lead to the CRM. */
  leadWebhook: { retryLimit: 12, retryDelay: 15, retryBackoff: true, expireInSeconds: 60 },
  /**
   * Crawls one run. Never tried again by the queue: a run whose worker died is taken up by its lease (lib/scraper-runs/execute-run.ts), and
   * the longest run takes a few hours.
   */
  crawl: { retryLimit: 0, expireInSeconds: 23 * 3600 },
  /** Removes what is past its time: sessions, links, counters, audit trail, names of old leads. */
  cleanup: { retryLimit: 0, expireInSeconds: 300 },
  /** Raises the alarm when mail waits too long. */
  mailAlarm: { retryLimit: 0, expireInSeconds: 60 },
} as const;

export type QueueName = keyof typeof queues;
