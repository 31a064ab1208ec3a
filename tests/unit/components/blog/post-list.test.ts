import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PostList } from '@/components/blog/post-list';
import type { PostSummary } from '@/lib/blog/post';

vi.mock('@/components/ui/link', () => ({ Link: 'a' }));

const post = (slug: string): PostSummary => ({
  id: slug,
  slug,
  title: slug,
  excerpt: 'In short.',
  author: 'Admin',
  category: 'Restaurant',
  tags: [],
  minutes: 3,
  publishedAt: new Date('2026-01-02T09:00:00Z'),
  updatedAt: new Date('2026-01-02T09:00:00Z'),
  cover: `/images/${'a'.repeat(32)}-1400x700.webp`,
  coverAlt: '',
  lang: '',
});

test('PostList › marks title and excerpt with the language of the post', () => {
  const posts = [{ ...post('first'), lang: 'ga' }, post('second')];
  const html = renderToStaticMarkup(createElement(PostList, { posts, featureFirst: true }));
  expect(html.match(/<\w+ dir="auto" lang="ga"/g)).toEqual(['<h2 dir="auto" lang="ga"', '<p dir="auto" lang="ga"']);
});

test('PostList › loads the photo of the featured post at once, and the others lazily', () => {
  const html = renderToStaticMarkup(
    createElement(PostList, { posts: ['first', 'second', 'third'].map(post), featureFirst: true }),
  );
  const images = html.match(/<img[^>]*>/g) ?? [];
  expect(images.map((image) => image.includes('loading="lazy"'))).toEqual([false, true, true]);
});

test('PostList › shows three tags of a post, and how many more there are', () => {
  const posts = [
    { ...post('first'), tags: ['a', 'b', 'c'] },
    { ...post('second'), tags: ['d', 'e', 'f', 'g', 'h'] },
  ];
  const html = renderToStaticMarkup(createElement(PostList, { posts, featureFirst: false }));
  const lists = [...html.matchAll(/<ul aria-label="Tags".*?<\/ul>/g)].map(([list]) =>
    [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, tag]) => tag),
  );
  expect(lists).toEqual([
    ['#a', '#b', '#c'],
    ['#d', '#e', '#f', '+2 more'],
  ]);
});
