import { adminJson } from '@/lib/auth/guard/guarded-route';
import { applyToPosts } from '@/lib/blog/bulk';
import { bulkSchema } from '@/lib/blog/post-form';
import { contentChanged } from '@/lib/content-changes';
import { noStoreJson } from '@/lib/http/no-store-json';

/** Publishes, unpublishes, deletes, undeletes or erases up to 100 posts; responds with those that changed. Admins only. */
export const POST = adminJson(bulkSchema, async ({ ids, action }, admin) => {
  const result = await applyToPosts(ids, action, admin.email);
  await contentChanged();
  return noStoreJson(result);
});
