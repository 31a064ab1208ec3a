import { adminJson } from '@/lib/auth/guard/guarded-route';
import { respondToSave } from '@/lib/blog/api';
import { savePost } from '@/lib/blog/commands';
import { MAX_SAVE_BYTES, saveSchema } from '@/lib/blog/post-form';

/** Creates a post. Admins only. */
export const POST = adminJson(
  saveSchema,
  async ({ writeId, unansweredIds, expectedVersion: _none, publish, workingCopy, ...fields }, { email: editor }) =>
    respondToSave(await savePost({ writeId, unansweredIds, publish, workingCopy, fields, editor })),
  MAX_SAVE_BYTES,
);
