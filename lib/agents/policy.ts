import { offer } from '@/lib/content/offer';
import { previewPromise } from '@/lib/content/preview-promise';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@/lib/time';

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

/** Those of the website of an agent that somebody has adopted, which is read again every week. */
export const ownReadingLimits: ReadingLimits = {
  pages: 300,
  timeMs: 30 * MINUTE_MS,
  bytes: 200_000_000,
  lines: 12_000,
  characters: 1_200_000,
};

/** How long after a reading of an adopted agent's website the next one begins, and after one that failed. */
export const READ_AGAIN_DAYS = { done: 7, failed: 1 } as const;

/** Readings for adopted agents that one worker performs simultaneously, apart from those that visitors wait for. */
export const OWN_READINGS_AT_ONCE = 2;

/** How often a worker says that a reading is alive, which must be well within LOST_AFTER_MS. */
export const REPORT_READING_MS = 10 * SECOND_MS;

/** Agents of one account that are drafts, on trial or with a client. */
export const MAX_AGENTS = 3;

/** Addresses for which the adoption of one preview may wait: a first one, and typing errors. */
export const MAX_WISHES = 3;

/** How long a draft, a trial and what is left of an ended agent are kept; and when their owners are told, before that. */
export const DRAFT_LIFETIME_MS = 30 * DAY_MS;
export const DRAFT_NOTICE_MS = 7 * DAY_MS;
export const TRIAL_LIFETIME_MS = offer.trialDays * DAY_MS;
export const TRIAL_NOTICE_MS = DAY_MS;
export const ENDED_LIFETIME_MS = 30 * DAY_MS;
export const ENDED_NOTICE_MS = 7 * DAY_MS;

/** How long the deletion of an agent, and ending it oneself, can be undone. */
export const UNDO_LIFETIME_MS = 7 * DAY_MS;

/** How long an invitation is valid, and how many people work with an agent at most, invited ones included. */
export const INVITATION_LIFETIME_MS = 7 * DAY_MS;
export const MAX_MEMBERS = 20;

/** How long the removal of a colleague can be undone, and its mail waits. */
export const REMOVAL_UNDO_MS = 10 * MINUTE_MS;

/** How long one of our people may look at an agent once they have said why. */
export const HELP_LIFETIME_MS = HOUR_MS;

/** How long that stands above the pages of its owners. It stays in the record. */
export const HELP_SHOWN_MS = 7 * DAY_MS;

/** Reports about one agent that wait to be looked at. Further ones say nothing new. */
export const MAX_REPORTS = 20;

/** Months within which a domain has one trial. */
export const TRIAL_MONTHS = 12;

/** How long a code is valid that was sent to an address of the website's domain, and how often it may be typed. */
export const CODE_LIFETIME_MS = 15 * MINUTE_MS;
export const MAX_CODE_ATTEMPTS = 5;

/** Messages of one conversation, of everybody in it. */
export const MAX_MESSAGES = 1_000;

/** Pages of a website on which the launcher's line is looked for: the start page, and what it links to. */
export const LINE_PAGES = 5;

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

/** The number of earlier questions that a conversation remembers. */
export const MAX_TURNS = 20;

/** The maximum number of questions in the list of gaps. */
export const MAX_ADDED_QUESTIONS = 20;

/** The length of an edited answer (components/meet/catch-a-lie.tsx), in characters. */
export const MAX_CHALLENGE = 400;
