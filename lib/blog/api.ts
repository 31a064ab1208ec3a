import { problem } from '@/lib/http/problem';
import { toEditorPost } from './admin-post';
import type { SaveResult } from './commands';
import { refreshBlog } from './refresh';

/** What a save is answered with, and the refresh of what visitors see. */
export async function answerSave(result: SaveResult): Promise<Response> {
  if (result.ok) {
    await refreshBlog();
    return Response.json({ post: toEditorPost(result.post) }, { headers: { 'Cache-Control': 'no-store' } });
  }
  if (result.reason === 'gone')
    return problem(404, 'This post has been deleted. Save it as a new one to keep your words.');
  if (result.reason === 'invalid') return problem(422, 'Some fields need attention.', { errors: result.errors });
  const body = {
    status: 409,
    detail: 'Somebody else has saved this post since you opened it.',
    current: toEditorPost(result.current),
  };
  return Response.json(body, { status: 409, headers: { 'Cache-Control': 'no-store' } });
}
