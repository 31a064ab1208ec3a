import { apiAdmin } from '@/lib/auth/guard/api-guard';
import { profileSchema, saveProfile } from '@/lib/blog/authors';
import { refreshBlog } from '@/lib/blog/refresh';
import { readJson } from '@/lib/http/json-body';
import { routeHandler } from '@/lib/http/route-handler';

/** Stores what an admin has written about themselves for their page in the blog. */
export const PUT = routeHandler(async function PUT(request: Request): Promise<Response> {
  const admin = await apiAdmin(request);
  if (!admin.ok) return admin.response;
  const read = await readJson(request, profileSchema);
  if (!read.ok) return read.response;
  await saveProfile(admin.user.id, read.value);
  await refreshBlog();
  return new Response(null, { status: 204 });
});
