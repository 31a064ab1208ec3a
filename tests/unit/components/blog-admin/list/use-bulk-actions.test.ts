import { expect, test } from 'vitest';
import { bulkMessage } from '@/components/blog-admin/list/use-bulk-actions';

test('bulkMessage › names what changed, and how much did not', () => {
  expect(bulkMessage('publish', 1, 0).title).toBe('Post updated successfully');
  expect(bulkMessage('delete', 1, 0).title).toBe('Post deleted');
  expect(bulkMessage('unpublish', 3, 0)).toEqual({ title: '3 posts unpublished', text: undefined });
  expect(bulkMessage('unpublish', 2, 1).text).toContain('1 could not be changed');
  expect(bulkMessage('undelete', 0, 1).text).toContain('another post uses its slug now');
  expect(bulkMessage('undelete', 1, 2).text).toContain('2 posts have stayed in the bin');
  expect(bulkMessage('delete', 0, 1).title).toBe('Failed to delete post');
  expect(bulkMessage('publish', 0, 0).title).toBe('Nothing to change');
});
