import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { compileLexicon } from '../../lib/reader/lexicon/compile.mjs';
import { compressFolder } from './compress.mjs';
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

/** Data of packages is bundled: Node 20 imports JSON with a warning only. */
const jsonOfPackages = {
  name: 'json',
  setup: (build) =>
    build.onResolve({ filter: /\.json$/ }, ({ path }) =>
      path.startsWith('.') ? undefined : { path: createRequire(import.meta.url).resolve(path) },
    ),
};

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
    plugins: [jsonOfPackages],
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

/** React's API on a runtime of 5 KB: a frame on somebody else's website must be light. */
const ON_PREACT = {
  react: 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/**
 * Without a space too many, in browsers of the last years.
 * @type {import('esbuild').BuildOptions}
 */
const FOR_BROWSERS = {
  bundle: true,
  platform: 'browser',
  target: ['chrome109', 'firefox115', 'safari15.6'],
  minify: true,
  legalComments: 'none',
  logLevel: 'silent',
  absWorkingDir: ROOT,
};

/** @param {string} path */
async function tailwind(path) {
  const [{ default: postcss }, { default: plugin }] = await Promise.all([
    import('postcss'),
    import('@tailwindcss/postcss'),
  ]);
  const { css } = await postcss([plugin({ optimize: false })]).process(readFileSync(path, 'utf8'), { from: path });
  return css;
}

/**
 * Stylesheets: the launcher's goes into its script as text, the others are what Tailwind makes of them.
 * @type {import('esbuild').Plugin}
 */
const stylesheets = {
  name: 'stylesheets',
  setup({ onLoad, esbuild }) {
    onLoad({ filter: /launcher\.css$/ }, async ({ path }) => {
      const { target } = FOR_BROWSERS;
      const css = readFileSync(path, 'utf8');
      const { code } = await esbuild.transform(css, { loader: 'css', minify: true, target });
      return { contents: code.trim(), loader: 'text' };
    });
    onLoad({ filter: /\.css$/ }, async ({ path }) => ({ contents: await tailwind(path), loader: 'css' }));
  },
};

/**
 * Bundles what other websites load: `launcher.js`, which lib/server/chat/launcher.ts completes for each agent, and in `assets` the
 * script and the stylesheet of the chat, whose names change with their content; `files.json` has these names. One file each, so that
 * an open chat never asks for a file of an older release.
 * @param {string} outdir
 */
export async function bundleEmbed(outdir) {
  const { build } = await import('esbuild');
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  const options = { ...FOR_BROWSERS, plugins: [stylesheets] };
  const [{ metafile }] = await Promise.all([
    build({
      ...options,
      entryPoints: { chat: 'embed/frame.tsx', style: 'embed/chat.css' },
      alias: ON_PREACT,
      define: { 'process.env.NODE_ENV': '"production"' },
      format: 'esm',
      outdir: join(outdir, 'assets'),
      entryNames: '[name]-[hash]',
      metafile: true,
    }),
    build({ ...options, entryPoints: ['embed/launcher.ts'], format: 'iife', outdir }),
  ]);
  const { inputs, outputs } = metafile ?? { inputs: {}, outputs: {} };
  const names = Object.keys(outputs).map((path) => basename(path));
  const nameOf = (ending) => names.find((name) => name.endsWith(ending));
  const files = { script: nameOf('.js'), style: nameOf('.css'), inputs: Object.keys(inputs) };
  writeFileSync(join(outdir, 'files.json'), JSON.stringify(files));
  await compressFolder(join(outdir, 'assets'));
}
