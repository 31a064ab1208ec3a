import { afterEach, expect, test, vi } from 'vitest';
import { toEditorPost } from '@/lib/blog/admin-post';
import { derivedColumns } from '@/lib/blog/derived-columns';
import type { SavedPost } from '@/lib/blog/revisions';

afterEach(() => vi.useRealTimers());

const post = (change: Partial<SavedPost>): SavedPost => {
  const texts = { title: 'After hours', excerpt: '', content: 'We do.', tags: [] };
  const moments = { publishedAt: new Date(), createdAt: new Date(), updatedAt: new Date() };
  const rest = { id: '0f8fad5b-d9cb-469f-a165-70867728950e', slug: 'after-hours', author: 'Admin', version: 1 };
  return {
    ...texts,
    ...derivedColumns(texts),
    ...moments,
    ...rest,
    category: 'Business',
    cover: '',
    coverAlt: '',
    metaTitle: '',
    metaDescription: '',
    socialImage: '',
    lang: '',
    pendingVersion: null,
    pending: null,
    deletedAt: null,
    status: 'published',
    ...change,
  };
};

test.each(['2026-01-15T09:30:20Z', '2026-07-15T09:30:20Z'])(
  'toEditorPost › isPublic is true from the minute of publication, and false for drafts and scheduled posts (%s)',
  (now) => {
    vi.useFakeTimers({ now: new Date(now) });
    const inMinutes = (minutes: number) => new Date(Date.parse(`${now.slice(0, 16)}:00Z`) + minutes * 60_000);
    expect(toEditorPost(post({ publishedAt: inMinutes(0) })).isPublic).toBe(true);
    expect(toEditorPost(post({ publishedAt: inMinutes(1) })).isPublic).toBe(false);
    expect(toEditorPost(post({ publishedAt: inMinutes(0), status: 'draft' })).isPublic).toBe(false);
  },
);

test('toEditorPost › shows no excerpt as long as none is written, so that it follows the text', () => {
  expect(toEditorPost(post({ excerpt: 'We do.' })).excerpt).toBe('');
  expect(toEditorPost(post({ excerpt: 'Our hours' })).excerpt).toBe('Our hours');
});
