import { createServer } from 'node:net';
import { startNode } from './run.mjs';
import { Failure } from './say.mjs';

/** Where the site is served unless PORT says otherwise. */
export const DEFAULT_PORT = 3000;

/** The port of PORT, or the default one. Throws a Failure when it is no port. */
export function wantedPort() {
  const given = process.env.PORT || String(DEFAULT_PORT);
  const port = Number(given);
  if (!/^\d+$/.test(given) || port < 1 || port > 65_535)
    throw new Failure(`PORT must be a number from 1 to 65535, not "${given}".`);
  return port;
}

/** Throws a Failure when something else listens on the port already. */
export function checkPortIsFree(port) {
  const explain = {
    EADDRINUSE: `Port ${port} is taken by another program. Stop it, or choose another port with PORT.`,
    EACCES: `Port ${port} is not allowed to this user. Choose a port above 1023 with PORT.`,
  };
  return new Promise((resolve, reject) => {
    createServer()
      .on('error', (error) => reject(new Failure(explain[error.code] ?? `Port ${port}: ${error.message}.`)))
      .listen(port, function listening() {
        this.close(resolve);
      });
  });
}

/**
 * What a web process may keep on its heap: what it needs under load is about half of it. Left to itself it would let garbage
 * grow with the memory of the machine.
 */
const HEAP_MB = 512;
/** Compressing uses many threads, and glibc would keep freed memory for each of them. */
const FEW_ARENAS = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' };

/** How long a web server may take to answer the requests under way before it is ended. */
const PATIENCE_MS = 10_000;

/**
 * Starts the web server (lib/web-server; `start` or `dev`) in a process of its own and waits until it answers. What it prints
 * goes to `output`, but while it starts only what it prints as errors, unless `verbose`.
 * @param {string} mode
 * @param {number} port
 * @param {NodeJS.ProcessEnv} env
 * @param {{ verbose?: boolean, output?: Record<'stdout' | 'stderr', { write: (chunk: string) => unknown }> }} options
 * @returns {Promise<{ exited: Promise<number>, stop: () => Promise<number>, kill: () => Promise<number> }>}
 */
export async function startWeb(mode, port, env, { verbose = false, output = process } = {}) {
  const isDev = mode === 'dev';
  // Not by the tsx command: that is a parent of its own, whose child would survive when it is killed.
  const child = startNode('scripts/run-web.ts', [mode], {
    env: {
      ...env,
      ...FEW_ARENAS,
      PORT: String(port),
      NODE_ENV: isDev ? 'development' : 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [...(isDev ? [] : [`--max-old-space-size=${HEAP_MB}`]), '--import', 'tsx'],
  });
  let show = verbose;
  child.stdout.on('data', (chunk) => show && output.stdout.write(chunk));
  child.stderr.on('data', (chunk) => output.stderr.write(chunk));
  const exited = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  const ready = new Promise((resolve) => child.once('message', resolve));
  const ended = exited.then((code) => {
    throw new Failure(`The web server ended with code ${code} before it answered.`);
  });
  await Promise.race([ready, ended]);
  show = true;
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
