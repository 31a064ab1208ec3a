import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
/** Tailwind's own colours, which the theme removes: a class with one of them has no effect. */
const REMOVED =
  'black white slate gray zinc neutral stone red orange amber yellow lime green emerald teal cyan sky blue indigo violet ' +
  'purple fuchsia pink rose';
const CLASS = new RegExp(
  `\\b(?:bg|text|border|outline|accent|decoration|fill|stroke|from|to)-(?:${REMOVED.split(' ').join('|')})\\b(?:-\\d+)?(?:/\\d+)?`,
  'g',
);

const classesIn = (source: string) => source.match(CLASS) ?? [];

test('the theme › removes the colours of Tailwind, and no component uses one', () => {
  expect(readFileSync(join(ROOT, 'app/theme.css'), 'utf8')).toContain('--color-*: initial;');
  expect(classesIn('"hover:bg-gray-50 backdrop:bg-black/65 bg-night text-ink"')).toEqual(['bg-gray-50', 'bg-black/65']);
  const files = ['app', 'components', 'embed'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  const used = files
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) => classesIn(readFileSync(join(ROOT, path), 'utf8')).map((name) => `${path}: ${name}`));
  expect(used).toEqual([]);
});
