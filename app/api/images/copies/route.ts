import { z } from 'zod';
import { apiAdmin } from '@/lib/auth/guard/api-guard';
import { copyImage } from '@/lib/blog/remote-images';
import { readJson } from '@/lib/http/json-body';
import { noStoreJson } from '@/lib/http/no-store-json';
import { problem } from '@/lib/http/problem';
import { routeHandler } from '@/lib/http/route-handler';

const body = z.object({ url: z.string().max(2_000) });

/** Copies an image of another site into the library, and responds with its path. Admins only. */
export const POST = routeHandler(async function POST(request: Request): Promise<Response> {
  const admin = await apiAdmin(request);
  if (!admin.ok) return admin.response;
  const read = await readJson(request, body);
  if (!read.ok) return read.response;
  const copied = await copyImage(read.value.url);
  return copied.ok ? noStoreJson({ path: copied.path }, 201) : problem(400, copied.message);
});
