import { describe, expect, test } from 'vitest';
import { automaticSlug, isSlug, slugify } from '@/lib/text/slug';

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

describe('automaticSlug', () => {
  test('keeps a short slug whole', () => expect(automaticSlug('After hours')).toBe('after-hours'));

  test('cuts a long one after a whole word, within 80 characters', () => {
    const slug = automaticSlug(
      'what a small bakery in Ennis can learn from a week of calls after it has closed for the day',
    );
    expect(slug).toBe('what-a-small-bakery-in-ennis-can-learn-from-a-week-of-calls-after-it-has-closed');
    expect(automaticSlug('x'.repeat(200))).toBe('x'.repeat(80));
  });
});
