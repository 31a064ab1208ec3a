import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChain } from '../../../support/chain-server';

let site: Awaited<ReturnType<typeof startChain>>;
beforeAll(async () => {
  site = await startChain((request, response) => {
    if (request.url === '/api/events') return response.writeHead(200).write('data: 1\n\n');
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.headers));
  });
});
afterAll(() => site.close());

test('forwardToNext › passes Next the policy with the nonce of the response', async () => {
  const response = await fetch(`${site.url}/account`, { headers: { cookie: 'session=1' } });
  const seen = (await response.json()) as Record<string, string>;
  expect(seen.cookie).toBe('session=1');
  expect(response.headers.get('content-security-policy')).toContain("'nonce-");
  expect(seen['content-security-policy']).toBe(response.headers.get('content-security-policy'));
});

test('forwardToNext › blocks scripts in responses that are not pages', async () => {
  const { headers } = await fetch(`${site.url}/api/health`);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('forwardToNext › streams the response', async () => {
  const { body } = await fetch(`${site.url}/api/events`);
  const reader = body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('data: 1\n\n');
  await reader?.cancel();
});

const dataOf = async (headers: Record<string, string>) => {
  const response = await fetch(`${site.url}/about`, { headers: { rsc: '1', ...headers } });
  return { response, seen: (await response.json()) as Record<string, string> };
};

test('forwardToNext › hands over the headers of the client router for the data of a public page', async () => {
  const router = {
    'next-router-state-tree': encodeURIComponent('["",{"children":["about",{}]}]'),
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/about/__PAGE__',
    'next-url': '/blog',
  };
  expect((await dataOf(router)).seen).toMatchObject({ ...router, rsc: '1', host: 'bakery.example' });
});

test('forwardToNext › hands over nothing else for the data of a public page', async () => {
  const { response, seen } = await dataOf({
    cookie: 'session=1; __prerender_bypass=x',
    authorization: 'Bearer x',
    accept: 'text/markdown',
    'content-security-policy': "script-src 'nonce-mine'",
    'x-forwarded-host': 'evil.example',
    'x-middleware-rewrite': '/account',
    'next-resume': '1',
    'next-router-state-tree': '%',
    'next-router-prefetch': 'x',
    'next-router-segment-prefetch': 'x',
    'next-url': '//evil.example',
  });
  expect(Object.keys(seen).toSorted()).toEqual(['accept-encoding', 'host', 'rsc', 'x-request-id']);
  expect(response.headers.get('content-security-policy')).not.toContain('nonce');
});
