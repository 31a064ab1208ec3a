import type { IncomingMessage, ServerResponse } from 'node:http';
import { validatorsMatch } from '@/lib/http/etag';
import { weakEtagOf } from '@/lib/server/cache/cached-response';
import { encodeOnce, isCompressible, negotiateEncoding } from '@/lib/server/cache/encode-body';
import { addVary } from '@/lib/server/cache/vary';
import type { RenderedResponse } from '@/lib/server/render';

/** Sends a response that is not cached: compressed for this client; 304 when its ETag matches, no body for HEAD. */
export async function sendRendered(
  { status, headers, body }: RenderedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isTagged = status === 200 && request.method !== 'POST';
  const etag = isTagged ? weakEtagOf(body) : undefined;
  if (etag && validatorsMatch(request.headers, etag)) {
    const { 'content-type': _, ...rest } = headers;
    return void response.writeHead(304, { ...rest, etag }).end();
  }
  const canCompress = isCompressible(body, String(headers['content-type'] ?? ''));
  const encoding = canCompress ? negotiateEncoding(String(request.headers['accept-encoding'] ?? '')) : 'identity';
  const encoded = await encodeOnce(body, encoding);
  if (response.destroyed) return;
  response.writeHead(status, {
    ...headers,
    ...(etag && { etag }),
    ...(canCompress && { vary: addVary(headers.vary, 'Accept-Encoding') }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': encoded.length,
  });
  response.end(request.method === 'HEAD' ? undefined : encoded);
}
