import { createServer } from 'node:net';
import { Failure } from './cli-output.mjs';
import { startService } from './service.mjs';

/** The default port. */
export const DEFAULT_PORT = 3000;

/** The port of PORT, or the default. @throws Failure if it is not a port */
export function configuredPort() {
  const given = process.env.PORT || String(DEFAULT_PORT);
  const port = Number(given);
  if (!/^\d+$/.test(given) || port < 1 || port > 65_535)
    throw new Failure(`PORT must be a number from 1 to 65535, not "${given}".`);
  return port;
}

/** @throws Failure if another program listens on the port, at the IP address of LISTEN_ON */
export function checkPortIsFree(port) {
  const explain = {
    EADDRINUSE: `Port ${port} is in use by another program. Stop it, or choose another port with PORT.`,
    EADDRNOTAVAIL: 'LISTEN_ON must be an IP address of this machine.',
    ENOTFOUND: 'LISTEN_ON must be an IP address of this machine.',
    EACCES: `This user may not listen on port ${port}. Choose a port above 1023 with PORT.`,
  };
  return new Promise((resolve, reject) => {
    const server = createServer();
    server
      .on(
        'error',
        /** @param {NodeJS.ErrnoException} error */ (error) =>
          reject(new Failure(explain[error.code] ?? `Port ${port}: ${error.message}.`)),
      )
      .listen(port, process.env.LISTEN_ON || undefined, () => server.close(resolve));
  });
}

/** The heap limit of a web process, well above what it needs under load. */
const HEAP_MB = 320;

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
    heapMb: isDev ? undefined : HEAP_MB,
    quietStart: !verbose,
    output,
    signal,
  });
}
