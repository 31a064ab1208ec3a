import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>;

const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const direct = { ...manifest.dependencies, ...manifest.devDependencies };
const record = readFileSync('docs/decisions/dependencies.md', 'utf8');

/** The items of the record's lists that begin with a package, each on one line. */
const items = [...record.matchAll(/^- `.+(?:\n {2}.+)*/gm)].map(([item]) => item.replace(/\n */g, ' '));

/** The packages that the record names at the beginning of an item, before the colon. */
const recorded = items.flatMap((item) =>
  [...item.slice(0, item.indexOf(': ')).matchAll(/`([^`]+)`/g)].map(([, name]) => name),
);

test('dependencies.md › lists exactly the direct dependencies', () => {
  expect([...recorded].sort()).toEqual(Object.keys(direct).sort());
});

test('dependencies.md › gives a reason for each', () => {
  expect(items.filter((item) => !/`: .{10,}\.$/.test(item))).toEqual([]);
});

test('package.json › pins exact versions that match the lockfile', () => {
  const exact = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;
  expect(Object.entries(direct).filter(([, version]) => !exact.test(version))).toEqual([]);
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect(
    Object.entries(direct).filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version),
  ).toEqual([]);
});

test('package-lock.json › has a hash for every package, all from the npm registry', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { resolved?: string; integrity?: string; inBundle?: boolean }>;
  };
  const loose = Object.entries(packages).filter(
    ([path, { resolved = 'https://registry.npmjs.org/', integrity, inBundle }]) =>
      path !== '' &&
      !inBundle &&
      !(resolved.startsWith('https://registry.npmjs.org/') && integrity?.startsWith('sha512-')),
  );
  expect(loose).toEqual([]);
});

/** SPDX expressions of licences that need no more than a notice, and, by package, those that need a reason (docs/updating.md). */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
];
const accepted: readonly (readonly [names: RegExp, licence: string | undefined])[] = [
  [/^@fontsource/, 'OFL-1.1'],
  [/^@img\/sharp-libvips-/, 'LGPL-3.0-or-later'],
  [/^@img\/sharp-win32-/, 'Apache-2.0 AND LGPL-3.0-or-later'],
  [/^@img\/sharp-wasm32$/, 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'],
  [/^json-schema$/, '(AFL-2.1 OR BSD-3-Clause)'],
  [/^@visx\/vendor$/, 'MIT and ISC'],
  [/^caniuse-lite$/, 'CC-BY-4.0'],
  // Of SCOWL's word lists, by its file `license`: notices only.
  [/^dictionary-en-gb$/, '(MIT AND BSD)'],
  [/^elkjs$/, 'EPL-2.0'],
  // MIT, by its file LICENSE.
  [/^seq-queue$/, undefined],
  [/^type-fest$/, '(MIT OR CC0-1.0)'],
];

test('every package that runs in production has a licence that was accepted', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { license?: string; dev?: boolean }>;
  };
  const unknown = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(
      ([path, { license }]) =>
        [path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), license] as const,
    )
    .filter(([, license]) => !(license && permissive.includes(license)))
    .filter(([name, license]) => !accepted.some(([pattern, licence]) => pattern.test(name) && licence === license));
  expect(unknown).toEqual([]);
});
