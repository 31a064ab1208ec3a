import { apiAdmin } from '@/lib/auth/guard/api-guard';
import { applyToPosts } from '@/lib/blog/bulk';
import { bulkSchema } from '@/lib/blog/post-form';
import { refreshBlog } from '@/lib/blog/refresh';
import { readJson } from '@/lib/http/json-body';
import { noStoreJson } from '@/lib/http/no-store-json';
import { routeHandler } from '@/lib/http/route-handler';

/** Publishes, unpublishes, deletes, undeletes or erases up to 100 posts; responds with those that changed. Admins only. */
export const POST = routeHandler(async function POST(request: Request): Promise<Response> {
  const admin = await apiAdmin(request);
  if (!admin.ok) return admin.response;
  const read = await readJson(request, bulkSchema);
  if (!read.ok) return read.response;
  const { ids, action } = read.value;
  const result = await applyToPosts(ids, action, admin.user.email);
  await refreshBlog();
  return noStoreJson(result);
});
