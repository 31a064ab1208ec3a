import type { Request, Route } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { guardedAgent } from '@/lib/crawler/fetch/guarded-agent';
import type { FetchOptions } from '@/lib/crawler/fetch/guarded-fetch';
import { problem } from '@/lib/crawler/fetch/problem';
import { createScriptCache, PageRequests } from '@/lib/crawler/render/page-requests';
import { type LocalSite, serveSite } from '../../../support/local-site';

type Sent = { type?: string; method?: string; navigates?: boolean; headers?: Record<string, string> };

let site: LocalSite;
let neighbour: LocalSite;
let sentHeaders: Record<string, unknown> = {};
beforeEach(async () => {
  neighbour = await serveSite(() => 'secret');
  site = await serveSite((path, request) => {
    sentHeaders = request.headers;
    if (path === '/inward')
      return { status: 302, headers: { Location: `http://127.0.0.1:${neighbour.host.split(':')[1]}/` } };
    if (path === '/onward') return { status: 302, headers: { Location: '/app.js' } };
    const headers = { 'Content-Type': 'text/javascript', 'Set-Cookie': 'a=b', 'Access-Control-Allow-Origin': '*' };
    return { headers, body: 'x'.repeat(100) };
  });
});
afterEach(() => Promise.all([site.stop(), neighbour.stop()]));

function requestsOf(
  limits = { requests: 10, bytes: 10_000 },
  more: Partial<FetchOptions> = {},
  scripts = createScriptCache(),
) {
  const guard = { allowHosts: [site.host] };
  const fetch = { ...guard, agent: guardedAgent(guard), userAgent: 'TestBot/1.0', ...more };
  const page = new PageRequests({ url: `${site.origin}/`, html: '<p>The page</p>' }, fetch, limits, scripts);
  /** What the browser gets: the response, or the error code. */
  return async (url: string, { type = 'fetch', method = 'GET', navigates = false, headers = {} }: Sent = {}) => {
    let answer: unknown;
    const route = {
      fulfill: async ({
        status = 200,
        headers: given,
        contentType,
        body,
      }: Parameters<Route['fulfill']>[0] & object) => {
        answer = { status, headers: given ?? { 'content-type': contentType }, body: String(body) };
      },
      abort: async (code: string) => {
        answer = code;
      },
    };
    const request = {
      url: () => new URL(url, site.origin).href,
      resourceType: () => type,
      method: () => method,
      isNavigationRequest: () => navigates,
      headers: () => headers,
    };
    await page.respond(route as unknown as Route, request as unknown as Request);
    return answer;
  };
}

describe('PageRequests', () => {
  test('opens the page from the HTML that was fetched, and no other page after that', async () => {
    const respond = requestsOf();
    expect(await respond('/', { navigates: true, type: 'document' })).toMatchObject({ body: '<p>The page</p>' });
    for (const url of ['/', '/other', `${neighbour.origin}/`, 'file:///etc/passwd'])
      expect(await respond(url, { navigates: true, type: 'document' })).toBe('aborted');
    expect(site.asked).toEqual([]);
  });

  test('loads scripts and data of public hosts, without cookies', async () => {
    const respond = requestsOf();
    const headers = {
      accept: '*/*',
      origin: site.origin,
      cookie: 'a=b',
      authorization: 'Basic x',
      'x-forwarded-for': '10.0.0.1',
    };
    expect(await respond('/onward', { headers })).toEqual({
      status: 200,
      headers: { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' },
      body: 'x'.repeat(100),
    });
    expect(sentHeaders).toMatchObject({ 'user-agent': 'TestBot/1.0', origin: site.origin });
    for (const name of ['cookie', 'authorization', 'x-forwarded-for']) expect(sentHeaders).not.toHaveProperty(name);
  });

  test.each([
    ['an address of this machine', () => neighbour.origin.replace('localhost', '127.0.0.1')],
    ['a name of this machine', () => neighbour.origin],
    ['the metadata service of clouds', () => 'http://169.254.169.254/latest/meta-data/'],
    ['a private network', () => 'http://10.0.0.1/'],
    ['a redirect to this machine', () => '/inward'],
    ['a file', () => 'file:///etc/passwd'],
    ['an unusual port', () => 'https://bakery.ie:8443/'],
  ])('blocks %s', async (_name, url) => {
    expect(await requestsOf()(url())).toBe('blockedbyclient');
    expect(neighbour.asked).toEqual([]);
  });

  test('blocks what changes something, and what leads to no text', async () => {
    const respond = requestsOf();
    for (const method of ['POST', 'PUT', 'DELETE', 'HEAD'])
      expect(await respond('/', { method })).toBe('blockedbyclient');
    for (const type of ['image', 'font', 'media', 'ping', 'eventsource', 'websocket', 'manifest', 'other'])
      expect(await respond('/', { type })).toBe('blockedbyclient');
    expect(await respond('/style.css', { type: 'stylesheet' })).toMatchObject({ status: 200, body: '' });
    expect(site.asked).toEqual([]);
  });

  test('honours robots.txt, also for redirects', async () => {
    const mayFollow = async ({ pathname }: URL) => (pathname === '/app.js' ? problem('robots') : undefined);
    const respond = requestsOf(undefined, { mayFollow });
    expect(await respond('/app.js', { type: 'script' })).toBe('blockedbyclient');
    expect(await respond('/onward')).toBe('blockedbyclient');
    expect(site.asked).toEqual(['/onward']);
  });

  test('stops at its limits of requests and bytes', async () => {
    const few = requestsOf({ requests: 2, bytes: 10_000 });
    const answers = [await few('/a'), await few('/b'), await few('/c')];
    expect(answers.map((answer) => answer === 'blockedbyclient')).toEqual([false, false, true]);
    const small = requestsOf({ requests: 10, bytes: 150 });
    expect(await small('/a')).toMatchObject({ status: 200 });
    expect(await small('/b'), 'only 50 bytes are left').toBe('blockedbyclient');
  });

  test('loads a script once for all pages of a run, and data for each', async () => {
    const scripts = createScriptCache();
    for (const respond of [requestsOf(undefined, {}, scripts), requestsOf(undefined, {}, scripts)]) {
      expect(await respond('/app.js', { type: 'script' })).toMatchObject({ body: 'x'.repeat(100) });
      await respond('/api');
    }
    expect(site.asked).toEqual(['/app.js', '/api', '/api']);
  });
});
