import { apiAdmin } from '@/lib/auth/guard/api-guard';
import { setupBlog } from '@/lib/blog/setup';
import { contentChanged } from '@/lib/content-changes';
import { noStoreJson } from '@/lib/http/no-store-json';
import { routeHandler } from '@/lib/http/route-handler';

/** Creates the sample articles that are missing. Idempotent; admins only. */
export const POST = routeHandler(async function POST(request: Request): Promise<Response> {
  const admin = await apiAdmin(request);
  if (!admin.ok) return admin.response;
  const written = await setupBlog();
  await contentChanged();
  return noStoreJson({ written });
});
