import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { bundle } from './bundle.mjs';
import { Failure } from './cli-output.mjs';
import { readVersion } from './prepare.mjs';
import { ROOT } from './run.mjs';

/** The contents of a release other than packages. Sources are not included. */
const PARTS = [
  '.next',
  'dist',
  'lib/reader/lexicon',
  'lib/niche-research/directory.yaml',
  'lib/niche-research/word-lists.yaml',
  'public',
  'prisma/migrations',
  'prisma/seed/posts',
  'scripts',
  'deploy',
  'docs',
  '.env.example',
  'CHANGELOG.md',
];

/** Not copied: build caches, data of one site, and sources. */
const LEFT_OUT =
  /^\.next\/(cache|dev|diagnostics|trace|trace-build|types|turbopack|previous-static)(\/|$)|^deploy\/(secrets|site\.env)(\/|$)|\.ts$/;

/** Packages that production lists as dependencies of others, but only a build uses. */
const BUILD_PACKAGES = /^node_modules\/(@next\/swc-|@typescript\/|@types\/|typescript$)/;

/** Prisma's query compilers for other databases and of the other size than in prisma/schema.prisma: 65 MB. */
export const UNUSED_COMPILERS = /\/@prisma\/client\/runtime\/query_compiler_(?!small_bg\.postgresql\.)[^/]+$/;

/** The scripts of package.json that need sources or development tools. */
const TOOL_SCRIPTS = /^(dev|build|release|lint|typecheck|format|test|bench|db:migration$)/;

const inRoot = (path) => join(ROOT, path);
const readJson = (path) => JSON.parse(readFileSync(inRoot(path), 'utf8'));

/** The folders of the packages that production needs, by the lockfile. */
export const productionPackages = (lockfile) =>
  Object.entries(lockfile.packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional && !BUILD_PACKAGES.test(path))
    .map(([path]) => path);

function copyPackages(target) {
  for (const path of productionPackages(readJson('package-lock.json'))) {
    // Optional packages for other platforms are not installed. Nested ones are packages of their own.
    if (!existsSync(inRoot(path))) continue;
    const nested = inRoot(join(path, 'node_modules'));
    cpSync(inRoot(path), join(target, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => source !== nested && !UNUSED_COMPILERS.test(source.split(sep).join('/')),
    });
  }
}

function copyPart(part, target) {
  if (!existsSync(inRoot(part)))
    throw new Failure(`${inRoot(part)} is missing. Is something else building in this folder at the same time?`);
  const isWanted = (source) => !LEFT_OUT.test(relative(ROOT, source).split(sep).join('/'));
  // Links in .next point to packages of this folder: the copies point to those of the release.
  cpSync(inRoot(part), join(target, part), { recursive: true, verbatimSymlinks: true, filter: isWanted });
}

/** package.json without tools and dependencies, which are already there. */
function productionManifest(commit) {
  const { name, version, description, license, type, engines, scripts } = readJson('package.json');
  const kept = Object.fromEntries(Object.entries(scripts).filter(([script]) => !TOOL_SCRIPTS.test(script)));
  return { name, version, commit, private: true, description, license, type, engines, scripts: kept };
}

/**
 * Writes the built site to a new folder that runs without sources and development tools.
 * @param {string} target
 * @param {string} [previous] a release whose scripts and styles stay served; those that it kept of its own predecessor do not
 */
export async function writeRelease(target, previous) {
  const part = `${target}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(dirname(part), { recursive: true });
  for (const path of PARTS) copyPart(path, part);
  copyPackages(part);
  const { version, commit } = await readVersion();
  writeFileSync(join(part, 'package.json'), `${JSON.stringify(productionManifest(commit), null, 2)}\n`);
  // As plain JavaScript: reading TypeScript would need Next's compiler, which is 100 MB.
  await bundle({ entryPoints: ['next.config.ts'], outdir: part });
  if (previous) {
    cpSync(join(previous, '.next/static'), join(part, '.next/previous-static'), { recursive: true });
    const assets = join(previous, 'dist/embed/assets');
    // A release without the chat for other websites has none.
    if (existsSync(assets)) cpSync(assets, join(part, 'dist/embed/previous-assets'), { recursive: true });
  }
  // Renamed at the end, so that there is no partial release.
  renameSync(part, target);
  return `${version}, commit ${commit?.replace(/(?<=^.{12})\w+/, '') ?? 'unknown'}`;
}
