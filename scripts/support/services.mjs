import { Failure } from './cli-output.mjs';
import { exitOf } from './exit-of.mjs';
import { ERROR, INFO, isJsonLog, jsonLines } from './json-log.mjs';
import { programFile, startNode } from './run.mjs';

/** How many characters of its output are quoted when a service fails to start. */
const QUOTED_CHARACTERS = 4_000;

/** A service that has not exited this long after SIGTERM is killed. */
const SHUTDOWN_TIMEOUT_MS = 10_000;

/** Half of what V8's young generation grows to by default. With 2 MB, collecting it takes a tenth of a page's processor time. */
const SMALL_NEW_SPACE = '--max-semi-space-size=8';
/** Compression uses many threads, and glibc would keep freed memory for each of them. */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };

/**
 * Starts a long-running bundled program in a process of its own and waits until it reports that it is ready. Its output goes to
 * `output`; with `quietStart`, only its standard error until it is ready. `heapMb` limits its heap: without a limit, V8 collects garbage
 * less often the more memory the machine has. `signal` stops it while it starts.
 * @param {string} name for messages: "web server"
 * @param {string} program
 * @param {{ args?: string[], env: NodeJS.ProcessEnv, heapMb?: number, quietStart?: boolean, output?: Record<'stdout' | 'stderr', { write: (chunk: string) => unknown }>, signal?: AbortSignal }} options
 * @returns {Promise<{ exited: Promise<string>, stop: () => Promise<string>, kill: () => Promise<string> }>} `exited` resolves with how it ended (exit-of.mjs)
 */
async function startService(name, program, options) {
  const { args = [], env, heapMb, quietStart = false, output = process, signal } = options;
  const child = startNode(programFile(program), args, {
    env: { ...FEW_ARENAS, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: heapMb ? [`--max-old-space-size=${heapMb}`, SMALL_NEW_SPACE] : [],
  });
  let show = !quietStart;
  let lastOutput = '';
  const remember = (chunk) => {
    lastOutput = (lastOutput + chunk).slice(-QUOTED_CHARACTERS);
  };
  child.stdout?.on('data', remember);
  child.stderr?.on('data', remember);
  const shown = isJsonLog()
    ? { stdout: jsonLines(process.stdout, INFO), stderr: jsonLines(process.stdout, ERROR) }
    : output;
  child.stdout?.on('data', (chunk) => show && shown.stdout.write(chunk));
  child.stderr?.on('data', (chunk) => shown.stderr.write(chunk));
  if (isJsonLog()) for (const stream of ['stdout', 'stderr']) child[stream].once('end', () => shown[stream].end());
  const exited = exitOf(child);
  const ready = new Promise((resolve) => child.once('message', resolve));
  const ended = exited.then((how) => {
    const quoted = output === process ? '' : `\n${lastOutput}`;
    throw new Failure(`The ${name} ${how} before it was ready.${quoted}`);
  });
  const abandon = () => child.kill('SIGTERM');
  signal?.addEventListener('abort', abandon);
  await Promise.race([ready, ended]).finally(() => signal?.removeEventListener('abort', abandon));
  show = true;
  const stop = () => {
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), SHUTDOWN_TIMEOUT_MS).unref();
    return exited;
  };
  const kill = () => {
    child.kill('SIGKILL');
    return exited;
  };
  return { exited, stop, kill };
}

/** The heap limit of a web process, well above what it needs under load. */
const WEB_HEAP_MB = 320;

/**
 * Starts the web server (lib/server; `start` or `dev`) in a process of its own and waits until it responds. While it starts
 * only errors are shown, unless `verbose`.
 * @param {string} mode
 * @param {number} port
 * @param {NodeJS.ProcessEnv} env
 * @param {{ verbose?: boolean, output?: Record<'stdout' | 'stderr', { write: (chunk: string) => unknown }>, signal?: AbortSignal }} options
 */
export function startWeb(mode, port, env, { verbose = false, output, signal } = {}) {
  const isDev = mode === 'dev';
  return startService('web server', 'run-web', {
    args: [mode],
    env: { ...env, PORT: String(port), NODE_ENV: isDev ? 'development' : 'production' },
    heapMb: isDev ? undefined : WEB_HEAP_MB,
    quietStart: !verbose,
    output,
    signal,
  });
}

/** The heap limit of a worker: four scraper runs and readings of websites at once, with pages of several megabytes. */
const WORKER_HEAP_MB = 1024;

/**
 * Starts the worker (worker/index.ts) in a process of its own and waits until it processes jobs.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ output?: Record<'stdout' | 'stderr', { write: (chunk: string) => unknown }>, signal?: AbortSignal }} options
 */
export const startWorker = (env, { output, signal } = {}) =>
  startService('worker', 'run-worker', {
    env: { ...env, NODE_ENV: 'production' },
    heapMb: WORKER_HEAP_MB,
    output,
    signal,
  });
