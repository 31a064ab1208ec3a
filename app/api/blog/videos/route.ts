import { z } from 'zod';
import { adminJson } from '@/lib/auth/guard/guarded-route';
import { fetchVideo } from '@/lib/blog/fetch-video';
import { noStoreJson } from '@/lib/http/no-store-json';
import { problem } from '@/lib/http/problem';

/** The title and the still of a YouTube or Vimeo video. Admins only. */
export const POST = adminJson(z.object({ url: z.string().max(2_000) }), async ({ url }) => {
  const video = await fetchVideo(url);
  return video ? noStoreJson(video) : problem(400, 'Enter the address of a video on YouTube or Vimeo.');
});
