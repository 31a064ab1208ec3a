/** The limits of one page, which no page that is meant for people comes near: they act while it is parsed. */
export const PAGE_LIMITS = { depth: 400, elements: 20_000 };

/** Thrown when a page exceeds a limit. */
export class PageLimitError extends Error {
  constructor(readonly kind: 'page-depth' | 'page-elements') {
    super(kind);
  }
}

/** The limits of one task in a thread: CPU time in ms, and growth of the process in bytes, which includes what is outside of the heap. */
export type TaskLimits = { ms: number; memory: number };

const MB = 1024 * 1024;
export const PAGE_TASK: TaskLimits = { ms: 4_000, memory: 600 * MB };
export const PDF_TASK: TaskLimits = { ms: 10_000, memory: 400 * MB };

/** The time in threads that the pages of one crawl or preview may take together. */
export const READER_MS = 5 * 60_000;
