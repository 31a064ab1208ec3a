import { z } from 'zod';
import { adminRoute } from '@/lib/auth/guard/guarded-route';
import { noStoreJson } from '@/lib/http/no-store-json';
import { problem } from '@/lib/http/problem';
import { readBody } from '@/lib/http/read-body';
import { pageParam } from '@/lib/http/search-params';
import { addImage, MAX_IMAGE_BYTES } from '@/lib/images/add-image';
import { listImages, recordImage } from '@/lib/images/library';

const query = z.object({ page: pageParam });

/** Lists the uploaded images with the posts that use them: `?page=2`. Admins only. */
export const GET = adminRoute(async (request) => {
  const { page } = query.parse(Object.fromEntries(new URL(request.url).searchParams));
  return noStoreJson(await listImages(page));
});

/** Stores an uploaded image, sent as the request body. Responds with its path and size. Admins only. */
export const POST = adminRoute(async (request) => {
  const body = await readBody(request, MAX_IMAGE_BYTES);
  if (!body) return problem(413, 'Please use an image of at most 10 MB.');
  const added = await addImage(new Uint8Array(await body.arrayBuffer()));
  if (!added.ok && added.isOurs) return problem(503, added.message, { headers: { 'Retry-After': '60' } });
  if (!added.ok) return problem(400, added.message);
  const { path, image } = added;
  await recordImage(image);
  return noStoreJson({ path, width: image.width, height: image.height }, 201);
});
