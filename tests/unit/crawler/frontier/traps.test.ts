import { expect, test } from 'vitest';
import { createTrapGuard } from '@/lib/crawler/frontier/traps';

test('createTrapGuard › limits lists in many orders, but not pages with numbers in their paths', () => {
  const guard = createTrapGuard();
  const products = Array.from({ length: 500 }, (_, n) => `https://a.ie/product/${n}`);
  expect(products.filter((url) => guard.allows(url))).toHaveLength(500);
  const sortings = Array.from({ length: 300 }, (_, n) => `https://a.ie/shop?filter=${n}`);
  expect(sortings.filter((url) => guard.allows(url))).toHaveLength(150);
});
