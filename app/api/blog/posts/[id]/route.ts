import { z } from 'zod';
import { apiAdmin } from '@/lib/auth/guard/api-guard';
import { answerSave } from '@/lib/blog/api';
import { deletePost, savePost } from '@/lib/blog/commands';
import { MAX_SAVE_BYTES, saveSchema } from '@/lib/blog/post-form';
import { refreshBlog } from '@/lib/blog/refresh';
import { readJson } from '@/lib/http/json-body';
import { problem } from '@/lib/http/problem';
import { routeHandler } from '@/lib/http/route-handler';

type Context = RouteContext<'/api/blog/posts/[id]'>;

const isId = (id: string) => z.uuid().safeParse(id).success;
const missing = () => problem(404, 'There is no such post.');

/** Saves a post from the version that the editor had. Admins only. */
export const PUT = routeHandler(async function PUT(request: Request, { params }: Context): Promise<Response> {
  const admin = await apiAdmin(request);
  if (!admin.ok) return admin.response;
  const { id } = await params;
  if (!isId(id)) return missing();
  const read = await readJson(request, saveSchema, MAX_SAVE_BYTES);
  if (!read.ok) return read.response;
  const { writeId, expectedVersion, ...fields } = read.value;
  return answerSave(await savePost({ id, writeId, expectedVersion, fields, editor: admin.user.email }));
});

/** Deletes a post. Admins only. */
export const DELETE = routeHandler(async function DELETE(request: Request, { params }: Context): Promise<Response> {
  const admin = await apiAdmin(request);
  if (!admin.ok) return admin.response;
  const { id } = await params;
  if (!isId(id)) return missing();
  await deletePost(id);
  await refreshBlog();
  return new Response(null, { status: 204 });
});
