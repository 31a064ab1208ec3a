import { z } from 'zod';
import { apiAdmin } from '@/lib/auth/guard/api-guard';
import { contentChanged } from '@/lib/content-changes';
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

type Admin = { ok: true; id: string; editor: string } | { ok: false; response: Response };

/** The admin behind a request for one post, and the id of the post; otherwise the error response. */
export async function adminOfPost(request: Request, params: Promise<{ id: string }>): Promise<Admin> {
  const admin = await apiAdmin(request);
  if (!admin.ok) return admin;
  const { id } = await params;
  if (!z.uuid().safeParse(id).success) return { ok: false, response: problem(404, 'There is no such post.') };
  return { ok: true, id, editor: admin.user.email };
}
