import { adminOfPost, respondToSave } from '@/lib/blog/api';
import { discardChanges } from '@/lib/blog/commands';
import { discardSchema } from '@/lib/blog/post-form';
import { readJson } from '@/lib/http/json-body';
import { routeHandler } from '@/lib/http/route-handler';

type Context = RouteContext<'/api/blog/posts/[id]/changes'>;

/** Discards the unpublished changes of a public post. Admins only. */
export const DELETE = routeHandler(async function DELETE(request: Request, { params }: Context): Promise<Response> {
  const admin = await adminOfPost(request, params);
  if (!admin.ok) return admin.response;
  const read = await readJson(request, discardSchema);
  if (!read.ok) return read.response;
  return respondToSave(await discardChanges({ id: admin.id, editor: admin.editor, writeId: read.value.writeId }));
});
