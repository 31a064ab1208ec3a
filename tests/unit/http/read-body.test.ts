import { expect, test } from 'vitest';
import { readBody } from '@/lib/http/read-body';

/** A request whose body arrives in `count` chunks of 10 bytes, and how many of them have been read. */
function upload(count: number) {
  const read = { chunks: 0 };
  const body = new ReadableStream(
    {
      pull(controller) {
        if (read.chunks === count) return controller.close();
        read.chunks += 1;
        controller.enqueue(new TextEncoder().encode('0123456789'));
      },
    },
    { highWaterMark: 0 },
  );
  // The types of the DOM do not know `duplex`.
  const init = { method: 'POST', body, duplex: 'half' };
  return { read, request: new Request('https://bakery.example/', init) };
}

test('readBody › returns a body up to the limit', async () => {
  const body = await readBody(upload(3).request, 30);
  expect(await body?.text()).toBe('0123456789'.repeat(3));
  expect((await readBody(new Request('https://bakery.example/'), 30))?.size).toBe(0);
});

test('readBody › discards a larger one, but reads it to its end, so that the client gets the response', async () => {
  const { request, read } = upload(100);
  expect(await readBody(request, 30)).toBeUndefined();
  expect(read.chunks).toBe(100);
});
