import { freePort } from '../scripts/support/database.mjs';
import { startTool } from '../scripts/support/run.mjs';
import type { Site } from './web/site';

/**
 * Serves a build with `next start` on a free port and waits until the home page responds.
 * @throws when the process exits first
 */
export async function startNext(folder: string, env: NodeJS.ProcessEnv = process.env): Promise<Site> {
  const port = await freePort();
  const server = startTool('next', ['start', folder, '--port', String(port)], {
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `http://localhost:${port}`;
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error(`next start ${folder} ended with code ${server.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const stop = () => {
    server.kill();
    return exited;
  };
  return { url, stop };
}
