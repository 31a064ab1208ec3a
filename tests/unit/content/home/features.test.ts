import { expect, test } from 'vitest';
import { features } from '@/lib/content/home/features';

test('features › are twelve with unique titles', () => {
  const titles = features.groups.flatMap((group) => group.items.map((item) => item.title));
  expect(new Set(titles).size).toBe(12);
  expect(titles).toHaveLength(12);
});
