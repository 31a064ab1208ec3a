import { describe, expect, test } from 'vitest';
import { categories, categoryFromSlug, categoryPath, isCategory } from '@/lib/blog/categories';
import { countWords, readingMinutes } from '@/lib/blog/reading-time';
import { searchQuery } from '@/lib/blog/schema';
import { plainText, searchColumns } from '@/lib/blog/search-text';
import { copyrightLine } from '@/lib/content/copyright';
import { formatDate } from '@/lib/format';
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

  test('what it makes is a slug; paths, capitals and emoji are none', () => {
    expect(isSlug(slugify('What the EU AI Act means'))).toBe(true);
    for (const bad of ['', 'A', '-a', 'a--b', '../etc', 'a/b', '🍕', 'a\u0000', 'x'.repeat(121)])
      expect(isSlug(bad), bad).toBe(false);
  });
});

describe('reading time', () => {
  test.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [400, 2],
    [1001, 6],
  ])('%i words take %i minutes', (words, minutes) => {
    expect(readingMinutes(Array(words).fill('word').join(' '))).toBe(minutes);
  });

  test('Markdown marks are not words', () => {
    expect(countWords('## Two words\n\n| --- | --- |\n- **here**')).toBe(3);
  });
});

test('search text is folded, and the body is what a reader would read', () => {
  const { searchHead, searchBody } = searchColumns({
    title: 'Dún Laoghaire',
    excerpt: 'An ÉIRE',
    tags: ['Café'],
    content: '## A *title*\n\n[Link](/x) and `code`\n\n```js\nlet x\n```\n> quote',
  });
  expect(searchHead).toBe('dun laoghaire\nan eire\ncafe');
  expect(searchBody).toBe('a title link and code let x quote');
  expect(plainText('1. one\n2. two')).toBe('one two');
});

test('every category has a page of its own, and only the exact name is a category', () => {
  for (const category of categories) {
    expect(categoryFromSlug(categoryPath(category).split('/').at(-1) ?? '')).toBe(category);
    expect(isCategory(category)).toBe(true);
  }
  expect(isCategory('restaurant')).toBe(false);
  expect(categoryFromSlug('constructor')).toBeUndefined();
});

describe('the query of the blog', () => {
  test('takes what the form sends, also what was left empty', () => {
    expect(searchQuery.parse({ q: ' tea ', category: '' })).toEqual({ q: 'tea', category: '', page: 1 });
    expect(searchQuery.parse({ q: 'tea', page: '3', unknown: 'x' })).toEqual({ q: 'tea', category: '', page: 3 });
  });

  test.each([
    { page: '-1' },
    { page: '0' },
    { page: '1.5' },
    { page: '9'.repeat(30) },
    { page: ['1', '2'] },
    { category: 'Nonsense' },
    { q: 'x'.repeat(201) },
  ])('refuses %j', (query) => {
    expect(searchQuery.safeParse(query).success).toBe(false);
  });
});

test('dates are Irish: in words, and in Irish time', () => {
  expect(formatDate(new Date('2026-06-30T23:30:00Z'))).toBe('1 July 2026');
  expect(formatDate(new Date('2026-11-10T12:00:00Z'))).toBe('10 November 2026');
});

test('the copyright line grows with the years', () => {
  expect(copyrightLine('X', new Date('2025-12-31T12:00:00Z'))).toBe('© 2025 X');
  expect(copyrightLine('X', new Date('2026-01-01T12:00:00Z'))).toBe('© 2025–2026 X');
});
