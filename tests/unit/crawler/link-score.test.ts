import { describe, expect, test } from 'vitest';
import { scoreLink } from '@/lib/crawler/link-score';

const rank = (path: string, text = '') => scoreLink({ url: `https://a.ie${path}`, text });

describe('scoreLink', () => {
  test('ranks pages that customers need first', () => {
    expect(rank('/our-services')).toBeGreaterThan(rank('/contact'));
    expect(rank('/x', 'Opening hours')).toBeGreaterThan(rank('/gallery'));
    expect(rank('/gallery')).toBeGreaterThan(rank('/privacy-policy'));
  });

  test.each([
    ['/blog/how-much-do-services-cost'],
    ['/news/new-opening-hours'],
    ['/2024/03/price-of-diesel'],
    ['/10-questions-to-ask-about-boiler-prices'],
    ['/category/services/'],
    ['/blog/page/3/'],
  ])('ranks %s behind pages that nothing is known about', (path) => {
    expect(rank(path, 'Prices and opening hours')).toBeLessThan(rank('/gallery'));
  });

  test('takes a slug of more than five words for an article', () => {
    expect(rank('/our-prices-for-gas-boilers')).toBeGreaterThan(rank('/gallery'));
    expect(rank('/our-prices-for-new-gas-boilers')).toBeLessThan(rank('/gallery'));
  });

  test('does not take a headline for the name of a page', () => {
    expect(rank('/x', 'See the prices of our boilers')).toBeGreaterThan(rank('/x'));
    expect(rank('/x', 'See the prices of all our boilers')).toBe(rank('/x'));
    expect(rank('/x', 'Why the price of diesel is up again this week')).toBe(rank('/x'));
  });
});
