/**
 * The limits of one task in a thread: CPU time in ms, and for a task with buffers outside of its heap, how much the process may grow
 * meanwhile, in bytes. Only one such task runs at once: what the process grows by is its own, but for the heap of a neighbour.
 */
export type TaskLimits = { ms: number; memory?: number };

/** Of each thread. */
export const HEAP_MB = 256;

const MB = 1024 * 1024;
export const PAGE_TASK: TaskLimits = { ms: 4_000 };
export const PDF_TASK: TaskLimits = { ms: 10_000, memory: (400 + HEAP_MB) * MB };
/** What is made of all pages of a website: facts, differences, an index and a report. */
export const SITE_TASK: TaskLimits = { ms: 20_000 };
/** In pages of a run, each with its facts. */
export const LARGE_RUN = 100;

/** The CPU time in ms that the pages of one crawl or preview may use together. */
export const READER_MS = 5 * 60_000;

/** What is done with the words of one visitor's question, all together. */
export const QUESTION_MS = 300;
/** The index of a website, or its gate. */
export const OPEN_TASK: TaskLimits = { ms: 5_000 };
