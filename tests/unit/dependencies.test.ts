import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>;

const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const direct = { ...manifest.dependencies, ...manifest.devDependencies };
const record = readFileSync('docs/decisions/dependencies.md', 'utf8');

/** The packages that the record names at the beginning of a line of its lists, before the colon. */
const recorded = record
  .split('\n')
  .filter((line) => line.startsWith('- `'))
  .flatMap((line) => [...line.slice(0, line.indexOf(': ')).matchAll(/`([^`]+)`/g)].map(([, name]) => name));

test('dependencies.md › lists exactly the direct dependencies', () => {
  expect([...recorded].sort()).toEqual(Object.keys(direct).sort());
});

test('dependencies.md › gives a reason for each', () => {
  const lines = record.split('\n').filter((line) => line.startsWith('- `'));
  expect(lines.filter((line) => !/`: .{10,}\.$/.test(line))).toEqual([]);
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
