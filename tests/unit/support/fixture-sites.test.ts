import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchPage } from '@/lib/crawler/fetch/fetch-page';
import { fetchRobots } from '@/lib/crawler/fetch/fetch-robots';
import { guardedAgent } from '@/lib/crawler/fetch/guarded-agent';
import { type BusinessType, businessTypes } from '@/lib/industries';
import { collectFacts } from '@/lib/reader/facts/collect-facts';
import { readPhoneLink } from '@/lib/reader/facts/stated/phones';
import { type PageReading, readPage } from '@/lib/reader/read-page';
import { expected } from '../../fixtures/sites/expected';
import { type FixtureSite, startFixtureSite } from '../../support/fixture-sites';

const guard = { allowHosts: ['localhost'] };
const options = { ...guard, agent: guardedAgent(guard), userAgent: 'TestBot/1.0 (+https://example.ie)' };

/** Sends a path as it stands: fetch would tidy it up first. */
function raw(site: FixtureSite, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const port = new URL(site.url).port;
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

type Read = { url: string; html: string; reading: PageReading };

async function read(site: FixtureSite, path: string): Promise<Read | string> {
  const fetched = await fetchPage(new URL(path, site.url).href, options);
  if (!fetched.ok) return fetched.kind;
  const { url, html } = fetched.page;
  return { url, html, reading: readPage(html, url) };
}

async function rulesOf(site: FixtureSite) {
  const found = await fetchRobots(site.url, 'TestBot', options);
  if (!found.ok) throw new Error(found.message);
  return found.robots;
}

/** Why a page is no part of a result, as far as the page itself or its address tells. */
async function whyNot(site: FixtureSite, path: string, pages: string[]): Promise<string | undefined> {
  if (!(await rulesOf(site)).allows(path)) return 'disallowed';
  const found = await read(site, path);
  if (found === 'wrong-type') return 'no page';
  if (found === 'not-found') return 'not found';
  if (typeof found === 'string') return found;
  const { url, html, reading } = found;
  if (url !== new URL(path, site.url).href) return 'redirect';
  if (reading.robots.noindex) return 'noindex';
  if (reading.needsJavaScript) return 'javascript';
  if (/<input[^>]+type=["']?password/i.test(html)) return 'login';
  if (reading.canonical && reading.canonical !== url) return 'duplicate';
  for (const other of pages) {
    const known = await read(site, other);
    if (typeof known !== 'string' && known.reading.text === reading.text) return 'duplicate';
  }
}

describe.each(businessTypes)('fixture site › %s', (type: BusinessType) => {
  const { name, pages, skipped, phrases, phone, email } = expected[type];
  const readings = new Map<string, Read>();
  let site: FixtureSite;

  beforeAll(async () => {
    site = await startFixtureSite(type);
    for (const path of pages) {
      const found = await read(site, path);
      if (typeof found !== 'string') readings.set(path, found);
    }
  });
  afterAll(() => site.stop());

  test.each(pages)('%s has the expected text without boilerplate', (path) => {
    const found = readings.get(path);
    expect(found?.url).toBe(new URL(path, site.url).href);
    const { has, hasNot, contentType } = phrases[path] ?? { has: [], hasNot: [] };
    const text = found?.reading.text ?? '';
    expect(has.length).toBeGreaterThan(0);
    expect(has.filter((phrase) => !text.includes(phrase))).toEqual([]);
    expect(hasNot.filter((phrase) => text.includes(phrase))).toEqual([]);
    if (contentType) expect(found?.reading.contentType).toBe(contentType);
    expect(found?.reading).toMatchObject({ needsJavaScript: false, robots: { noindex: false } });
  });

  test('has a name, a telephone number and an e-mail address', () => {
    const facts = collectFacts([...readings.values()].map(({ url, reading }) => ({ ...reading, url })));
    const titles = [...readings.values()].map(({ reading }) => reading.title).join('\n');
    expect(`${titles}\n${facts.business?.name}`).toContain(name);
    expect(facts.phones.map(({ number }) => number)).toContain(readPhoneLink(phone, '', 'IE')?.number);
    if (email) expect(facts.emails.map((one) => one.email)).toContain(email);
  });

  test('links to each of its pages and to nothing unexpected', () => {
    const linked = new Set<string>();
    const followed = new Set<string>();
    for (const { reading } of readings.values()) {
      for (const { url, nofollow } of reading.links) {
        const { host, pathname, search } = new URL(url);
        if (host !== site.host) continue;
        linked.add(`${pathname}${search}`);
        if (!nofollow) followed.add(`${pathname}${search}`);
      }
    }
    const known = [...pages, ...skipped.map(({ path }) => path)];
    const endless = skipped.filter(({ why }) => why === 'endless').map(({ path }) => path.replace(/\?.*/, '?'));
    // The start page is known without a link.
    expect(known.filter((path) => path !== '/' && !linked.has(path))).toEqual([]);
    expect(pages.filter((path) => path !== '/' && !followed.has(path))).toEqual([]);
    expect(skipped.filter(({ path, why }) => why === 'nofollow' && followed.has(path))).toEqual([]);
    const others = [...linked].filter((path) => !endless.some((start) => path.startsWith(start)));
    expect(others.filter((path) => !known.includes(path))).toEqual([]);
  });

  test.each(skipped.filter(({ why }) => why !== 'endless' && why !== 'nofollow'))(
    '$path is left out: $why',
    async ({ path, why }) => {
      expect(await whyNot(site, path, pages)).toBe(why);
    },
  );
});

/** Starts a site for one test. */
async function visit<T>(type: BusinessType, look: (site: FixtureSite) => Promise<T>): Promise<T> {
  const site = await startFixtureSite(type);
  try {
    return await look(site);
  } finally {
    await site.stop();
  }
}

test.each<[BusinessType, string, string, string]>([
  ['restaurant', '/', 'JSON-LD, day by day', 'Wed–Sat 12:30–21:30; Sun 12:30–18:00'],
  ['restaurant', '/contact-us/', 'a table', 'Wed–Sat 12:30–21:30; Sun 12:30–18:00'],
  ['dentist', '/', 'JSON-LD, in short', 'Mon–Thu 09:00–17:30; Fri 09:00–14:00'],
  ['dentist', '/visit', 'text', 'Mon–Thu 09:00–17:30; Fri 09:00–14:00'],
  ['auto-repair', '/garage', 'microdata', 'Mon–Fri 08:00–18:00; Sat 09:00–13:00'],
  ['plumber', '/', 'a table without end tags', 'Mon–Fri 08:00–18:00; Sat 09:00–13:00'],
  ['fitness', '/contact/', 'a list of definitions', 'Mon–Fri 06:30–21:30'],
])('fixture site %s › the opening hours on %s are read from %s', async (type, path, _, summary) => {
  const found = await visit(type, (site) => read(site, path));
  const pages = typeof found === 'string' ? [] : [{ ...found.reading, url: found.url }];
  const [hours] = collectFacts(pages).openingHours;
  expect(hours?.summary).toContain(summary);
});

describe('fixture site › machine-readable files', () => {
  const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  const urls = (site: FixtureSite, type: BusinessType) =>
    expected[type].pages.map((path) => new URL(path, site.url).href);

  test('list all pages in a sitemap, in an index with a gzip part, and in a text file', async () => {
    await visit('dentist', async (site) => {
      const { body } = await raw(site, '/sitemap.xml');
      expect(locations(body.toString())).toEqual(urls(site, 'dentist'));
    });
    await visit('restaurant', async (site) => {
      const index = locations((await raw(site, '/sitemap_index.xml')).body.toString());
      const parts = await Promise.all(index.map((url) => raw(site, new URL(url).pathname)));
      const texts = parts.map(({ body }) => (body[0] === 0x1f ? gunzipSync(body) : body).toString());
      expect(texts.flatMap(locations)).toEqual(urls(site, 'restaurant'));
    });
    await visit('accounting', async (site) => {
      const { sitemaps } = await rulesOf(site);
      expect(sitemaps).toEqual([`${site.url}sitemap.txt`]);
      const { body } = await raw(site, '/sitemap.txt');
      expect(body.toString().trim().split('\n')).toEqual(urls(site, 'accounting'));
    });
  });

  test('have a robots.txt without crawl-delay', async () => {
    expect(await visit('fitness', (site) => rulesOf(site))).toMatchObject({
      crawlDelay: 0,
    });
  });

  test('have an endless calendar', async () => {
    await visit('fitness', async (site) => {
      let path = '/calendar';
      for (const month of ['2026-12', '2027-01', '2027-02']) {
        const found = await read(site, path);
        path = `/calendar?month=${month}`;
        const linked = typeof found === 'string' ? [] : found.reading.links.map(({ url }) => url);
        expect(linked).toContain(new URL(path, site.url).href);
      }
    });
  });

  test.each<[BusinessType, string, RegExp]>([
    ['hair-salon', '/book-a-chair.html', /\x92re over Moran\x92s/],
    ['plumber', '/about.html', /P\xe1draig \xd3 Gadhra/],
    ['restaurant', '/our-story/', /^\xef\xbb\xbf<!DOCTYPE/],
  ])('%s sends the bytes of %s unchanged', async (type, path, bytes) => {
    const { body } = await visit(type, (site) => raw(site, path));
    expect(body.toString('latin1')).toMatch(bytes);
  });
});

describe('startFixtureSite', () => {
  let site: FixtureSite;
  beforeAll(async () => {
    site = await startFixtureSite('restaurant');
  });
  afterAll(() => site.stop());

  test('responds with 304 to matching validators', async () => {
    const first = await raw(site, '/our-menu/');
    expect(first).toMatchObject({ status: 200, headers: { 'last-modified': expect.stringMatching(/GMT$/) } });
    const second = await raw(site, '/our-menu/', { 'If-None-Match': String(first.headers.etag) });
    expect(second).toMatchObject({ status: 304, headers: { etag: first.headers.etag } });
    expect(second.body).toHaveLength(0);
    expect((await raw(site, '/our-menu/', { 'If-None-Match': '"old"' })).status).toBe(200);
  });

  test.each([
    '/../answers.ts',
    '/..%2fanswers.ts',
    '/%2e%2e/answers.ts',
    '/files/../../plumber/index.html',
    '//etc/passwd',
    '/..\\answers.ts',
    '/%00',
    '/%zz',
  ])('responds with 404 at %s', async (path) => {
    const { status, headers, body } = await raw(site, path);
    expect([400, 404]).toContain(status);
    if (status === 404) expect(headers['content-type']).toMatch(/^text\/html/);
    expect(body.toString()).not.toMatch(/BusinessType|Tierney|root:/);
  });

  test('accepts GET and HEAD only', async () => {
    expect((await raw(site, '/', {}, 'POST')).status).toBe(405);
    const head = await raw(site, '/', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  test('records the requested paths', async () => {
    await raw(site, '/our-menu/?a=1', { 'User-Agent': 'Somebody' });
    expect(site.requests.at(-1)).toMatchObject({ path: '/our-menu/?a=1', headers: { 'user-agent': 'Somebody' } });
  });

  test('sends other files with their media type', async () => {
    const { headers, body } = await raw(site, '/files/salty-mare-menu.pdf');
    expect(headers['content-type']).toBe('application/pdf');
    expect(body.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
