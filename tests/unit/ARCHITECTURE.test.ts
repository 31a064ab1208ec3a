import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix, sep } from 'node:path';
import { expect, test } from 'vitest';

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;
const PATH = /`((?:app|bench|components|deploy|docs|lib|prisma|scripts|tests|worker)\/[^`\s…*]+)`/g;

/** The folders of `lib` in the drawing, by the number of their band: a name at the start of a line begins one. */
function drawnBands(): Map<string, number> {
  const drawing = /```\n(.+?)```/s.exec(readFileSync('ARCHITECTURE.md', 'utf8'))?.[1] ?? '';
  const bands = new Map<string, number>();
  let band = 0;
  for (const line of drawing.split('\n')) {
    if (/^\S/.test(line)) band += 1;
    for (const folder of line.replace(/^\S+/, '').trim().split(/\s+/).filter(Boolean)) bands.set(folder, band);
  }
  return bands;
}

const folderOf = (path: string) => /^lib\/([^/]+)\/./.exec(path)?.[1];

const files = readdirSync('lib', { recursive: true, encoding: 'utf8' })
  .map((name) => posix.join('lib', name.split(sep).join('/')))
  .filter((name) => /\.tsx?$/.test(name) && folderOf(name) && !name.startsWith('lib/generated/'));

test('ARCHITECTURE.md › draws every folder of lib once, and no import goes upwards', () => {
  const bands = drawnBands();
  expect([...bands.keys()].sort()).toEqual([...new Set(files.map(folderOf))].sort());
  const upwards = files.flatMap((file) => {
    const targets = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, to = '']) =>
      folderOf(to.startsWith('@/') ? to.slice(2) : posix.join(posix.dirname(file), to)),
    );
    const from = bands.get(folderOf(file) ?? '') ?? 0;
    return targets.filter((to) => to && (bands.get(to) ?? from) < from).map((to) => `${file} → ${to}`);
  });
  expect(upwards).toEqual([]);
});

test.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md', 'docs/map.md', 'docs/api.md'])(
  '%s › names only files that exist',
  (document) => {
    const paths = [...readFileSync(document, 'utf8').matchAll(PATH)].map(([, path = '']) => path);
    expect(paths.filter((path) => !path.includes('<') && !existsSync(path))).toEqual([]);
  },
);
