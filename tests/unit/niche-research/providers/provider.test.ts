import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ProviderOptions, scrapePage, searchWeb } from '@/lib/niche-research/providers/provider';
import { type FakeProvider, type ProviderPage, startFakeProvider } from '../../../support/fake-provider';
import { serveSite } from '../../../support/local-site';

vi.mock('node:timers/promises', { spy: true });

const KEY = 'fc-0123456789abcdef';
const RULES: ProviderPage = {
  url: 'https://fsai.example/rules',
  title: 'Rules for bakeries',
  markdown: '# Rules\n\nKeep flour **dry** & “cool” – below 18 °C.\n\n* Fáilte\n',
  kindHint: 'regulation',
};
const TALK: ProviderPage = { url: 'https://forum.example/t/1', title: 'Flour talk', markdown: 'Which flour?' };

let provider: FakeProvider;
let options: ProviderOptions;
beforeEach(async () => {
  provider = await startFakeProvider({ pages: [RULES, TALK], key: KEY });
  provider.retryAfterSeconds = 0;
  options = { baseUrl: provider.origin, apiKey: KEY };
});
afterEach(() => provider.stop());

const search = (query: string, more: Partial<ProviderOptions> = {}) =>
  searchWeb(query, { limit: 5 }, { ...options, ...more });
const scrape = (url: string, more: Partial<ProviderOptions> = {}) => scrapePage(url, { ...options, ...more });
const sentBody = (index = 0): unknown => JSON.parse(provider.requests[index]?.body ?? 'null');

describe('searchWeb', () => {
  test('returns pages with URL, title and description', async () => {
    expect(await search('flour')).toEqual({
      ok: true,
      hits: [
        { url: RULES.url, title: RULES.title, description: RULES.markdown.replace(/\s+/g, ' ') },
        { url: TALK.url, title: TALK.title, description: TALK.markdown },
      ],
    });
  });

  test('sends one request with the key and documented parameters only', async () => {
    await searchWeb('flour', { limit: 7, country: 'IE' }, options);
    expect(provider.requests).toHaveLength(1);
    const { method, url, headers } = provider.requests[0] ?? expect.fail('no request');
    expect([method, url.pathname]).toEqual(['POST', '/v2/search']);
    expect(headers).toMatchObject({ authorization: `Bearer ${KEY}`, 'content-type': 'application/json' });
    expect(sentBody()).toEqual({ query: 'flour', limit: 7, sources: ['web'], country: 'IE', timeout: 14_000 });
  });

  test('returns an empty list when nothing matches', async () => {
    provider.mood = 'empty';
    expect(await search('flour')).toEqual({ ok: true, hits: [] });
  });

  test('keeps hits without title or description, and drops those without a URL', async () => {
    provider.mood = 'partial';
    const hits = [RULES, TALK].map(({ url }) => ({ url, title: '', description: '' }));
    expect(await search('flour')).toEqual({ ok: true, hits });
  });
});

describe('scrapePage', () => {
  test('returns the page verbatim', async () => {
    const { url, title, markdown } = RULES;
    expect(await scrape(url)).toEqual({ ok: true, page: { title, markdown, dates: [] } });
    expect(provider.requests[0]?.url.pathname).toBe('/v2/scrape');
    expect(sentBody()).toEqual({ url, formats: ['markdown'], onlyMainContent: true, timeout: 14_000 });
  });

  test('returns the first of several titles, and the dates that are text', async () => {
    const metadata = {
      title: ['One', 'Two'],
      publishedTime: '2019-03-01T10:00:00Z',
      modifiedTime: ['2020'],
    };
    const site = await serveSite(() => ({
      body: JSON.stringify({ success: true, data: { markdown: 'Text', metadata } }),
    }));
    const dates = ['2019-03-01T10:00:00Z'];
    const page = { title: 'One', markdown: 'Text', dates };
    expect(await scrape('https://a.example/old', { baseUrl: site.origin })).toEqual({ ok: true, page });
    await site.stop();
  });

  test('returns an empty page without text', async () => {
    provider.mood = 'empty';
    expect(await scrape(RULES.url)).toMatchObject({ ok: true, page: { markdown: '' } });
  });

  test('reports a 404 of the website as failed', async () => {
    expect(await scrape('https://fsai.example/none')).toEqual({ ok: false, kind: 'failed' });
  });

  test.each(['https://nowhere.invalid/', 'no address'])(
    'reports %s, which cannot be fetched, as failed',
    async (url) => {
      expect(await scrape(url)).toMatchObject({ ok: false, kind: 'failed' });
    },
  );

  test('a response without Markdown is a bad response', async () => {
    provider.mood = 'partial';
    expect(await scrape(RULES.url)).toMatchObject({ ok: false, kind: 'bad-response' });
  });
});

