import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseUrl } from '@/lib/text/parse-url';

const ROOT = join(import.meta.dirname, '../../..');

test('parseUrl › returns a URL, relative to a base if there is one', () => {
  expect(parseUrl('https://bakery.ie/menu')?.pathname).toBe('/menu');
  expect(parseUrl('/menu', 'https://bakery.ie/')?.href).toBe('https://bakery.ie/menu');
});

test.each(['', 'bakery', 'http://', 'https://a b/'])('parseUrl › returns undefined for %j', (text) =>
  expect(parseUrl(text)).toBeUndefined(),
);

test('parseUrl › reads letters such as é also when it has run so often that Node has optimised it', () => {
  let unread = 0;
  for (let call = 0; call < 50_000; call += 1) if (!parseUrl('https://café.ie/')) unread += 1;
  expect(unread).toBe(0);
});

test('URL.canParse › is not called anywhere, since Node 20 and 22 get it wrong', () => {
  const callers = ['app', 'components', 'lib', 'scripts', 'worker'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.startsWith(join('lib', 'generated')))
      .filter((file) => /URL\.canParse\(/.test(readFileSync(join(ROOT, file), 'utf8'))),
  );
  expect(callers).toEqual([]);
});
