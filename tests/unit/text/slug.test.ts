import { describe, expect, test } from 'vitest';
import { isSlug, slugify } from '@/lib/text/slug';

describe('slugify', () => {
  test.each([
    ['Dún Laoghaire', 'dun-laoghaire'],
    ['  AI & You: 10 tips!  ', 'ai-you-10-tips'],
    ['ÁÉÍÓÚ áéíóú', 'aeiou-aeiou'],
    ['---', ''],
    ['日本', ''],
    ['Don’t panic', 'don-t-panic'],
  ])('%s → %s', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  test('makes what isSlug accepts; paths, capitals and emoji are not slugs', () => {
    expect(isSlug(slugify('What the EU AI Act means'))).toBe(true);
    for (const bad of ['', 'A', '-a', 'a--b', '../etc', 'a/b', '🍕', 'a\u0000', 'x'.repeat(121)])
      expect(isSlug(bad), bad).toBe(false);
  });
});
