import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/support/database.mjs';
import { temporaryFolder } from '../fetch-packages';
import type { Site } from './site';

const root = join(import.meta.dirname, '../..');

/** All there is to it: what is served beyond this is Next and React themselves. */
const files = {
  'package.json': '{ "private": true, "type": "module" }',
  // The packages are those of the project, by a link that leads out of the folder.
  'next.config.mjs': "export default { turbopack: { root: '/' }, typescript: { ignoreBuildErrors: true } };",
  'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  'app/page.jsx': `export const metadata = { title: 'Bare', description: 'A page of Next that does nothing.' };
export default () => <main><h1>Bare</h1></main>;`,
};

/** Builds and starts the smallest static page that this very Next can serve. */
export async function startBareApp(): Promise<Site> {
  const folder = temporaryFolder('bench-bare');
  mkdirSync(join(folder, 'app'));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const next = join(folder, 'node_modules/next/dist/bin/next');
  const options = { cwd: folder, env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } };
  const build = spawn(process.execPath, [next, 'build'], { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error('The bare page cannot be built.');
  const port = await freePort();
  const server = spawn(process.execPath, [next, 'start', '--port', String(port)], { ...options, stdio: 'ignore' });
  process.once('exit', () => server.kill());
  const url = `http://localhost:${port}`;
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error('The bare page cannot be served.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, stop: async () => void server.kill() };
}
