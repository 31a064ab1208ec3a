import { expect, test } from 'vitest';
import { createRender, type NextHandler } from '@/lib/server/render';

const request = { method: 'GET', url: '/blog?q=a', headers: { host: 'bakery.example' } } as const;

test('createRender › returns status, headers and the whole body of a streamed response', async () => {
  const render = createRender(async ({ url, headers }, response) => {
    response.writeHead(404, { 'Content-Type': 'text/html', Link: ['<a>', '<b>'] });
    response.write(`${headers.host}${url} `);
    setImmediate(() => response.end('é'));
  });
  const { status, headers, body } = await render(request);
  expect([status, headers['content-type'], body.toString()]).toEqual([404, 'text/html', 'bakery.example/blog?q=a é']);
});

test('createRender › passes the body of a form', async () => {
  const render = createRender(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    response.end(Buffer.concat(chunks));
  });
  const body = Buffer.from([0, 255, 10]);
  expect((await render({ ...request, method: 'POST', body })).body).toEqual(body);
});

test.each<[string, NextHandler]>([
  ['before the response', () => Promise.reject(new Error('no template'))],
  [
    'in the middle of the response',
    async (_, response) => {
      response.write('<p>');
      throw new Error('no template');
    },
  ],
])('createRender › rejects when rendering fails %s', async (_, next) => {
  await expect(createRender(next)(request)).rejects.toThrow('no template');
});
