import { readdirSync, rmSync } from 'node:fs';
import { compileLexicon } from '../../lib/reader/lexicon/compile.mjs';
import { ROOT } from './run.mjs';

/** The programs of the site that are written in TypeScript, by name. */
const entryPoints = () => ({
  ...Object.fromEntries(readdirSync(`${ROOT}/programs`).map((file) => [file.replace('.ts', ''), `programs/${file}`])),
  seed: 'prisma/seed/seed.ts',
  // Loaded by Next (next.config.ts).
  'cache-handler': 'lib/server/next-internals/cache-handler.ts',
  // The worker threads that read websites (lib/crawler/pool/pool.ts).
  'guarded-thread': 'lib/guarded-thread.ts',
});

/** Bundles TypeScript into modules for plain Node, packages left out. */
export async function bundle(options) {
  // Only here: a host that serves a finished build has no build tools.
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: ROOT,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
    ...options,
  });
}

/**
 * Bundles the programs into one file each. Translating their modules at each start would take three times as long as the start
 * itself, and a thread's memory for as long as the program runs.
 * @param {string} outdir
 */
export async function bundlePrograms(outdir) {
  rmSync(outdir, { recursive: true, force: true });
  // With splitting, modules that are imported dynamically, and their packages, are only loaded when they are needed.
  await bundle({
    entryPoints: entryPoints(),
    outdir,
    splitting: true,
    sourcemap: true,
    sourcesContent: false,
    define: { LEXICON: JSON.stringify(await compileLexicon()) },
  });
}
