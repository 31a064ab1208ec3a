import { startService } from './service.mjs';

/** The heap limit of a worker: four scraper runs and readings of websites at once, with pages of several megabytes. */
const HEAP_MB = 1024;

/**
 * Starts the worker (worker/index.ts) in a process of its own and waits until it processes jobs.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ output?: Record<'stdout' | 'stderr', { write: (chunk: string) => unknown }>, signal?: AbortSignal }} options
 */
export const startWorker = (env, { output, signal } = {}) =>
  startService('worker', 'run-worker', { env: { ...env, NODE_ENV: 'production' }, heapMb: HEAP_MB, output, signal });
