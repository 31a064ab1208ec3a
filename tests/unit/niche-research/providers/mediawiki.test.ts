import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readArticle, searchArticles, type WikiOptions } from '@/lib/niche-research/providers/mediawiki';
import { type FakeWiki, startFakeWiki, type WikiArticle } from '../../../support/fake-wiki';
import { serveSite } from '../../../support/local-site';

vi.mock('node:timers/promises', { spy: true });

const SOURDOUGH: WikiArticle = {
  title: 'Sourdough',
  text: 'Sourdough is bread raised by wild yeast & “lactobacilli”.\n\n\n== History ==\nIt is old.\n\n\n=== In Ireland ===\nArán géar.',
};
const YEAST: WikiArticle = { title: "Baker's yeast", text: 'Yeast that <b>bakers</b> use for bread, 3 < 5.' };
const articles = [SOURDOUGH, YEAST, { title: 'Sour dough', text: '#REDIRECT [[Sourdough]]' }];
const userAgent = 'TestBot/1.0 (+https://example.ie/contact)';

let wiki: FakeWiki;
let options: WikiOptions;
beforeEach(async () => {
  wiki = await startFakeWiki({ articles });
  wiki.retryAfterSeconds = 0;
  options = { baseUrl: wiki.baseUrl, userAgent };
});
afterEach(() => wiki.stop());

const search = (term: string, more: Partial<WikiOptions & { limit: number }> = {}) =>
  searchArticles(term, { limit: 5, ...options, ...more });
const read = (title: string, more: Partial<WikiOptions> = {}) => readArticle(title, { ...options, ...more });

describe('searchArticles', () => {
  test('returns articles with a plain snippet, in the order of the wiki', async () => {
    const found = await search('yeast');
    expect(found).toEqual({
      ok: true,
      articles: [
        { title: "Baker's yeast", snippet: YEAST.text },
        { title: 'Sourdough', snippet: SOURDOUGH.text.replace(/\s+/g, ' ') },
      ],
    });
  });

  test('sends one request with a User-Agent and maxlag', async () => {
    await search('bread yeast', { limit: 3 });
    expect(wiki.requests).toHaveLength(1);
    const { method, url, headers } = wiki.requests[0] ?? expect.fail('no request');
    expect(method).toBe('GET');
    expect(headers['user-agent']).toBe(userAgent);
    expect(headers['accept-encoding']).toContain('gzip');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      action: 'query',
      format: 'json',
      formatversion: '2',
      errorformat: 'plaintext',
      maxlag: '5',
      srsearch: 'bread yeast',
      srlimit: '3',
    });
  });

  test('returns no more than the limit', async () => {
    expect(await search('yeast', { limit: 1 })).toMatchObject({ ok: true, articles: [{ title: "Baker's yeast" }] });
  });

  test.each(['zzz'])('for %j returns an empty list', async (term) => {
    expect(await search(term)).toEqual({ ok: true, articles: [] });
  });

  test('returns an empty list for an empty wiki', async () => {
    wiki.mood = 'empty';
    expect(await search('yeast')).toEqual({ ok: true, articles: [] });
  });

  test('keeps articles without a snippet', async () => {
    wiki.mood = 'partial';
    const titles = ["Baker's yeast", 'Sourdough'];
    expect(await search('yeast')).toEqual({ ok: true, articles: titles.map((title) => ({ title, snippet: '' })) });
  });
});

describe('readArticle', () => {
  test('returns the text verbatim, with its heading lines', async () => {
    const url = `${wiki.origin}/wiki/Sourdough`;
    expect(await read('Sourdough')).toEqual({ ok: true, article: { title: 'Sourdough', url, text: SOURDOUGH.text } });
    expect(Object.fromEntries(wiki.requests[0]?.url.searchParams ?? [])).toMatchObject({
      explaintext: '1',
      exsectionformat: 'wiki',
      exlimit: '1',
      redirects: '1',
    });
  });

  test.each(['Sour dough', 'sour_dough'])('follows redirects from %s', async (title) => {
    expect(await read(title)).toMatchObject({ ok: true, article: { title: 'Sourdough', text: SOURDOUGH.text } });
  });

  test.each(['Zzz', '', 'Sourdough|Yeast'])('reports that %j does not exist', async (title) => {
    expect(await read(title)).toEqual({ ok: false, kind: 'bad-response' });
  });

  test.each(['empty', 'partial'] as const)('reports a bad response of a wiki in the mood "%s"', async (mood) => {
    wiki.mood = mood;
    expect(await read('Sourdough')).toEqual({ ok: false, kind: 'bad-response' });
  });
});

