import { expect, test } from 'vitest';
import { scoreLink } from '@/lib/crawler/link-score';

test('scoreLink › ranks pages that customers need first', () => {
  const rank = (path: string, text = '') => scoreLink({ url: `https://a.ie${path}`, text });
  expect(rank('/our-services')).toBeGreaterThan(rank('/contact'));
  expect(rank('/x', 'Opening hours')).toBeGreaterThan(rank('/gallery'));
  expect(rank('/gallery')).toBeGreaterThan(rank('/privacy-policy'));
});
