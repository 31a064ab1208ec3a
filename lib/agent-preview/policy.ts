import { previewPromise } from '@/lib/content/preview-promise';
import { MINUTE_MS, SECOND_MS } from '@/lib/time';

/** The bounds of one reading of a website for an agent preview. */
export type ReadingLimits = {
  pages: number;
  timeMs: number;
  /** Decompressed, all responses together. */
  bytes: number;
  /** Lines and characters that are kept of all pages together: what one question may have to look through. */
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

/** The same host is not read again within this time: visitors share one reading. */
export const HOST_WINDOW_MS = previewPromise.hostMinutes * MINUTE_MS;

/** How long a preview and everything read for it is stored. */
export const PREVIEW_LIFETIME_MS = previewPromise.minutes * MINUTE_MS;

/** Readings that one worker performs simultaneously. */
export const READINGS_AT_ONCE = 5;

/** A reading that has been running for longer has lost its worker. */
export const LOST_AFTER_MS = 45 * SECOND_MS;

/** How often a reading is begun before it is given up. */
export const MAX_ATTEMPTS = 2;

/** Characters of a question. */
export const MAX_QUESTION = 300;

/** Questions that a visitor can add to the list of gaps. */
export const MAX_ADDED_QUESTIONS = 20;
