import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix, sep } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const LAYERS = ['lib', 'components', 'app', 'worker'];
const INFRASTRUCTURE = [
  'lib/env',
  'lib/env-schema',
  'lib/env-values',
  'lib/db',
  'lib/db-pool',
  'lib/log',
  'lib/signing',
  'lib/source-positions',
  'lib/text/parse-url',
  'lib/time',
  'lib/generated',
];
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
const layerOf = (path: string) => LAYERS.findIndex((layer) => isIn(path, layer));
const isInfrastructure = (path: string) => INFRASTRUCTURE.some((module) => isIn(path, module));

/** The imported file, from the project's folder without its ending; null for a package. */
function resolveImport(file: string, specifier: string): string | null {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : null;
}

/** What of this project the crawler and the reader know. They could be packages of their own, without framework and database. */
const PACKAGES = {
  'lib/crawler': ['lib/crawler', 'lib/reader', 'lib/text', 'lib/read-bytes'],
  'lib/reader': ['lib/reader', 'lib/text', 'lib/industries', 'lib/generated/lexicon-names'],
};

function isForeign(known: readonly string[], specifier: string, target: string | null): boolean {
  if (target) return !known.some((folder) => isIn(target, folder));
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return false;
  return /^(next|react|react-dom|pg|@prisma|@electric-sql)($|\/)/.test(specifier);
}

function wrongWay(file: string, specifier: string): boolean {
  const target = resolveImport(file, specifier);
  for (const [folder, known] of Object.entries(PACKAGES)) {
    if (isIn(file, folder)) return isForeign(known, specifier, target);
  }
  if (!target) return false;
  if (layerOf(target) > layerOf(file)) return true;
  return isInfrastructure(file.replace(/\.tsx?$/, '')) && isIn(target, 'lib') && !isInfrastructure(target);
}

/** What is wrong with a file, one line each. */
function findProblems(file: string, source: string): string[] {
  const imports = [...source.matchAll(IMPORT)].map((match) => match[1] ?? '');
  const problems = imports.filter((to) => wrongWay(file, to)).map((to) => `${file} must not import ${to}`);
  if (file !== 'lib/env.ts' && /\bprocess\.env\b/.test(source)) problems.push(`${file} must not read process.env`);
  return problems;
}

const sourceFiles = LAYERS.flatMap((layer) =>
  readdirSync(join(ROOT, layer), { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(layer, name.split(sep).join('/')))
    .filter((name) => /\.tsx?$/.test(name) && !isIn(name, 'lib/generated')),
);

test('imports › run from app and worker to components to lib to shared infrastructure; only lib/env.ts reads the environment', () => {
  expect(sourceFiles.length).toBeGreaterThan(50);
  expect(sourceFiles.flatMap((file) => findProblems(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

/** The folder of lib that a path lies in; undefined for files directly in lib, and for everything outside of it. */
const libFolderOf = (path: string) => /^lib\/([^/]+)\/./.exec(path)?.[1];

/** The folder of the reader that a path lies in, at any depth; `reader` for those directly in it. */
const readerFolderOf = (path: string) => /^lib\/(reader(?:\/.+)?)\//.exec(path)?.[1];

/** Which folders each folder imports. */
function folderGraph(
  files: readonly (readonly [file: string, source: string])[],
  folderOf = libFolderOf,
): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const [file, source] of files) {
    const from = folderOf(file);
    if (!from) continue;
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    for (const [, specifier = ''] of source.matchAll(IMPORT)) {
      const to = folderOf(resolveImport(file, specifier) ?? '');
      if (to && to !== from) targets.add(to);
    }
  }
  return graph;
}

function reachableFrom(graph: Map<string, Set<string>>, start: string): Set<string> {
  const reached = new Set<string>();
  const queue = [start];
  for (let folder = queue.pop(); folder; folder = queue.pop()) {
    for (const next of graph.get(folder) ?? []) {
      if (!reached.has(next)) queue.push(next);
      reached.add(next);
    }
  }
  return reached;
}

/** The imports that close a cycle between folders, as "from → to". */
function cyclicImports(graph: Map<string, Set<string>>): string[] {
  return [...graph].flatMap(([from, targets]) =>
    [...targets].filter((to) => reachableFrom(graph, to).has(from)).map((to) => `${from} → ${to}`),
  );
}

test.each([
  ['folders of lib', libFolderOf],
  ['folders of the reader', readerFolderOf],
])('imports › form no cycle between %s', (_, folderOf) => {
  const files = sourceFiles.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const);
  expect(cyclicImports(folderGraph(files, folderOf))).toEqual([]);
});

describe('cyclicImports', () => {
  test('finds cycles of two and three folders with all their imports', () => {
    const files = [
      ['lib/a/x.ts', "import { y } from '../b/y';"],
      ['lib/b/y.ts', "import { z } from '@/lib/c/z';\nimport type { T } from '@/lib/env';"],
      ['lib/c/z.ts', "const x = await import('@/lib/a/x');"],
      ['lib/d/w.ts', "import { x } from '@/lib/a/x';"],
    ] as const;
    expect(cyclicImports(folderGraph(files)).sort()).toEqual(['a → b', 'b → c', 'c → a']);
    expect(cyclicImports(folderGraph(files.slice(0, 2)))).toEqual([]);
  });
});

describe('import check', () => {
  test.each([
    ['lib/blog/queries.ts', "import { Card } from '@/components/ui/card';"],
    ['lib/blog/queries.ts', "import { Card } from '../../components/ui/card';"],
    ['components/ui/card.tsx', "import Page from '@/app/(site)/about/page';"],
    ['components/ui/card.tsx', "const page = await import('@/app/(site)/about/page');"],
    ['lib/db.ts', "import { plainText } from '@/lib/blog/search-text';"],
    ['lib/crawler/fetch.ts', "import { db } from '@/lib/db';"],
    ['lib/crawler/fetch.ts', "import { cache } from 'react';"],
    ['lib/crawler/fetch.ts', "import { headers } from 'next/headers';"],
    ['lib/crawler/fetch.ts', "export { showToast } from '../scraper-runs/events';"],
    ['lib/reader/page/dom.ts', "import { robots } from '../../crawler/fetch/robots';"],
    ['app/layout.tsx', 'const name = process.env.SITE_NAME;'],
  ])('rejects %s with %s', (file, source) => {
    expect(findProblems(file, source)).toHaveLength(1);
  });

  test.each([
    ['app/layout.tsx', "import { Card } from '@/components/ui/card';"],
    ['components/ui/card.tsx', "import { env } from '@/lib/env';"],
    ['lib/blog/queries.ts', "import { db } from '@/lib/db';"],
    ['lib/db.ts', "import { env } from './env';"],
    ['lib/crawler/fetch.ts', "import { parse } from './robots';\nimport { load } from 'cheerio';"],
    ['lib/env.ts', 'export const env = read(process.env);'],
  ])('accepts %s with %s', (file, source) => {
    expect(findProblems(file, source)).toEqual([]);
  });
});
