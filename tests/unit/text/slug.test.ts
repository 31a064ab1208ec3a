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

  test('returns only slugs that isSlug accepts', () => {
    expect(isSlug(slugify('What the EU AI Act means'))).toBe(true);
    for (const bad of ['', 'A', '-a', 'a--b', '../etc', 'a/b', '🍕', 'a\u0000', 'x'.repeat(121)])
      expect(isSlug(bad), bad).toBe(false);
  });
});

describe('automaticSlug', () => {
  test('does not shorten a short slug', () => expect(automaticSlug('After hours')).toBe('after-hours'));

  test('cuts a long slug at a word boundary within 80 characters', () => {
    const slug = automaticSlug(
      'what a small bakery in Ennis can learn from a week of calls after it has closed for the day',
    );
    expect(slug).toBe('what-a-small-bakery-in-ennis-can-learn-from-a-week-of-calls-after-it-has-closed');
    expect(automaticSlug('x'.repeat(200))).toBe('x'.repeat(80));
  });
});
