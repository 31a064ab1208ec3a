/** The client disconnected before its whole body had arrived, which is nobody's failure. */
export class InterruptedBody extends Error {}

async function* chunksOf({ body }: Request): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  try {
    yield* body ?? [];
  } catch (cause) {
    throw new InterruptedBody('The client disconnected while it sent the body.', { cause });
  }
}

/**
 * The whole body, or undefined if it exceeds `maxBytes`. The excess is read and discarded, since a client that only reads after
 * sending everything would never see the response.
 * @throws InterruptedBody
 */
export async function readBody(request: Request, maxBytes: number): Promise<Blob | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of chunksOf(request)) {
    size += chunk.byteLength;
    if (size <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size > maxBytes ? undefined : new Blob(chunks);
}
