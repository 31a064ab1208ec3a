import { adminJson } from '@/lib/auth/guard/admin-json';
import { profileSchema, saveProfile } from '@/lib/blog/authors';
import { refreshBlog } from '@/lib/blog/refresh';

/** Stores what an admin has written about themselves for their page in the blog. */
export const PUT = adminJson(profileSchema, async (profile, admin) => {
  await saveProfile(admin.id, profile);
  await refreshBlog();
  return new Response(null, { status: 204 });
});
