import { apiAdmin } from '@/lib/auth/guard/api-guard';
import { refreshBlog } from '@/lib/blog/refresh';
import { setupBlog } from '@/lib/blog/setup';
import { noStoreJson } from '@/lib/http/no-store-json';
import { routeHandler } from '@/lib/http/route-handler';

/** Creates the sample articles that are missing. Idempotent; admins only. */
export const POST = routeHandler(async function POST(request: Request): Promise<Response> {
  const admin = await apiAdmin(request);
  if (!admin.ok) return admin.response;
  const written = await setupBlog();
  await refreshBlog();
  return noStoreJson({ written });
});
