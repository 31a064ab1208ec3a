import { z } from 'zod';
import { adminJson } from '@/lib/auth/guard/guarded-route';
import { copyImage } from '@/lib/blog/remote-images';
import { noStoreJson } from '@/lib/http/no-store-json';
import { problem } from '@/lib/http/problem';

/** Copies an image of another site into the library, and responds with its path. Admins only. */
export const POST = adminJson(z.object({ url: z.string().max(2_000) }), async ({ url }) => {
  const copied = await copyImage(url);
  return copied.ok ? noStoreJson({ path: copied.path }, 201) : problem(copied.status, copied.message);
});
