import { adminJson } from '@/lib/auth/guard/guarded-route';
import { holdingSchema, MAX_SAVE_BYTES, workingCopySchema } from '@/lib/blog/post-form';
import { dropWorkingCopy, storeWorkingCopy } from '@/lib/blog/working-copies';
import { noStoreJson } from '@/lib/http/no-store-json';
import { problem } from '@/lib/http/problem';

/** Stores what is being written. Admins only. 409: another tab has written meanwhile; 412: the post has been saved meanwhile. */
export const PUT = adminJson(
  workingCopySchema,
  async (copy, admin) => {
    const result = await storeWorkingCopy(copy, admin.email);
    if (result.ok) return noStoreJson({ seq: result.seq });
    if (result.reason === 'outdated') return problem(412, 'This post has been saved or deleted in the meantime.');
    const detail = 'This post is being written elsewhere too.';
    return noStoreJson({ status: 409, detail, current: result.current }, 409);
  },
  MAX_SAVE_BYTES,
);

/** Discards what was being written. Admins only; idempotent. */
export const DELETE = adminJson(holdingSchema, async (holding) => {
  await dropWorkingCopy(holding);
  return new Response(null, { status: 204 });
});
