import { adminRoute } from '@/lib/auth/guard/guarded-route';
import { setupBlog } from '@/lib/blog/setup';
import { contentChanged } from '@/lib/content-changes';
import { noStoreJson } from '@/lib/http/no-store-json';

/** Creates the sample articles that are missing. Idempotent; admins only. */
export const POST = adminRoute(async () => {
  const written = await setupBlog();
  await contentChanged();
  return noStoreJson({ written });
});