describe('errors', () => {
  test.each([
    ['error', 'bad-response', 1],
    ['malformed', 'bad-response', 1],
    ['rate-limited', 'rate-limited', 3],
    ['lagging', 'rate-limited', 3],
  ] as const)('in the mood "%s" is the value "%s", after %d requests', async (mood, kind, requests) => {
    wiki.mood = mood;
    expect(await read('Sourdough')).toEqual({ ok: false, kind });
    expect(wiki.requests).toHaveLength(requests);
  });

  test.each(['rate-limited', 'lagging'] as const)('are retried when they are short (%s)', async (mood) => {
    wiki.retryAfterSeconds = 1;
    wiki.next = [mood];
    vi.mocked(wait).mockResolvedValueOnce(undefined);
    expect(await read('Sourdough')).toMatchObject({ ok: true });
    expect(wait).toHaveBeenLastCalledWith(1_000, undefined, expect.anything());
  });

  test('are not retried when Retry-After exceeds 10 seconds', async () => {
    wiki.retryAfterSeconds = 11;
    wiki.mood = 'rate-limited';
    expect(await read('Sourdough')).toMatchObject({ ok: false, kind: 'rate-limited' });
    expect(wiki.requests).toHaveLength(1);
  });

  test('a slow wiki is a timeout', async () => {
    wiki.mood = 'slow';
    expect(await search('yeast', { timeoutMs: 100 })).toMatchObject({ ok: false, kind: 'timeout' });
  });

  test('an article over 5 MB is a bad response', async () => {
    const large = await startFakeWiki({ articles: [{ title: 'Large', text: 'x'.repeat(6 * 1024 * 1024) }] });
    expect(await read('Large', { baseUrl: large.baseUrl })).toMatchObject({ ok: false, kind: 'bad-response' });
    await large.stop();
  });

  test.each(['http://localhost:1/w/api.php', 'nonsense'])('no wiki at %s is unreachable', async (baseUrl) => {
    expect(await search('yeast', { baseUrl })).toMatchObject({ ok: false, kind: 'unreachable' });
  });

  test('a response with a wrong content encoding is a bad response', async () => {
    const site = await serveSite(() => ({ headers: { 'Content-Encoding': 'gzip' }, body: '{"query":{}}' }));
    expect(await search('yeast', { baseUrl: site.origin })).toMatchObject({ ok: false, kind: 'bad-response' });
    await site.stop();
  });

  test('a server error is unreachable', async () => {
    const site = await serveSite(() => ({ status: 500, body: 'Internal error' }));
    const baseUrl = `${site.origin}/w/api.php`;
    expect(await search('yeast', { baseUrl })).toMatchObject({ ok: false, kind: 'unreachable' });
    await site.stop();
  });

  test('a wiki rejects clients without contact details', async () => {
    expect(await search('yeast', { userAgent: 'node' })).toMatchObject({ ok: false, kind: 'bad-response' });
  });
});

describe('requests', () => {
  test('to one wiki are serialized', async () => {
    wiki.slowMs = 60;
    wiki.mood = 'slow';
    const started = performance.now();
    const found = await Promise.all([search('yeast'), read('Sourdough'), read('Zzz')]);
    expect(found.map(({ ok }) => ok)).toEqual([true, true, false]);
    expect(performance.now() - started).toBeGreaterThan(170);
  });

  test('of an aborted run are not sent, and the next one proceeds', async () => {
    wiki.next = ['slow'];
    const [first, second] = [new AbortController(), new AbortController()];
    const asking = search('yeast', { signal: first.signal });
    const waiting = read('Sourdough', { signal: second.signal });
    const last = read('Sourdough');
    await expect.poll(() => wiki.requests).toHaveLength(1);
    second.abort(new Error('left the line'));
    first.abort(new Error('changed my mind'));
    await expect(asking).rejects.toThrow('changed my mind');
    await expect(waiting).rejects.toThrow('left the line');
    expect(await last).toMatchObject({ ok: true });
    expect(wiki.requests).toHaveLength(2);
  });

  test('an abort ends the delay before a retry', async () => {
    wiki.retryAfterSeconds = 9;
    wiki.mood = 'rate-limited';
    const controller = new AbortController();
    const asking = read('Sourdough', { signal: controller.signal });
    await expect.poll(() => wiki.requests).toHaveLength(1);
    setTimeout(() => controller.abort(new Error('changed my mind')), 50);
    await expect(asking).rejects.toThrow('changed my mind');
  });

  test('are not sent when the signal is already aborted', async () => {
    await expect(search('yeast', { signal: AbortSignal.abort(new Error('no')) })).rejects.toThrow('no');
    expect(wiki.requests).toHaveLength(0);
  });
});
