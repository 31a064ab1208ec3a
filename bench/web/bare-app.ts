import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runQuietly } from '../../scripts/support/run.mjs';
import { temporaryFolder } from '../fetch-packages';
import { startNext } from '../next-start';
import type { Site } from './site';

/** The complete app: everything else that is served is Next and React. */
const files = {
  'package.json': '{ "private": true, "type": "module" }',
  // Uses the packages of the project through a link outside the folder.
  'next.config.mjs': "export default { turbopack: { root: '/' }, typescript: { ignoreBuildErrors: true } };",
  'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  'app/page.jsx': `export const metadata = { title: 'Bare', description: 'A page of Next that does nothing.' };
export default () => <main><h1>Bare</h1></main>;`,
};

/** Builds and starts the smallest static page that this Next version can serve. */
export async function startBareApp(): Promise<Site> {
  const folder = temporaryFolder('bench-bare');
  mkdirSync(join(folder, 'app'));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  await runQuietly('Building the bare page', 'next', ['build', folder]);
  return startNext(folder);
}
