import { expect, test } from 'vitest';
import { categories } from '@/lib/blog/categories';
import { categoryCopy } from '@/lib/blog/category-copy';

test.each(categories)('categoryCopy › mentions every search keyword of %s in its heading or lead', (category) => {
  const { heading, lead, keywords } = categoryCopy[category];
  for (const keyword of keywords) expect(`${heading} ${lead}`.toLowerCase()).toContain(keyword.toLowerCase());
});