describe('errors', () => {
  test.each([
    ['payment', 'payment', 1],
    ['malformed', 'bad-response', 1],
    ['rate-limited', 'rate-limited', 3],
  ] as const)('in the mood "%s" is the value "%s", after %d requests', async (mood, kind, requests) => {
    provider.mood = mood;
    expect(await search('flour')).toEqual({ ok: false, kind });
    expect(provider.requests).toHaveLength(requests);
  });

  test('a server error is retried once, after Retry-After or two seconds', async () => {
    provider.next = ['error'];
    expect(await search('flour')).toMatchObject({ ok: true });
    expect(provider.requests).toHaveLength(2);
    const site = await serveSite(() => ({ status: 502, body: '<html>Bad gateway' }));
    vi.mocked(wait).mockResolvedValueOnce(undefined);
    expect(await search('flour', { baseUrl: site.origin })).toMatchObject({ ok: false, kind: 'failed' });
    expect(wait).toHaveBeenLastCalledWith(2_000, undefined, expect.anything());
    expect(site.asked).toHaveLength(2);
    await site.stop();
  });

  test('429 is retried after Retry-After, up to 10 seconds', async () => {
    provider.retryAfterSeconds = 1;
    provider.next = ['rate-limited'];
    vi.mocked(wait).mockResolvedValueOnce(undefined);
    expect(await search('flour')).toMatchObject({ ok: true });
    expect(wait).toHaveBeenLastCalledWith(1_000, undefined, expect.anything());
    provider.retryAfterSeconds = 11;
    provider.next = ['rate-limited'];
    expect(await search('flour')).toMatchObject({ ok: false, kind: 'rate-limited' });
    expect(provider.requests).toHaveLength(3);
  });

  test.each([undefined, ''])('the key %j counts as missing, and no request is sent', async (apiKey) => {
    expect(await search('flour', { apiKey })).toMatchObject({ ok: false, kind: 'no-key' });
    expect(provider.requests).toHaveLength(0);
  });

  test('a wrong key is unauthorized', async () => {
    const found = await scrape(RULES.url, { apiKey: 'fc-wrong' });
    expect(found).toMatchObject({ ok: false, kind: 'unauthorized' });
    expect(JSON.stringify(found)).not.toContain('fc-');
  });

  test('a slow provider is a timeout, its own or ours', async () => {
    provider.mood = 'slow';
    expect(await scrape(RULES.url, { timeoutMs: 100 })).toMatchObject({ ok: false, kind: 'timeout' });
    const body = '{"success":false,"code":"SCRAPE_TIMEOUT","error":"The scrape timed out."}';
    const site = await serveSite(() => ({ status: 408, body }));
    expect(await scrape(RULES.url, { baseUrl: site.origin })).toMatchObject({ ok: false, kind: 'timeout' });
    await site.stop();
  });

  test.each(['http://localhost:1', 'nonsense'])('no provider at %s is unreachable', async (baseUrl) => {
    expect(await search('flour', { baseUrl })).toMatchObject({ ok: false, kind: 'unreachable' });
  });

  test('a page over 5 MB is a bad response', async () => {
    const large = { ...TALK, markdown: 'x'.repeat(6 * 1024 * 1024) };
    const other = await startFakeProvider({ pages: [large], key: KEY });
    expect(await scrape(TALK.url, { baseUrl: other.origin })).toMatchObject({ ok: false, kind: 'bad-response' });
    await other.stop();
  });
});

describe('the API key', () => {
  test('never appears in an error, even when the provider repeats it', async () => {
    let status = 200;
    const site = await serveSite((_path, { headers }) => ({
      status,
      headers: { 'Retry-After': '0' },
      body: JSON.stringify({ success: false, error: `Bad: ${headers.authorization}`, code: headers.authorization }),
    }));
    for (status of [200, 400, 401, 402, 403, 408, 429, 500]) {
      const found = await scrape(RULES.url, { baseUrl: site.origin });
      expect(found.ok).toBe(false);
      expect(JSON.stringify(found)).not.toContain(KEY);
    }
    await site.stop();
  });

  test('is not sent to the target of a redirect', async () => {
    const site = await serveSite(() => ({ status: 307, headers: { Location: `${provider.origin}/v2/search` } }));
    expect(await search('flour', { baseUrl: site.origin })).toMatchObject({ ok: false, kind: 'bad-response' });
    expect(provider.requests).toHaveLength(0);
    await site.stop();
  });
});

describe('options', () => {
  test.each(['slow', 'rate-limited'] as const)('signal aborts while the provider is %s', async (mood) => {
    provider.retryAfterSeconds = 9;
    provider.mood = mood;
    const controller = new AbortController();
    const asking = scrape(RULES.url, { signal: controller.signal });
    await expect.poll(() => provider.requests).toHaveLength(1);
    setTimeout(() => controller.abort(new Error('changed my mind')), 50);
    await expect(asking).rejects.toThrow('changed my mind');
    expect(provider.requests).toHaveLength(1);
  });
});
