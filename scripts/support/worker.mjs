import { startNode } from './run.mjs';
import { Failure } from './say.mjs';

/** How long the jobs under way may take to end. */
const PATIENCE_MS = 10_000;

/**
 * Starts the background work (lib/jobs/worker.ts) in a process of its own and waits until it takes jobs.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ output?: Record<'stdout' | 'stderr', { write: (chunk: string) => unknown }> }} options
 * @returns {Promise<{ exited: Promise<number>, stop: () => Promise<unknown>, kill: () => Promise<unknown> }>}
 */
export async function startWorker(env, { output = process } = {}) {
  // Not by the tsx command: that is a parent of its own, whose child would survive when it is killed.
  const child = startNode('scripts/run-worker.ts', [], {
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: ['--import', 'tsx'],
  });
  child.stdout.on('data', (chunk) => output.stdout.write(chunk));
  child.stderr.on('data', (chunk) => output.stderr.write(chunk));
  const exited = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  const ready = new Promise((resolve) => child.once('message', resolve));
  const ended = exited.then((code) => {
    throw new Failure(`The background work ended with code ${code} before it was ready.`);
  });
  await Promise.race([ready, ended]);
  const stop = () => {
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS).unref();
    return exited;
  };
  const kill = () => {
    child.kill('SIGKILL');
    return exited;
  };
  return { exited, stop, kill };
}
