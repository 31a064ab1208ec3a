import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { type CrawlOptions, crawlSite } from '@/lib/crawler/crawl/crawl-site';
import type { CrawledPage, SkippedPage } from '@/lib/crawler/crawl/store';
import { guardedAgent } from '@/lib/crawler/fetch/guarded-agent';
import { type Answer, type Handler, type LocalSite, serveSite } from '../../../support/local-site';
import { memoryStore } from '../../../support/memory-store';

type Pages = (path: string) => string | Answer | Handler | undefined;

let site: LocalSite | undefined;
afterEach(() => site?.stop());

const paragraph = (about: string) =>
  `<p>We have looked after ${about} in Ennis and all over Clare since 1994, and we answer the telephone ourselves.</p>`;
const page = (title: string, more = '') =>
  `<!doctype html><html lang="en-IE"><head><title>${title}</title></head><body><main><h1>${title}</h1>${paragraph(title)}${more}</main></body></html>`;

async function crawl(pages: Record<string, ReturnType<Pages>> | Pages, changes: Partial<CrawlOptions> = {}) {
  site = await serveSite((path) => (typeof pages === 'function' ? pages(path) : pages[path]));
  const { origin, host, asked } = site;
  const guard = { allowHosts: [host] };
  const stored: CrawledPage[] = [];
  const skipped: SkippedPage[] = [];
  const end = await crawlSite(
    {
      start: `${origin}/`,
      productToken: 'TestBot',
      fetch: { ...guard, agent: guardedAgent(guard), userAgent: 'TestBot/1.0' },
      read: {},
      maxPages: 50,
      pace: { concurrency: 3, delayMs: 0, backOff: 0.01 },
      ...changes,
    },
    memoryStore({ page: (one) => stored.push(one), skipped: (one) => skipped.push(one) }),
  );
  return {
    end,
    asked,
    paths: stored.map(({ url }) => url.slice(origin.length)).sort(),
    notes: stored.map(({ incomplete }) => incomplete),
    titles: stored.map(({ title }) => title),
    skipped: Object.fromEntries(skipped.map(({ url, kind }) => [url.slice(origin.length), kind])),
  };
}

const MENU = '<div id="header"></div><script>fetch("/header.html").then(show)</script>';

test('crawlSite › looks once for the usual pages of a site whose menu a script makes', async () => {
  const { paths, skipped, asked } = await crawl({
    '/': page('Home', MENU),
    '/about': page('About'),
    '/contact': page('Contact'),
    '/services': { status: 301, headers: { Location: '/' } },
  });
  expect(paths).toEqual(['/', '/about', '/contact']);
  expect(skipped).toEqual({});
  expect(asked.filter((path) => path === '/about')).toHaveLength(1);
});

test('crawlSite › says of a start page without links that pages may be missing', async () => {
  const { end, notes } = await crawl({ '/': page('Home', MENU) });
  expect(end).toEqual({ ok: true, reason: 'finished' });
  expect(notes).toEqual(['no-links']);
});

test('crawlSite › runs the script that makes the menu of the start page, if there is a browser', async () => {
  const rendered: string[] = [];
  const { paths } = await crawl(
    { '/': page('Home', MENU), '/team': page('Team', MENU) },
    {
      render: async ({ url, html }) => {
        rendered.push(new URL(url).pathname);
        return { ok: true, html: html.replace('<div id="header">', '<div id="header"><a href="/team">Team</a>') };
      },
    },
  );
  expect(paths).toEqual(['/', '/team']);
  expect(rendered).toEqual(['/']);
});

test.each([
  ['sections of its own', '<a href="#services">Services</a><script>let a</script>'],
  ['no script', ''],
])('crawlSite › asks a start page without links for no other pages if it has %s', async (_, more) => {
  const { asked } = await crawl({ '/': page('Home', more), '/about': page('About') });
  expect(asked).not.toContain('/about');
});

