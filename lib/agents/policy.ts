import { previewPromise } from '@/lib/content/preview-promise';
import { MINUTE_MS, SECOND_MS } from '@/lib/time';

/** The bounds of one reading of a website for an agent preview. */
export type ReadingLimits = {
  pages: number;
  timeMs: number;
  /** Decompressed, all responses together. */
  bytes: number;
  /** Lines and characters of all pages together, which bound the cost of a question. */
  lines: number;
  characters: number;
};

export const readingLimits: ReadingLimits = {
  pages: previewPromise.pages,
  timeMs: previewPromise.seconds * SECOND_MS,
  bytes: 20_000_000,
  lines: 6_000,
  characters: 600_000,
};

/** Visitors who name the home page of a website within this time share one reading. */
export const HOST_WINDOW_MS = previewPromise.hostMinutes * MINUTE_MS;

/** How long a preview and everything read for it is stored. */
export const PREVIEW_LIFETIME_MS = previewPromise.minutes * MINUTE_MS;

/** The share of the day's readings that networks may use which have had one today. The rest is for others. */
export const KNOWN_NETWORKS_SHARE = 0.8;

/** Readings that one worker performs simultaneously: most of their time they wait for websites, some of which are slow. */
export const READINGS_AT_ONCE = 12;

/** After this time, the worker of a running reading is presumed dead. */
export const LOST_AFTER_MS = 45 * SECOND_MS;

/** The maximum attempts for a reading. */
export const MAX_ATTEMPTS = 2;

/** The maximum characters of a question. */
export const MAX_QUESTION = 300;

/** The number of earlier questions that a conversation remembers. */
export const MAX_TURNS = 20;

/** The maximum number of questions in the list of gaps. */
export const MAX_ADDED_QUESTIONS = 20;

/** The length of an edited answer (components/meet/catch-a-lie.tsx), in characters. */
export const MAX_CHALLENGE = 400;
