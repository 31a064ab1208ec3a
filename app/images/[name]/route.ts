import type { NextRequest } from 'next/server';
import { readImage } from '@/lib/images/add-image';
import { readImagePath } from '@/lib/images/path';
import { log } from '@/lib/log';

const reportFailure = (error: unknown) => log.error({ err: error }, 'an image could not be read');

/** An uploaded image. Immutable: the content of a path never changes. */
export async function GET(request: NextRequest): Promise<Response> {
  const image = readImagePath(request.nextUrl.pathname);
  const width = Number(request.nextUrl.searchParams.get('w')) || undefined;
  const bytes = image ? await readImage(image, width).catch(reportFailure) : null;
  if (bytes === undefined)
    return new Response('This image cannot be loaded just now.\n', { status: 503, headers: { 'Retry-After': '60' } });
  if (!image || !bytes) return new Response('There is no such image.\n', { status: 404 });
  const etag = `"${image.hash}-${width ?? 'full'}"`;
  const headers = { 'Cache-Control': 'public, max-age=31536000, immutable', ETag: etag };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return new Response(Buffer.from(bytes), { headers: { ...headers, 'Content-Type': 'image/webp' } });
}