test.each([
  '<iframe src="/prices.html"></iframe><iframe src="https://maps.example/embed"></iframe>',
  '<object data="/prices.html"></object><object data="https://maps.example/embed"></object>',
  '<site-menu><template shadowrootmode="open"><a href="/prices.html">Prices</a></template></site-menu>',
])('crawlSite › reads frames and shadow roots of the same site: %s', async (frames) => {
  const { paths } = await crawl({
    '/': page('Home', frames),
    '/prices.html': page('Prices'),
  });
  expect(paths).toEqual(['/', '/prices.html']);
});

const monthOf = (n: number) => new Date(Date.UTC(2026, n)).toLocaleString('en', { month: 'long', timeZone: 'UTC' });

test.each<[string, (n: number) => string, string, ((n: number) => string)?]>([
  ['months', (n: number) => page('Events', `<p>No events in month ${n}.</p>`), '/events?m='],
  ['months by name', (n: number) => page(monthOf(n)), '/calendar/'],
  ['months with a name in their URL', (n: number) => page(`Events in ${monthOf(n)} ${n}`), '/calendar/', monthOf],
  ['offsets', (n: number) => page('News', `<p>Older news, from number ${n}.</p>`), '/news?offset='],
  [
    'months that are not to be indexed',
    (n: number) => page(`Month ${n}`).replace('<title>', '<meta name="robots" content="noindex"><title>'),
    '/calendar/2026/',
  ],
  ['days', (n: number) => page('Bookings', `<table><tr><td>${n}</td><td>free</td></tr></table>`), '/book/day-'],
])('crawlSite › reads ten of endless %s, and the rest of the site', async (_, render, path, name = () => '') => {
  const urlOf = (n: number) => `${path}${name(n)}${n}`;
  const { asked: all, paths } = await crawl((asked) => {
    if (asked === '/') return page('Home', `<a href="${urlOf(0)}">Next</a><a href="/a">A</a>`);
    if (asked === '/a') return page('A', '<a href="/b">B</a>');
    if (asked === '/b') return page('B', '<a href="/c">C</a>');
    if (asked === '/c') return page('C');
    const [, number] = /(\d+)$/.exec(asked) ?? [];
    if (number === undefined || !asked.startsWith(path)) return undefined;
    return render(+number).replace('</main>', `<a href="${urlOf(+number + 1)}">Next</a></main>`);
  });
  expect(paths).toEqual(expect.arrayContaining(['/', '/a', '/b', '/c']));
  const read = all.filter((one) => one.startsWith(path)).length;
  expect(read).toBeGreaterThanOrEqual(9);
  // Three requests run at once.
  expect(read).toBeLessThanOrEqual(13);
});

test.each([
  [
    'products',
    (n: number) => page(`Chair ${'oak ash elm yew fir'.split(' ')[n % 5]} ${String.fromCharCode(97 + n)}xe`),
    '/product?id=',
    1,
  ],
  ['products that are alike, of a list', (n: number) => page('Product', `<p>It costs €${n}.</p>`), '/p/', 20],
  [
    'lists of different things',
    (n: number) =>
      page(
        'Shop',
        `<ul>${Array.from({ length: 12 }, (_, at) => `<li>Item${String.fromCharCode(97 + n)}${String.fromCharCode(97 + at)}x</li>`).join('')}</ul>`,
      ),
    '/shop?page=',
    1,
  ],
])('crawlSite › reads all %s, whose URLs differ only in a number', async (_, render, path, listed) => {
  const { paths } = await crawl((asked) => {
    if (asked === '/')
      return page('Home', Array.from({ length: listed }, (_, n) => `<a href="${path}${n}">${n}</a>`).join(''));
    const [, number] = /(\d+)$/.exec(asked) ?? [];
    return number === undefined || +number >= 20
      ? undefined
      : render(+number).replace('</main>', `<a href="${path}${+number + 1}">Next</a></main>`);
  });
  expect(paths).toHaveLength(21);
});

