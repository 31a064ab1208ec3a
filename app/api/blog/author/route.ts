import { adminJson } from '@/lib/auth/guard/guarded-route';
import { profileSchema, saveProfile } from '@/lib/blog/authors';
import { contentChanged } from '@/lib/content-changes';

/** Stores what an admin has written about themselves for their page in the blog. */
export const PUT = adminJson(profileSchema, async (profile, admin) => {
  await saveProfile(admin.id, profile);
  await contentChanged();
  return new Response(null, { status: 204 });
});
