/** The job queues with their retry policies. Times in seconds; with `retryBackoff` pg-boss doubles the delay each time. */
export const queues = {
  /**
   * Sends one mail. Twelve retries with back-off span about a day of a mail server's outage. A mail server may take its time
   * (lib/mail/transport.ts); when the worker dies, another one takes the job within a minute and a half (keep-job.ts).
   */
  mail: { retryLimit: 12, retryDelay: 15, retryBackoff: true, expireInSeconds: 3600 },
  /** Posts one lead to the webhook of the CRM. */
  leadWebhook: { retryLimit: 12, retryDelay: 15, retryBackoff: true, expireInSeconds: 60 },
  /**
   * Executes one scraper run, which may take a few hours. Not retried by the queue: when its worker dies, the lease of the run
   * expires and the run is enqueued again (lib/scraper-runs/execute-run.ts).
   */
  crawl: { retryLimit: 0, expireInSeconds: 23 * 3600 },
  /** Repeats runs every week, and compares them with those before. */
  weeklyRuns: { retryLimit: 0, expireInSeconds: 300 },
  /** Deletes or anonymizes data whose retention period is over. */
  cleanup: { retryLimit: 0, expireInSeconds: 300 },
  /** Mails the team which leads are held as possible spam, once a day. */
  heldLeads: { retryLimit: 0, expireInSeconds: 60 },
  /** Raises an alarm when mail is delayed. */
  mailAlarm: { retryLimit: 0, expireInSeconds: 60 },
} as const;

export type QueueName = keyof typeof queues;
