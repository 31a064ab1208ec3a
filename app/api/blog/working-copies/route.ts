import { apiAdmin } from '@/lib/auth/guard/api-guard';
import { holdingSchema, MAX_SAVE_BYTES, workingCopySchema } from '@/lib/blog/post-form';
import { dropWorkingCopy, storeWorkingCopy } from '@/lib/blog/working-copies';
import { readJson } from '@/lib/http/json-body';
import { noStoreJson } from '@/lib/http/no-store-json';
import { problem } from '@/lib/http/problem';
import { routeHandler } from '@/lib/http/route-handler';

/** Stores what is being written. Admins only. 409: another tab has written meanwhile; 412: the post has been saved meanwhile. */
export const PUT = routeHandler(async function PUT(request: Request): Promise<Response> {
  const admin = await apiAdmin(request);
  if (!admin.ok) return admin.response;
  const read = await readJson(request, workingCopySchema, MAX_SAVE_BYTES);
  if (!read.ok) return read.response;
  const result = await storeWorkingCopy(read.value, admin.user.email);
  if (result.ok) return noStoreJson({ seq: result.seq });
  if (result.reason === 'outdated') return problem(412, 'This post has been saved or deleted meanwhile.');
  const detail = 'This post is being written elsewhere too.';
  return noStoreJson({ status: 409, detail, current: result.current }, 409);
});

/** Discards what was being written. Admins only; idempotent. */
export const DELETE = routeHandler(async function DELETE(request: Request): Promise<Response> {
  const admin = await apiAdmin(request);
  if (!admin.ok) return admin.response;
  const read = await readJson(request, holdingSchema);
  if (!read.ok) return read.response;
  await dropWorkingCopy(read.value);
  return new Response(null, { status: 204 });
});
