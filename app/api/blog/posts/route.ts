import { apiAdmin } from '@/lib/auth/guard/api-guard';
import { respondToSave } from '@/lib/blog/api';
import { savePost } from '@/lib/blog/commands';
import { MAX_SAVE_BYTES, saveSchema } from '@/lib/blog/post-form';
import { readJson } from '@/lib/http/json-body';
import { routeHandler } from '@/lib/http/route-handler';

/** Creates a post. Admins only. */
export const POST = routeHandler(async function POST(request: Request): Promise<Response> {
  const admin = await apiAdmin(request);
  if (!admin.ok) return admin.response;
  const read = await readJson(request, saveSchema, MAX_SAVE_BYTES);
  if (!read.ok) return read.response;
  const { writeId, unansweredIds, expectedVersion: _none, publish, workingCopy, ...fields } = read.value;
  return respondToSave(
    await savePost({ writeId, unansweredIds, publish, workingCopy, fields, editor: admin.user.email }),
  );
});
