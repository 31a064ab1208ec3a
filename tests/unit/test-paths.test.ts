import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = ['lib', '.', 'tests'];
const ENDINGS = ['.ts', '.tsx', '.mjs', '.md', '.css', ''];

/** Tests of the repository as a whole, which no single file is the subject of. */
const WHOLE_REPOSITORY = [
  'dependencies.test.ts',
  'import-direction.test.ts',
  'reader-size.test.ts',
  'test-paths.test.ts',
];

/** Whether a test is named after its subject: x/y.test.ts for x/y.ts, or x/y.aspect.test.ts where one file would be too long. */
function isNamedAfterSource(path: string): boolean {
  const subject = path.replace(/(\.[\w-]+)?\.test\.tsx?$/, '');
  return SOURCES.some((folder) => ENDINGS.some((ending) => existsSync(join(ROOT, folder, subject + ending))));
}

test('unit tests › mirror the paths of the sources', () => {
  const tests = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.test\.tsx?$/.test(path),
  );
  expect(tests.length).toBeGreaterThan(50);
  expect(tests.filter((path) => !isNamedAfterSource(path)).sort()).toEqual(WHOLE_REPOSITORY);
});

describe('isNamedAfterSource', () => {
  test.each([
    ['env.test.ts', true],
    ['reader/page/parse-html.test.ts', true],
    ['reader/read-page.articles.test.ts', true],
    ['components/ui/alert.test.tsx', true],
    ['support/fixture-sites.test.ts', true],
    ['reader/read-page-articles.test.ts', false],
    ['reader/articles.test.ts', false],
    ['read-page.test.ts', false],
  ])('%s: %s', (path, expected) => {
    expect(isNamedAfterSource(path)).toBe(expected);
  });
});
