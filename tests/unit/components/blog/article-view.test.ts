import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ArticleView } from '@/components/blog/article-view';
import type { PublicPost } from '@/lib/blog/post';

vi.mock('@/components/ui/link', () => ({ Link: 'a' }));

const post: PublicPost = {
  id: 'one',
  slug: 'one',
  title: 'One night',
  excerpt: 'In short.',
  content: '',
  author: 'Admin',
  category: 'Restaurant',
  tags: [],
  cover: '',
  coverAlt: '',
  metaTitle: '',
  metaDescription: '',
  socialImage: '',
  lang: '',
  minutes: 3,
  publishedAt: new Date('2026-01-02T09:00:00Z'),
  updatedAt: new Date('2026-01-02T09:00:00Z'),
};
function render(headings: number) {
  const toc = Array.from({ length: headings }, (_, index) => ({
    id: `h${index}`,
    text: `Part ${index}`,
    level: 2 as const,
  }));
  const body = { html: '<p>Words.</p>', toc };
  return renderToStaticMarkup(createElement(ArticleView, { post, body, related: [], url: 'https://a.ie/blog/one' }));
}

test('ArticleView › has a table of contents from four headings on', () => {
  expect(render(3)).not.toContain('href="#h0"');
  expect(render(4)).toContain('href="#h0"');
});
