import { describe, expect, test } from 'vitest';
import { postSchema, restoreSchema, saveSchema } from '@/lib/blog/post-form';
import type { PostInput } from '@/lib/blog/post-limits';
import { fieldErrors } from '@/lib/forms/form-state';

const input: PostInput = {
  title: 'After hours',
  slug: 'after-hours',
  excerpt: '',
  content: 'We do.',
  author: '',
  category: 'Business',
  tags: [],
  cover: '',
  coverAlt: '',
  metaTitle: '',
  metaDescription: '',
  socialImage: '',
  lang: '',
  publishedAt: '2026-11-21T09:05',
  status: 'draft',
};

const errorsOf = (change: Partial<PostInput>) => {
  const { error } = postSchema.safeParse({ ...input, ...change });
  return error ? fieldErrors(error) : {};
};

describe('postSchema › tags', () => {
  test('are single lines of at most 40 characters without duplicates', () => {
    expect(postSchema.parse({ ...input, tags: [' Night ', 'night', '', 'café'] }).tags).toEqual(['night', 'café']);
    for (const tag of ['a\vb', 'a\nb', 'a\u2028b'])
      expect(errorsOf({ tags: ['fine', tag] })).toEqual({ tags: 'Please write this on one line.' });
    expect(errorsOf({ tags: ['x'.repeat(41)] })).toEqual({ tags: 'Please keep a tag to 40 characters.' });
  });
});

test('postSchema › accepts at most 10 tags', () => {
  const tags = Array.from({ length: 11 }, (_, index) => `tag ${index}`);
  expect(errorsOf({ tags: tags.slice(1) })).toEqual({});
  expect(errorsOf({ tags })).toEqual({ tags: 'Please use at most 10 tags.' });
});

test('postSchema › accepts only uploaded pictures as cover', () => {
  const path = `/images/${'a'.repeat(32)}-1200x800.webp`;
  expect(errorsOf({ cover: path })).toEqual({});
  for (const cover of ['https://evil.example/x.webp', '/images/../x.webp', 'javascript:alert(1)'])
    expect(errorsOf({ cover })).toEqual({ cover: 'Choose one of the images of this site.' });
});

test('postSchema › accepts BCP 47 tags of known languages', () => {
  expect(postSchema.parse({ ...input, lang: ' pt-br ' }).lang).toBe('pt-BR');
  expect(postSchema.parse({ ...input, lang: '' }).lang).toBe('');
  for (const lang of ['Irish', 'xx', 'ga"'])
    expect(errorsOf({ lang })).toEqual({ lang: 'Use a language tag such as ga, pl or pt-BR.' });
});

test('postSchema › rejects slugs that collide with routes of the blog, with the reason', () => {
  for (const slug of ['category', 'page', 'search'])
    expect(errorsOf({ slug })).toEqual({
      slug: `/blog/${slug} belongs to the blog itself. Please choose another slug.`,
    });
  expect(errorsOf({ slug: 'search-tips' })).toEqual({});
});

test('postSchema › removes lone surrogates, which the database cannot store', () => {
  const half = 'a\ud83db\ude00c😀';
  const fields = postSchema.parse({ ...input, title: half, excerpt: half, content: half, author: half, tags: [half] });
  expect(fields).toMatchObject({
    title: 'abc😀',
    excerpt: 'abc😀',
    content: 'abc😀',
    author: 'abc😀',
    tags: ['abc😀'],
  });
  expect(errorsOf({ title: '\ud83d', content: '\ude00\0' })).toEqual({
    title: 'Give it a title.',
    content: 'Write something first.',
  });
});

test('saveSchema › accepts versions in the range of the column', () => {
  const writeId = '0f8fad5b-d9cb-469f-a165-70867728950e';
  expect(restoreSchema.safeParse({ writeId, version: 7 }).success).toBe(true);
  for (const version of [0, 1.5, 2 ** 31, 2 ** 40]) {
    expect(restoreSchema.safeParse({ writeId, version }).success, String(version)).toBe(false);
    expect(saveSchema.safeParse({ ...input, writeId, expectedVersion: version }).success, String(version)).toBe(false);
  }
});
