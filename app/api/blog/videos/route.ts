import { z } from 'zod';
import { apiAdmin } from '@/lib/auth/guard/api-guard';
import { fetchVideo } from '@/lib/blog/fetch-video';
import { readJson } from '@/lib/http/json-body';
import { noStoreJson } from '@/lib/http/no-store-json';
import { problem } from '@/lib/http/problem';
import { routeHandler } from '@/lib/http/route-handler';

const body = z.object({ url: z.string().max(2_000) });

/** The title and the still of a YouTube or Vimeo video. Admins only. */
export const POST = routeHandler(async function POST(request: Request): Promise<Response> {
  const admin = await apiAdmin(request);
  if (!admin.ok) return admin.response;
  const read = await readJson(request, body);
  if (!read.ok) return read.response;
  const video = await fetchVideo(read.value.url);
  return video ? noStoreJson(video) : problem(400, 'Enter the address of a video on YouTube or Vimeo.');
});
