import { expect, test } from 'vitest';
import { createTrapGuard } from '@/lib/crawler/frontier/traps';

test('createTrapGuard › limits calendars and lists in many orders, but not posts with dates or numbers in their URLs', () => {
  const guard = createTrapGuard();
  const months = Array.from(
    { length: 100 },
    (_, n) => `https://a.ie/events?month=${2026 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`,
  );
  expect(months.filter((url) => guard.allows(url)).length).toBeLessThanOrEqual(40);
  const posts = Array.from({ length: 100 }, (_, n) => `https://a.ie/2026/05/${(n % 28) + 1}/story-number-${n}`);
  expect(posts.filter((url) => guard.allows(url))).toHaveLength(100);
  const products = Array.from({ length: 500 }, (_, n) => `https://a.ie/product/${n}`);
  expect(products.filter((url) => guard.allows(url))).toHaveLength(500);
  const sortings = Array.from({ length: 300 }, (_, n) => `https://a.ie/shop?filter=${n}`);
  expect(sortings.filter((url) => guard.allows(url))).toHaveLength(150);
});
