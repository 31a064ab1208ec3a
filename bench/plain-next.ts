import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../scripts/support/run.mjs';
import { temporaryFolder } from './fetch-packages';
import { startNext } from './next-start';
import type { Site } from './web/site';

/** The files that `next start` reads; a different configuration is written next to them. */
const SHARED = ['.next', 'node_modules', 'public'];

/**
 * Serves the project's build with plain `next start` on the database of a running site. The project's configuration disables
 * Next's compression, since its own server compresses; here it is enabled, as by default.
 */
export async function startPlainNext(site: { url: string; databaseUrl: string }): Promise<Site> {
  const folder = temporaryFolder('plain-next');
  for (const name of SHARED) {
    if (existsSync(join(ROOT, name))) symlinkSync(join(ROOT, name), join(folder, name), 'junction');
  }
  const config = JSON.stringify(join(ROOT, 'next.config'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  writeFileSync(
    join(folder, 'next.config.ts'),
    `import config from ${config};\nexport default { ...config, compress: true };\n`,
  );
  return startNext(folder, {
    ...process.env,
    DATABASE_URL: site.databaseUrl,
    SITE_URL: site.url,
    NEXTAUTH_SECRET: 'only-for-tests-'.repeat(3),
  });
}
