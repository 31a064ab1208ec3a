import { adminOfPost, respondToSave } from '@/lib/blog/api';
import { restoreRevision } from '@/lib/blog/commands';
import { restoreSchema } from '@/lib/blog/post-form';
import { readJson } from '@/lib/http/json-body';
import { routeHandler } from '@/lib/http/route-handler';

type Context = RouteContext<'/api/blog/posts/[id]/restore'>;

/** Makes an old revision the newest; of a public post, as unpublished changes. Admins only. */
export const POST = routeHandler(async function POST(request: Request, { params }: Context): Promise<Response> {
  const admin = await adminOfPost(request, params);
  if (!admin.ok) return admin.response;
  const read = await readJson(request, restoreSchema);
  if (!read.ok) return read.response;
  const { writeId, version } = read.value;
  return respondToSave(await restoreRevision({ id: admin.id, editor: admin.editor, writeId }, version));
});