test.each([
  ['text', { headers: { 'Content-Type': 'text/plain' }, body: '%/a\n%/b\n' }],
  [
    'RSS',
    {
      headers: { 'Content-Type': 'application/rss+xml' },
      body: '<rss><channel><link>%/</link><item><link>%/a</link></item><item><link>%/b</link></item></channel></rss>',
    },
  ],
  [
    'Atom',
    {
      headers: { 'Content-Type': 'application/atom+xml' },
      body: '<feed><entry><link href="%/a"/></entry><entry><link rel="alternate" href="%/b"/></entry></feed>',
    },
  ],
])('crawlSite › reads a sitemap in %s, compressed or not, in UTF-8 or UTF-16', async (_, { headers, body }) => {
  for (const pack of [Buffer.from, gzipSync, (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')]) {
    const { paths } = await crawl((asked) => {
      const { origin = '' } = site ?? {};
      if (asked === '/robots.txt') return `Sitemap: ${origin}/urls`;
      if (asked === '/urls') return { headers, body: pack(body.replaceAll('%', origin)) };
      return { '/': page('Home'), '/a': page('A'), '/b': page('B') }[asked];
    });
    expect(paths).toEqual(['/', '/a', '/b']);
    await site?.stop();
  }
});

test('crawlSite › says that a website shows a cookie wall', async () => {
  const { end } = await crawl({
    '/': `<title>Bakery</title><h1>Your privacy</h1><p>We use cookies to improve your experience. Accept our cookies to continue to the website.</p><button>Accept all</button>`,
  });
  expect(end).toMatchObject({ ok: false, kind: 'cookie-wall' });
});

const html = (body: string | Buffer, headers = {}): Answer => ({ body, headers });
const HOSTILE: Record<string, [Answer | Handler, string]> = {
  '/bomb': [html(gzipSync(Buffer.alloc(60_000_000)), { 'Content-Encoding': 'gzip' }), 'too-large'],
  '/hidden-bomb': [html(gzipSync(Buffer.alloc(60_000_000))), 'too-large'],
  '/deep': [html('<div>'.repeat(50_000)), 'page-depth'],
  '/wide': [html('<p>x'.repeat(30_000)), 'page-elements'],
  '/endless': [
    (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      const more = () => {
        while (!response.destroyed && response.write('<p>more</p>'.repeat(5_000)));
      };
      response.on('drain', more);
      more();
    },
    'too-large',
  ],
  '/breaks-off': [
    (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': 1_000 }).write('<p>One');
      response.socket?.end();
    },
    'cut-off',
  ],
  '/broken.pdf': [html('%PDF-1.4 1 0 obj << /Type /Catalog', { 'Content-Type': 'application/pdf' }), 'pdf-broken'],
  '/empty.pdf': [html('', { 'Content-Type': 'application/pdf' }), 'pdf-broken'],
  '/file': [html(Buffer.from('504b0304140000000800', 'hex')), 'wrong-type'],
};

test('crawlSite › skips hostile pages, each with its reason, and reads the rest of the website', async () => {
  const links = Object.keys(HOSTILE).map((path) => `<a href="${path}">${path}</a>`);
  const { end, paths, skipped } = await crawl(
    (asked) =>
      HOSTILE[asked]?.[0] ??
      { '/': page('Home', `${links.join('')}<a href="/last">Last</a>`), '/last': page('Last') }[asked],
    { readsPdfs: true },
  );
  expect(end).toEqual({ ok: true, reason: 'finished' });
  expect(paths).toEqual(['/', '/last']);
  expect(skipped).toEqual(Object.fromEntries(Object.entries(HOSTILE).map(([path, [, kind]]) => [path, kind])));
});

test('crawlSite › reads the rest of a website whose start page is too heavy', async () => {
  const { end, paths, skipped } = await crawl({
    '/': '<div>'.repeat(50_000),
    '/sitemap.xml': '<urlset><url><loc>/menu</loc></url></urlset>',
    '/menu': page('Menu'),
  });
  expect(end).toEqual({ ok: true, reason: 'finished' });
  expect([paths, skipped]).toEqual([['/menu'], { '/': 'page-depth' }]);
});
