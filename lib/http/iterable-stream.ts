/**
 * Turns a generator into a response body. It is pulled only as fast as the client reads, so a slow client does not fill the
 * memory, and it is ended when the client disconnects.
 */
export function iterableToStream(source: AsyncGenerator<string | Uint8Array>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await source.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
    },
    cancel: async () => {
      await source.return(undefined);
    },
  });
}
