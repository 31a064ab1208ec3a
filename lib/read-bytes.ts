/** Reads at most `limit` bytes of a (decompressed) body and stops there, so that a decompression bomb costs no more. */
export async function readBytes(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  limit: number,
  onBytes?: (count: number) => void,
): Promise<{ bytes: Buffer; isWhole: boolean }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early cancels the request.
  for await (const chunk of body) {
    size += chunk.byteLength;
    onBytes?.(chunk.byteLength);
    chunks.push(chunk);
    if (size > limit) return { bytes: Buffer.concat(chunks).subarray(0, limit), isWhole: false };
  }
  return { bytes: Buffer.concat(chunks), isWhole: true };
}
