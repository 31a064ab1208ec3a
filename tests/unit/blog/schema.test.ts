import { describe, expect, test } from 'vitest';
import { searchQuery } from '@/lib/blog/schema';

describe('searchQuery', () => {
  test('accepts the fields of the form, also empty ones', () => {
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
  ])('rejects %j', (query) => {
    expect(searchQuery.safeParse(query).success).toBe(false);
  });
});
