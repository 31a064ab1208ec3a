import { expect, test } from 'vitest';
import { categories, categoryFromSlug, categoryPath, isCategory } from '@/lib/blog/categories';

test('categoryPath › gives each category a path that leads back to it; only exact names are categories', () => {
  for (const category of categories) {
    expect(categoryFromSlug(categoryPath(category).split('/').at(-1) ?? '')).toBe(category);
    expect(isCategory(category)).toBe(true);
  }
  expect(isCategory('restaurant')).toBe(false);
  expect(categoryFromSlug('constructor')).toBeUndefined();
});
