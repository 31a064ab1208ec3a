import { z } from 'zod';
import { apiAdmin } from '@/lib/auth/guard/api-guard';
import { answerSave } from '@/lib/blog/api';
import { setPostStatus } from '@/lib/blog/commands';
import { readJson } from '@/lib/http/json-body';
import { problem } from '@/lib/http/problem';
import { routeHandler } from '@/lib/http/route-handler';

const body = z.object({ writeId: z.uuid(), status: z.enum(['draft', 'published']) });

/** Publishes or unpublishes a post. Admins only. */
export const POST = routeHandler(async function POST(
  request: Request,
  { params }: RouteContext<'/api/blog/posts/[id]/status'>,
): Promise<Response> {
  const admin = await apiAdmin(request);
  if (!admin.ok) return admin.response;
  const { id } = await params;
  if (!z.uuid().safeParse(id).success) return problem(404, 'There is no such post.');
  const read = await readJson(request, body);
  if (!read.ok) return read.response;
  const change = { id, writeId: read.value.writeId, editor: admin.user.email };
  return answerSave(await setPostStatus(change, read.value.status));
});
