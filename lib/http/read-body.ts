/**
 * The whole body, or undefined if it exceeds `maxBytes`. The excess is read and discarded, since a client that only reads after
 * sending everything would never see the response.
 */
export async function readBody(request: Request, maxBytes: number): Promise<Blob | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size > maxBytes ? undefined : new Blob(chunks);
}
