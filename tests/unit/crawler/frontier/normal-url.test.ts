import { expect, test } from 'vitest';
import { normalUrl } from '@/lib/crawler/frontier/normal-url';

test.each([
  ['HTTP://Bakery.IE:80/A b?b=2&a=1#top', 'http://bakery.ie/A%20b?a=1&b=2'],
  ['https://bakery.ie./x', 'https://bakery.ie/x'],
  ['https://bakery.ie/?utm_source=x&fbclid=y&gclid=z', 'https://bakery.ie/'],
  ['https://bakery.ie/p?PHPSESSID=1&id=7&sid=2', 'https://bakery.ie/p?id=7'],
  ['https://bakery.ie/p;jsessionid=AB12?id=7', 'https://bakery.ie/p?id=7'],
  ['https://bakery.ie/%7emary/%c3%a1r%61n', 'https://bakery.ie/~mary/%C3%A1ran'],
  ['https://bakery.ie/a/../b/./c', 'https://bakery.ie/b/c'],
  ['https://bakery.ie/p?a=%2f&&b', 'https://bakery.ie/p?a=%2F&b'],
  ['https://u:p@bakery.ie/', 'https://bakery.ie/'],
])('normalUrl › normalises %s to %s', (given, known) => {
  expect(normalUrl(given)).toBe(known);
  expect(normalUrl(known), 'and stays so').toBe(known);
});
