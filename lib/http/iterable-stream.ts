/**
 * What a generator makes, as the body of an answer. It is asked for more only when the reader is: a slow one does not make
 * things pile up in memory, and one that leaves ends it.
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
