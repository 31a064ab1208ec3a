import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { routeClass, routes } from '@/lib/server/routes';

/** Files of app/ that Next serves at a path of its own (its guide "Metadata files"). */
const METADATA_FILES: Record<string, string> = {
  'icon.svg': '/icon.svg',
  'manifest.ts': '/manifest.webmanifest',
  'robots.ts': '/robots.txt',
};

function routeOf(file: string): string | undefined {
  if (METADATA_FILES[file]) return METADATA_FILES[file];
  const folder = /^(.*?)\/?(?:page|route)\.tsx?$/.exec(file)?.[1];
  if (folder === undefined) return undefined;
  return `/${folder
    .split('/')
    .filter((part) => !/^\(.*\)$/.test(part))
    .join('/')}`;
}

/** Answered by middlewares (lib/server/chat). */
const OF_MIDDLEWARES = ['/chat/[key]', '/widget.js'];

const found = readdirSync(join(import.meta.dirname, '../../../app'), { recursive: true, encoding: 'utf8' })
  .map((file) => routeOf(file.split(sep).join('/')))
  .filter((route) => route !== undefined);

describe('routes', () => {
  test('lists every route of app/ outside /api, and the public ones there', () => {
    const expected = found.filter((route) => !route.startsWith('/api/') || routes[route] === 'public');
    const listed = Object.keys(routes).filter((route) => route !== '/api/**' && !OF_MIDDLEWARES.includes(route));
    expect(
      listed.sort(),
      'A fixed page needs an entry in lib/pages.ts, any other route one in lib/server/routes.ts.',
    ).toEqual(expected.sort());
  });

  test.each([
    ['/', 'public'],
    ['/blog', 'public'],
    ['/blog/some-article', 'public'],
    ['/services.md', 'public'],
    ['/nowhere', 'public'],
    ['/api/rss', 'public'],
    ['/api/auth/session', 'personal'],
    ['/api/rss/more', 'personal'],
    ['/account', 'personal'],
    ['/auth/reset', 'personal'],
    ['/blog-admin/posts/1', 'personal'],
    ['/leads-admin/1/', 'personal'],
  ])('routeClass › %s is %s', (path, expected) => expect(routeClass(path)).toBe(expected));
});
