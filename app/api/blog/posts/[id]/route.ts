import { adminOfPost, respondToSave } from '@/lib/blog/api';
import { applyToPosts } from '@/lib/blog/bulk';
import { savePost } from '@/lib/blog/commands';
import { MAX_SAVE_BYTES, saveSchema } from '@/lib/blog/post-form';
import { contentChanged } from '@/lib/content-changes';
import { readJson } from '@/lib/http/json-body';
import { routeHandler } from '@/lib/http/route-handler';

type Context = RouteContext<'/api/blog/posts/[id]'>;

/** Saves a post from the version that the editor had. Admins only. */
export const PUT = routeHandler(async function PUT(request: Request, { params }: Context): Promise<Response> {
  const admin = await adminOfPost(request, params);
  if (!admin.ok) return admin.response;
  const read = await readJson(request, saveSchema, MAX_SAVE_BYTES);
  if (!read.ok) return read.response;
  const { writeId, unansweredIds, expectedVersion, publish, workingCopy, ...fields } = read.value;
  const { id, editor } = admin;
  return respondToSave(
    await savePost({ id, writeId, unansweredIds, expectedVersion, publish, workingCopy, fields, editor }),
  );
});

/** Deletes a post, which can be undone by the bulk action `undelete`. Admins only; idempotent. */
export const DELETE = routeHandler(async function DELETE(request: Request, { params }: Context): Promise<Response> {
  const admin = await adminOfPost(request, params);
  if (!admin.ok) return admin.response;
  await applyToPosts([admin.id], 'delete', admin.editor);
  await contentChanged();
  return new Response(null, { status: 204 });
});
