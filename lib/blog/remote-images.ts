import { guardedFetch } from '@/lib/crawler/fetch/guarded-fetch';
import { problem } from '@/lib/crawler/fetch/problem';
import { addImage, MAX_IMAGE_BYTES } from '@/lib/images/add-image';
import { recordImage } from '@/lib/images/library';
import { readBytes } from '@/lib/read-bytes';
import { fetchOptions } from '@/lib/scraper-runs/crawler-identity';

/** Fetches a public file of at most `limit` bytes, through the guard of the crawler. */
export const fetchFile = (url: string, accept: string, limit: number) =>
  guardedFetch<{ ok: true; bytes: Uint8Array }>(url, { Accept: accept }, fetchOptions, async (_url, response) => {
    if (!response.ok) return problem(response.status === 404 ? 'not-found' : 'error-status');
    if (response.isEncoded) return problem('encoding');
    const { bytes, isWhole } = await readBytes(response.body, limit);
    return isWhole ? { ok: true, bytes } : problem('too-large');
  });

/** `status`: as in HTTP, 400 for what is wrong with the URL or the image, 502 for the other site, 503 for ours. */
type Copied = { ok: true; path: string } | { ok: false; status: 400 | 502 | 503; message: string };

/** Copies an image of another site into the library; the path of the copy, or why there is none. */
export async function copyImage(url: string): Promise<Copied> {
  const fetched = await fetchFile(url, 'image/*', MAX_IMAGE_BYTES);
  if (!fetched.ok)
    return { ok: false, status: /address|port/.test(fetched.kind) ? 400 : 502, message: fetched.message };
  const added = await addImage(fetched.bytes);
  if (!added.ok) return { ok: false, status: added.isOurs ? 503 : 400, message: added.message };
  await recordImage(added.image);
  return { ok: true, path: added.path };
}
