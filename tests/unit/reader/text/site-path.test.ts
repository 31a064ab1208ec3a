import { expect, test } from 'vitest';
import { sitePath } from '@/lib/reader/text/site-path';

test.each([
  ['https://bakery.ie/', '/'],
  ['https://bakery.ie/menu/cakes', '/'],
  ['https://example.ie/~mary', '/~mary/'],
  ['https://example.ie/~mary/menu.html', '/~mary/'],
  ['https://example.ie/@mary/about', '/@mary/'],
  ['https://example.ie/~', '/'],
  ['https://sites.google.com/view/bakery/menu', '/view/bakery/'],
  ['https://sites.google.com/view', '/'],
  ['https://mary.wixsite.com/bakery/menu', '/bakery/'],
  ['https://mary.github.io/bakery', '/bakery/'],
  ['https://mary.github.io/contact.html', '/'],
  ['https://mary.wordpress.com/menu', '/'],
  ['https://github.io.example.ie/menu', '/'],
])('sitePath › of %s is %s', (url, path) => {
  expect(sitePath(new URL(url))).toBe(path);
});
