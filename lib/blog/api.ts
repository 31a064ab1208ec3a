import { z } from 'zod';
import { adminRoute } from '@/lib/auth/guard/guarded-route';
import { contentChanged } from '@/lib/content-changes';
import { withJson } from '@/lib/http/json-body';
import { noStoreJson } from '@/lib/http/no-store-json';
import { problem } from '@/lib/http/problem';
import { toEditorPost } from './admin-post';
import type { SaveResult } from './commands';

/** The response to a save. Invalidates the cached pages of the blog if it succeeded. */
export async function respondToSave(result: SaveResult): Promise<Response> {
  if (result.ok) {
    await contentChanged();
    return noStoreJson({ post: toEditorPost(result.post) });
  }
  if (result.reason === 'gone')
    return problem(404, 'This post has been deleted. Save it as a new post to keep your text.');
  if (result.reason === 'invalid') return problem(422, 'Some fields need attention.', { errors: result.errors });
  const body = {
    status: 409,
    detail: 'Someone else has saved this post since you opened it.',
    current: toEditorPost(result.current),
  };
  return noStoreJson(body, 409);
}

type TargetPost = { id: string; editor: string };

/** A route handler of one post for admins. */
export const postRoute = (handle: (request: Request, post: TargetPost) => Promise<Response>) =>
  adminRoute(async (request, admin, { params }: { params: Promise<{ id: string }> }) => {
    const { id } = await params;
    if (!z.uuid().safeParse(id).success) return problem(404, 'There is no such post.');
    return handle(request, { id, editor: admin.email });
  });

/** The same for what saves the post that a JSON body describes. */
export const savingRoute = <S extends z.ZodType>(
  schema: S,
  save: (body: z.output<S>, post: TargetPost) => Promise<SaveResult>,
  maxBytes?: number,
) =>
  postRoute((request, post) =>
    withJson(request, schema, async (body) => respondToSave(await save(body, post)), maxBytes),
  );
