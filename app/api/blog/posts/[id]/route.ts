import { postRoute, savingRoute } from '@/lib/blog/api';
import { applyToPosts } from '@/lib/blog/bulk';
import { savePost } from '@/lib/blog/commands';
import { MAX_SAVE_BYTES, saveSchema } from '@/lib/blog/post-form';
import { contentChanged } from '@/lib/content-changes';

/** Saves a post from the version that the editor had. Admins only. */
export const PUT = savingRoute(
  saveSchema,
  ({ writeId, unansweredIds, expectedVersion, publish, workingCopy, ...fields }, post) =>
    savePost({ ...post, writeId, unansweredIds, expectedVersion, publish, workingCopy, fields }),
  MAX_SAVE_BYTES,
);

/** Deletes a post, which can be undone by the bulk action `undelete`. Admins only; idempotent. */
export const DELETE = postRoute(async (_request, { id, editor }) => {
  await applyToPosts([id], 'delete', editor);
  await contentChanged();
  return new Response(null, { status: 204 });
});
