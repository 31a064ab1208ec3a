/** The queues of background work, with how each is retried. Times in seconds; pg-boss doubles `retryDelay` every time. */
export const queues = {
  /** Sends one mail. Twelve tries with back-off reach over about a day and a half of a mail server being away. */
  mail: { retryLimit: 12, retryDelay: 15, retryBackoff: true, expireInSeconds: 60 },
  /** Removes what is past its time: sessions, links, counters, audit trail. */
  cleanup: { retryLimit: 0, expireInSeconds: 300 },
} as const;

export type QueueName = keyof typeof queues;
