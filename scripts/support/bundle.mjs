import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** The programs of the site that are written in TypeScript, by name. */
const entryPoints = () => ({
  ...Object.fromEntries(
    readdirSync(join(ROOT, 'scripts'))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [file.slice(0, -'.ts'.length), `scripts/${file}`]),
  ),
  seed: 'prisma/seed/seed.ts',
  // Loaded by Next (next.config.ts).
  'cache-handler': 'lib/server/cache/cache-handler.ts',
  // The worker threads that read websites (lib/crawler/pool/pool.ts).
  'reading-thread': 'lib/reading-thread.ts',
});

/**
 * Bundles the TypeScript programs into one file each for plain Node, packages left out. Translating their modules at each start
 * would take three times as long as the start itself, and a thread's memory for as long as the program runs.
 * @param {string} outdir
 */
export async function bundlePrograms(outdir) {
  // Only here: a host that serves a finished build has no build tools.
  const { build } = await import('esbuild');
  rmSync(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints: entryPoints(),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    // Modules that are imported dynamically, and their packages, are only loaded when they are needed.
    splitting: true,
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'silent',
  });
}
