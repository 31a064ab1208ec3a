import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChain } from '../../support/chain-server';

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
