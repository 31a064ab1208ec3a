/** The start of a body, unpacked, at most `limit` bytes of it; a packed bomb is given up while it unpacks. */
export async function readBytes(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  limit: number,
  onBytes?: (count: number) => void,
): Promise<{ bytes: Uint8Array; isWhole: boolean }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early ends the request.
  for await (const chunk of body) {
    size += chunk.byteLength;
    onBytes?.(chunk.byteLength);
    chunks.push(chunk);
    if (size > limit) return { bytes: Buffer.concat(chunks).subarray(0, limit), isWhole: false };
  }
  return { bytes: Buffer.concat(chunks), isWhole: true };
}
