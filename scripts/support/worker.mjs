import { startService } from './service.mjs';

/**
 * Starts the worker (worker/index.ts) in a process of its own and waits until it processes jobs.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ output?: Record<'stdout' | 'stderr', { write: (chunk: string) => unknown }> }} options
 */
export const startWorker = (env, { output } = {}) =>
  startService('background work', 'run-worker', { env: { ...env, NODE_ENV: 'production' }, output });
