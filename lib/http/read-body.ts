/**
 * The whole body, or undefined if it exceeds `maxBytes`. What is too much is read and discarded: a client that reads only after it
 * has sent everything would never see the response.
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
