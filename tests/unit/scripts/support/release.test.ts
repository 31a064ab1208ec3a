import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { productionPackages, UNUSED_COMPILERS } from '../../../../scripts/support/release.mjs';

describe('productionPackages', () => {
  test('leaves out development tools and what only a build uses', () => {
    const lockfile = {
      packages: {
        '': {},
        'node_modules/next': {},
        'node_modules/next/node_modules/postcss': {},
        'node_modules/@next/swc-linux-x64-gnu': { optional: true },
        'node_modules/vitest': { dev: true },
        'node_modules/typescript': { devOptional: true },
        'node_modules/@img/sharp-linux-x64': { optional: true },
      },
    };
    expect(productionPackages(lockfile)).toEqual([
      'node_modules/next',
      'node_modules/next/node_modules/postcss',
      'node_modules/@img/sharp-linux-x64',
    ]);
  });

  test('includes every dependency of package.json, and no development tool', () => {
    const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
    const { dependencies } = read('package.json');
    const paths = new Set(productionPackages(read('package-lock.json')));
    const isIncluded = (name: string) => paths.has(`node_modules/${name}`);
    expect(Object.keys(dependencies).filter((name) => !isIncluded(name))).toEqual([]);
    const tools = ['typescript', 'esbuild', 'vitest', 'prisma', 'playwright', '@playwright/test', 'tailwindcss'];
    expect(tools.filter(isIncluded)).toEqual([]);
  });
});

test('UNUSED_COMPILERS › leaves the query compiler that the generated client imports', () => {
  const { generator } =
    /generator client \{(?<generator>[^}]+)\}/.exec(readFileSync('prisma/schema.prisma', 'utf8'))?.groups ?? {};
  const size = /compilerBuild\s*= "(\w+)"/.exec(generator ?? '')?.[1];
  const runtime = 'node_modules/@prisma/client/runtime';
  const kept = readdirSync(runtime).filter(
    (file) => file.startsWith('query_compiler') && !UNUSED_COMPILERS.test(`/site/${runtime}/${file}`),
  );
  expect(kept).toContain(`query_compiler_${size}_bg.postgresql.mjs`);
  expect(kept).toContain(`query_compiler_${size}_bg.postgresql.wasm-base64.mjs`);
  expect(kept.filter((file) => !file.startsWith(`query_compiler_${size}_bg.postgresql.`))).toEqual([]);
});
