import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { type CrawlOptions, crawlSite } from '@/lib/crawler/crawl/crawl-site';
import type { CrawledPage, CrawlStore, Outcome, SkippedPage } from '@/lib/crawler/crawl/store';
import { guardedAgent } from '@/lib/crawler/fetch/guarded-agent';
import { problem } from '@/lib/crawler/fetch/problem';
import { scoreLink } from '@/lib/crawler/link-score';
import { createReader } from '@/lib/crawler/pool/reader';
import { type Answer, type Handler, type LocalSite, serveSite } from '../../../support/local-site';
import { makePdf } from '../../../support/make-pdf';

type Pages = Record<string, string | Answer | Handler>;

const sentence = (about: string) =>
  `We have looked after ${about} in Ennis and all over Clare since 1994, and we answer the telephone ourselves.`;
const page = (title: string, links: string[] = [], more = '') =>
  `<!doctype html><html lang="en-IE"><head><title>${title}</title>${more}</head><body><nav>${links
    .map((link) => `<a href="${link}">${link}</a>`)
    .join(' ')}</nav><main><h1>${title}</h1><p>${sentence(title)}</p></main></body></html>`;

let site: LocalSite | undefined;
afterEach(() => site?.stop());

const serve = async (pages: Pages) => {
  site = await serveSite((path) => pages[path]);
  return site;
};

type Kept = { pages: CrawledPage[]; skipped: SkippedPage[]; outcomes: Outcome[] };

/** A store that can be loaded again, as a database is. */
function keep(kept: Kept = { pages: [], skipped: [], outcomes: [] }): Kept & { store: CrawlStore } {
  return {
    ...kept,
    store: {
      async load() {
        const done = new Set(kept.outcomes.map(({ queued }) => queued.url));
        const found = kept.outcomes.flatMap((outcome) => outcome.discovered);
        return {
          home: kept.outcomes.find(({ home }) => home)?.home,
          pending: found.filter(({ url }) => !done.has(url)),
          processed: [...done],
          stored: kept.pages.map(({ url, fingerprint }) => ({ url, fingerprint })),
          numbered: kept.outcomes.flatMap(({ page, queued }) =>
            page && /\d/.test(new URL(page.url).pathname) ? [{ ...page, depth: queued.depth }] : [],
          ),
        };
      },
      async record(outcome) {
        kept.outcomes.push(outcome);
        if (outcome.page) kept.pages.push(outcome.page);
        if (outcome.skipped) kept.skipped.push(outcome.skipped);
      },
    },
  };
}

function optionsFor({ origin, host }: LocalSite, changes: Partial<CrawlOptions> = {}): CrawlOptions {
  const guard = { allowHosts: [host] };
  return {
    start: `${origin}/`,
    productToken: 'TestBot',
    fetch: { ...guard, agent: guardedAgent(guard), userAgent: 'TestBot/1.0' },
    read: {},
    maxPages: 50,
    pace: { concurrency: 3, delayMs: 0, backOff: 0.01 },
    ...changes,
  };
}

async function crawl(pages: Pages, changes: Partial<CrawlOptions> = {}) {
  const served = await serve(pages);
  const kept = keep();
  const end = await crawlSite(optionsFor(served, changes), kept.store);
  const paths = kept.pages.map(({ url }) => url.slice(served.origin.length));
  const skipped = Object.fromEntries(kept.skipped.map(({ url, kind }) => [url.slice(served.origin.length), kind]));
  return { end, paths, skipped, pages: kept.pages, asked: served.asked };
}

describe('crawlSite', () => {
  test('follows links breadth-first and stores each page once', async () => {
    const { end, paths, asked } = await crawl(
      {
        '/': page('Home', [
          '/a',
          '/b',
          '/#top',
          '/?utm_source=x',
          'mailto:a@b.ie',
          '/photo.jpg',
          'https://elsewhere.ie/',
        ]),
        '/a': page('A', ['/', '/c', 'b']),
        '/b': page('B', ['/a#part', '/c?fbclid=1']),
        '/c': page('C', ['/']),
      },
      { pace: { concurrency: 1, delayMs: 0 } },
    );
    expect(end).toEqual({ ok: true, reason: 'finished' });
    expect(paths).toEqual(['/', '/a', '/b', '/c']);
    expect(asked.filter((path) => !/^\/(?:robots.txt|sitemap.xml)/.test(path)).sort()).toEqual(['/', '/a', '/b', '/c']);
  });

  test('stops at the page limit', async () => {
    const links = Array.from({ length: 30 }, (_, index) => `/p${index}`);
    const pages: Pages = { '/': page('Home', links) };
    for (const link of links) pages[link] = page(link);
    const { end, paths, asked } = await crawl(pages, { maxPages: 10 });
    expect(end).toEqual({ ok: true, reason: 'limit' });
    expect(paths).toHaveLength(10);
    expect(asked.filter((path) => path.startsWith('/p'))).toHaveLength(9);
  });

  test('fetches high-scoring pages first if links are scored', async () => {
    const links = ['/privacy', '/news', '/gallery', '/prices', '/contact', '/services'];
    const pages: Pages = { '/': page('Home', links) };
    for (const link of links) pages[link] = page(link);
    const { paths } = await crawl(pages, { score: scoreLink, maxPages: 4, pace: { concurrency: 1, delayMs: 0 } });
    expect(paths).toEqual(['/', '/prices', '/services', '/contact']);
  });

  test('reads sitemap indexes and gzip sitemaps', async () => {
    const origin = () => site?.origin ?? '';
    site = await serveSite((path) => {
      const at = (name: string) => `${origin()}${name}`;
      const answers: Record<string, string | Answer> = {
        '/robots.txt': `Sitemap: ${at('/index.xml')}`,
        '/index.xml': `<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>
          ${at('/part.xml.gz')} </loc></sitemap></sitemapindex>`,
        '/part.xml.gz': {
          headers: { 'Content-Type': 'application/gzip' },
          body: gzipSync(
            `<urlset xmlns:image="x"><url><loc>${at('/a?x=1&amp;y=2')}</loc><image:image><image:loc>${at('/picture')}</image:loc></image:image></url><url><loc><![CDATA[${at('/b')}]]></loc></url></urlset>`,
          ),
        },
        '/': page('Home'),
        '/a?x=1&y=2': page('A'),
        '/b': page('B'),
      };
      return answers[path];
    });
    const kept = keep();
    await crawlSite(optionsFor(site, { pace: { concurrency: 1, delayMs: 0 } }), kept.store);
    expect(kept.pages.map(({ url }) => url.slice(origin().length))).toEqual(['/', '/a?x=1&y=2', '/b']);
  });
});

test('crawlSite › stores facts in targeted mode even if no selector matches', async () => {
  const card =
    '<section><h2>Our story</h2><p>We began in a shed.</p></section><section><h2>Prices</h2><p>Cut: €25</p></section>';
  const { pages, skipped } = await crawl(
    {
      '/': `<title>Home</title><main><h1>Barber</h1>${card}<a href="/contact">Contact</a> <a href="/legal">Legal</a></main>`,
      '/contact': page('Contact'),
      '/legal': '<title>Legal</title><main><h1>Legal notice</h1><p>All of this is small print.</p></main>',
    },
    { read: { focus: ['.no-such-class'] } },
  );
  const texts = Object.fromEntries(pages.map(({ title, text }) => [title, text]));
  expect(texts.Home).toContain('Cut: €25');
  expect(texts.Home).not.toContain('in a shed');
  expect(texts.Contact).toContain('Clare');
  expect(skipped).toEqual({ '/legal': 'no-match' });
});

describe('crawlSite › skipped pages', () => {
  test('are recorded with the reason', async () => {
    const { paths, skipped } = await crawl({
      '/robots.txt': 'User-agent: *\nDisallow: /private',
      '/': page('Home', [
        '/private/x',
        '/gone',
        '/broken',
        '/menu.pdf',
        '/file',
        '/login',
        '/account',
        '/app',
        '/thanks',
        '/tagged',
        '/blank',
        '/away',
        '/old',
        '/copy',
        '/new',
        '/refresh',
        '/check',
      ]),
      '/refresh':
        '<title>Redirecting</title><meta http-equiv="refresh" content="0; url=/refreshed"><p>Redirecting to the new page.</p>',
      '/refreshed': page('Refreshed', [], '<noscript><meta http-equiv="refresh" content="0; url=/plain"></noscript>'),
      '/plain': { status: 404 },
      '/check': '<title>Just a moment...</title><p>Checking your browser before you can see this page.</p>',
      '/broken': { status: 500 },
      '/file': { headers: { 'Content-Type': 'image/png' }, body: 'x' },
      '/login': { status: 401 },
      '/account':
        '<title>Members</title><main><h1>Sign in</h1><form><input name=u><input type="password"></form></main>',
      '/app': '<title>App</title><div id="root"></div><script src="/app.js"></script>',
      '/thanks': page('Thanks', ['/from-thanks'], '<meta name="robots" content="noindex">'),
      '/tagged': {
        headers: { 'X-Robots-Tag': 'otherbot: none, testbot: noindex, nofollow' },
        body: page('Tagged', ['/from-tagged']),
      },
      '/from-thanks': page('From thanks'),
      '/from-tagged': page('From tagged'),
      '/blank': '<title>Blank</title><img src="x.jpg">',
      '/away': { status: 302, headers: { Location: 'http://127.0.0.1:1/' } },
      '/old': { status: 301, headers: { Location: '/new' } },
      '/new': page('New'),
      '/copy': page('Home', ['/private/x', '/gone']),
    });
    expect(paths.sort()).toEqual(['/', '/from-thanks', '/new', '/refreshed']);
    expect(skipped).toMatchObject({
      '/private/x': 'robots',
      '/gone': 'not-found',
      '/broken': 'server-error',
      '/file': 'wrong-type',
      '/login': 'login',
      '/account': 'login',
      '/app': 'javascript',
      '/thanks': 'noindex',
      '/tagged': 'noindex',
      '/blank': 'empty',
      '/away': 'forbidden-address',
      '/old': 'moved',
      '/refresh': 'moved',
      '/check': 'notice',
    });
    expect(skipped, 'same text at another URL').toHaveProperty('/copy', 'duplicate');
  });

  test('are not fetched if their URL is excluded', async () => {
    const { paths, asked } = await crawl(
      {
        '/': page('Home', ['/blog/', '/blog/a', '/shop', '/shop/b', '/old?x=1']),
        '/shop/b': page('B'),
        '/blog/': page('Blog'),
        '/old?x=1': page('Old'),
      },
      { excludes: ['/blog/*', ' shop/ ', '*x=1'] },
    );
    expect(paths).toEqual(['/', '/shop/b']);
    expect(asked.filter((path) => /^\/(blog|shop$|old)/.test(path))).toEqual([]);
  });

  test('are not fetched if their URL is not included, apart from the start page', async () => {
    const { paths, asked } = await crawl(
      {
        '/': page('Home', ['/blog/', '/shop/a', '/shop/bin/b']),
        '/shop/a': page('A', ['/about', '/shop/c']),
        '/shop/c': page('C'),
      },
      { includes: ['/shop/*'], excludes: ['/shop/bin/*'] },
    );
    expect(paths).toEqual(['/', '/shop/a', '/shop/c']);
    expect(asked).not.toContain('/about');
  });

  test('are not fetched if they are too many links away from the start page', async () => {
    const pages = {
      '/': page('Home', ['/a']),
      '/a': page('A', ['/b']),
      '/b': page('B', ['/c']),
      '/c': page('C'),
      '/sitemap.xml': { body: '<urlset><url><loc>/c</loc></url></urlset>' },
    };
    for (const [maxDepth, expected] of [
      [1, ['/', '/a']],
      [2, ['/', '/a', '/b']],
      [undefined, ['/', '/a', '/b', '/c']],
    ] as const)
      expect((await crawl(pages, { maxDepth })).paths.toSorted()).toEqual(expected);
  });

  test('include pages that match no selector, whose links are still followed', async () => {
    const { paths, skipped } = await crawl(
      { '/': page('Home', ['/a']), '/a': page('A').replace('<p>', '<p class="price">') },
      { read: { selectors: ['.price'] } },
    );
    expect([paths, skipped]).toEqual([['/a'], { '/': 'no-match' }]);
  });

  test('include pages that take too long to read, be it the start page, whose links are still followed', async () => {
    const reader = createReader();
    const slow: typeof reader.readPage = async (html, url, read) =>
      html.includes('heavy') ? problem('page-heavy') : reader.readPage(html, url, read);
    const { end, paths, skipped } = await crawl(
      { '/': page('heavy', ['/a']), '/a': page('A', ['/b']), '/b': page('heavy too', ['/c']), '/c': page('C') },
      { reader: { ...reader, readPage: slow } },
    );
    expect([end.ok, paths, skipped]).toEqual([true, ['/a', '/c'], { '/': 'page-heavy', '/b': 'page-heavy' }]);
  });
});

describe('crawlSite › PDF files', () => {
  const pdf = (text: string, headers: Record<string, string> = {}): Answer => ({
    headers: { 'Content-Type': 'application/pdf', ...headers },
    body: makePdf([text === '' ? [] : [{ text, x: 50, y: 700 }]], { title: text.replace('€', '') }),
  });
  const pages: Pages = {
    '/': page('Home', ['/menu.pdf', '/download?menu', '/draft.pdf', '/about', 'https://elsewhere.ie/menu.pdf']),
    '/about': page('About'),
    '/menu.pdf': pdf('Soup €6'),
    '/download?menu': pdf('Drinks menu'),
    '/draft.pdf': pdf('Draft menu', { 'X-Robots-Tag': 'noindex' }),
  };

  test('of the site are stored as pages, after the pages that are as near', async () => {
    const changes = { readsPdfs: true, pace: { concurrency: 1, delayMs: 0 } };
    const { pages: stored, skipped } = await crawl(pages, changes);
    expect(stored.map(({ title, contentType }) => [title, contentType])).toEqual([
      ['Home', 'General'],
      ['Drinks menu', 'PDF'],
      ['About', 'About'],
      ['Soup 6', 'PDF'],
    ]);
    expect(stored.at(-1)?.facts.prices).toMatchObject([{ text: 'Soup €6', page: 1 }]);
    expect(skipped).toEqual({ '/draft.pdf': 'noindex' });
  });

  test('that cannot be read are skipped with the reason', async () => {
    const broken = { ...pdf(''), body: '%PDF' };
    const { skipped } = await crawl({ '/': page('Home', ['/menu.pdf']), '/menu.pdf': broken }, { readsPdfs: true });
    expect(skipped).toEqual({ '/menu.pdf': 'pdf-broken' });
  });

  test('without text are skipped as scans', async () => {
    const { skipped } = await crawl({ '/': page('Home', ['/menu.pdf']), '/menu.pdf': pdf('') }, { readsPdfs: true });
    expect(skipped).toEqual({ '/menu.pdf': 'pdf-pictures' });
  });

  test('are skipped without a reader, unfetched if their names say what they are', async () => {
    const { skipped, asked } = await crawl(pages);
    expect(skipped).toEqual({ '/download?menu': 'wrong-type' });
    expect(asked).not.toContain('/menu.pdf');
  });

  test('and pages that are too heavy are skipped with the reason, and the next ones are read', async () => {
    const { paths, skipped } = await crawl({
      '/': page('Home', ['/deep', '/long', '/about']),
      '/deep': '<div>'.repeat(100_000),
      '/long': '<p>x'.repeat(100_000),
      '/about': page('About'),
    });
    expect(paths).toEqual(['/', '/about']);
    expect(skipped).toEqual({ '/deep': 'page-depth', '/long': 'page-elements' });
  });

  test('in great number are not all read', async () => {
    const minutes = Array.from({ length: 40 }, (_, index) => `/minutes-${index}.pdf`);
    const { asked } = await crawl({ '/': page('Council', minutes) }, { readsPdfs: true });
    expect(asked.filter((path) => path.endsWith('.pdf'))).toHaveLength(30);
  });
});

describe('crawlSite › duplicates', () => {
  test('skips a soft 404 page', async () => {
    const { paths, skipped } = await crawl({
      '/': page('Home', ['/gone', '/about']),
      '/gone': page('404 – Page not found'),
      '/about': page('About'),
    });
    expect([paths, skipped]).toEqual([['/', '/about'], { '/gone': 'not-found' }]);
  });

  test('stores the start page of a site that shows it for every URL', async () => {
    site = await serveSite((path) =>
      path === '/robots.txt' || path === '/sitemap.xml' ? undefined : page('Home', ['/a', '/b']),
    );
    const kept = keep();
    await crawlSite(optionsFor(site), kept.store);
    expect(kept.pages.map(({ url }) => new URL(url).pathname)).toEqual(['/']);
    expect(kept.skipped.map(({ kind }) => kind)).toEqual(['duplicate', 'duplicate']);
  });

  test('stores nothing from a site on which every page says that it does not exist', async () => {
    site = await serveSite((path) =>
      path === '/robots.txt'
        ? undefined
        : `<title>Site</title><p>Sorry, this page could not be found. <a href="/a">A</a></p>`,
    );
    const kept = keep();
    expect(await crawlSite(optionsFor(site), kept.store)).toMatchObject({ ok: false, kind: 'not-found' });
    expect(kept.pages).toEqual([]);
  });

  test('stores a page at its canonical URL unless that is a different page', async () => {
    const { paths } = await crawl(
      {
        '/': page('Home', ['/shop?sort=price', '/shop', '/team?ref=1', '/jobs']),
        '/shop?sort=price': page('Shop', [], '<link rel="canonical" href="/shop">'),
        '/shop': page('Shop', [], '<link rel="canonical" href="/shop">'),
        '/team?ref=1': page('Team', [], '<link rel="canonical" href="/team">'),
        '/jobs': page('Jobs', [], '<link rel="canonical" href="/">'),
      },
      { pace: { concurrency: 1, delayMs: 0 } },
    );
    expect(paths).toEqual(['/', '/shop?sort=price', '/team', '/jobs']);
  });

  test('stores nearly identical pages with the same title once', async () => {
    const list = (order: string[]) =>
      page('Houses for sale').replace(
        '</main>',
        `${order.map((house) => `<p>${sentence(house)}</p>`).join('')}</main>`,
      );
    const houses = ['Lahinch', 'Ennistymon', 'Kilrush', 'Tulla', 'Quin', 'Corofin', 'Kilkee', 'Shannon'];
    const { paths, skipped } = await crawl(
      {
        '/': page('Home', ['/houses', '/houses?print-version=1']),
        '/houses': list(houses),
        '/houses?print-version=1': list(houses).replace('themselves', 'x').replace('since 1994', 'since  1995'),
      },
      { pace: { concurrency: 1, delayMs: 0 } },
    );
    expect([paths, skipped]).toEqual([['/', '/houses'], { '/houses?print-version=1': 'duplicate' }]);
  });
});

describe('crawlSite › endless sites', () => {
  test('stops at calendars and at lists that can be sorted in many ways', async () => {
    site = await serveSite((path) => {
      const url = new URL(path, 'http://x');
      const number = Number(url.searchParams.get('n') ?? 0);
      if (path === '/') return page('Home', ['/calendar/2026/1', '/list?n=1']);
      const [, month] = /^\/calendar\/\d+\/(\d+)$/.exec(path) ?? [];
      if (month)
        return page(`Month ${path}`, [
          `/calendar/${2026 + Math.floor(Number(month) / 12)}/${(Number(month) % 12) + 1}`,
        ]);
      if (url.pathname === '/list')
        return page(`List ${number}`, [`/list?n=${number + 1}`, `/list?n=${number + 1}&sort=a`]);
      return undefined;
    });
    const kept = keep();
    const end = await crawlSite(optionsFor(site, { maxPages: 2_000 }), kept.store);
    expect(end.ok).toBe(true);
    expect(kept.pages.filter(({ url }) => url.includes('/calendar/')).length).toBeLessThanOrEqual(40);
    expect(kept.pages.length).toBeLessThan(250);
  });

  test('gives up after repeated failures and keeps the stored pages', async () => {
    const links = Array.from({ length: 60 }, (_, index) => `/p${index}`);
    const { end, paths, asked } = await crawl(
      Object.fromEntries([['/', page('Home', links)], ...links.map((link) => [link, { status: 503 }] as const)]),
      { pace: { concurrency: 2, delayMs: 0, backOff: 0.001 } },
    );
    expect(end).toMatchObject({ ok: false, kind: 'gave-up' });
    expect(paths).toEqual(['/']);
    // The twelfth failure ends it, while another page is on its way.
    expect(new Set(asked.filter((path) => path.startsWith('/p'))).size).toBeLessThanOrEqual(13);
  });
});

describe('crawlSite › pages that need JavaScript', () => {
  const description = 'Bread and cakes from our oven in Ennis.';
  const shell = (about = description) =>
    `<title>Bakery</title><meta name="description" content="${about}"><div id="root"></div><script src="/app.js"></script>`;
  const pages = {
    '/': { headers: { ETag: '"shell"' }, body: shell() },
    '/prices': shell(),
    '/robots.txt': 'User-agent: *\nDisallow: /private',
  };

  test('are stored as their scripts leave them, with the links that these add', async () => {
    const rendered: string[] = [];
    const { pages: stored, paths } = await crawl(pages, {
      async render({ url, html }, { mayFollow }) {
        rendered.push(url);
        expect(html).toContain('/app.js');
        expect(await mayFollow?.(new URL('/private/api', url)), 'robots.txt').toMatchObject({ kind: 'robots' });
        return { ok: true, html: page(new URL(url).pathname, ['/prices']) };
      },
    });
    expect(paths.sort()).toEqual(['/', '/prices']);
    expect(rendered).toHaveLength(2);
    expect(stored[0]?.text).toContain('We have looked after');
    // A 304 for the shell would say nothing about what the scripts show.
    expect(stored[0]?.etag).toBeUndefined();
  });

  test.each([
    ['javascript-empty', '<p>Loading…</p><div id="root"></div><script src="/app.js"></script>'],
    ['javascript-heavy', problem('javascript-heavy')],
    ['javascript', undefined],
  ])('keep their title and description, with the reason: %s', async (kind, result) => {
    const render = async () =>
      typeof result === 'string' ? { ok: true as const, html: result } : (result ?? problem('broken'));
    const { pages: stored, skipped } = await crawl(
      { ...pages, '/': shell().replace('</title>', '</title><a href="/prices">') },
      {
        keepsShells: true,
        render: result === undefined ? undefined : render,
      },
    );
    expect(stored).toMatchObject([{ title: 'Bakery', text: description, incomplete: kind }]);
    expect(skipped, 'not "the same content": nobody knows what they show').toEqual({ '/prices': kind });
  });

  test('are skipped without a description, and in runs that want other content', async () => {
    expect((await crawl({ '/': shell('') }, { keepsShells: true })).end).toMatchObject({ kind: 'javascript' });
    expect((await crawl({ '/': shell() })).end).toMatchObject({ kind: 'javascript' });
  });
});

describe('crawlSite › failures', () => {
  test.each<[Pages, string]>([
    [{}, 'not-found'],
    [{ '/robots.txt': 'User-agent: testbot\nDisallow: /' }, 'robots'],
    [{ '/robots.txt': { status: 503 }, '/': page('Home') }, 'robots-unreadable'],
    [{ '/': { headers: { 'Content-Type': 'application/pdf' } } }, 'wrong-type'],
    [{ '/': { status: 403 } }, 'access-denied'],
    [{ '/': { status: 302, headers: { Location: '/wp-login.php' } }, '/wp-login.php': page('Log in') }, 'login'],
    [{ '/': '<div id="root"></div><script src="/app.js"></script>' }, 'javascript'],
    [{ '/': '<p> </p>' }, 'empty'],
  ])('%j: %s', async (pages, kind) => {
    const { end, paths } = await crawl(pages);
    expect(end).toMatchObject({ ok: false, kind });
    expect(paths).toEqual([]);
  });

  test('reports the most frequent reason', async () => {
    const empty = '<nav><a href="/a">A</a> <a href="/b">B</a> <a href="/c">C</a></nav>';
    const { end } = await crawl({
      '/': page('Home', ['/a', '/b', '/c'], '<meta name="robots" content="noindex">'),
      '/a': { status: 403 },
      '/b': { status: 403 },
      '/c': empty,
    });
    expect(end).toMatchObject({ ok: false, kind: 'access-denied' });
  });

  test('retries temporary failures', async () => {
    let tries = 0;
    const { end } = await crawl({
      '/': (_request, response) => {
        tries += 1;
        if (tries < 3) response.writeHead(503, { 'Retry-After': '0' }).end();
        else response.writeHead(200, { 'Content-Type': 'text/html' }).end(page('Home'));
      },
    });
    expect([end.ok, tries]).toEqual([true, 3]);
  });
});

/** Crawls a site with processes that die after four outcomes each. */
async function crawlInParts(pages: Pages) {
  const served = await serve(pages);
  const kept: Kept = { pages: [], skipped: [], outcomes: [] };
  let rounds = 0;
  for (let finished = false; !finished; rounds += 1) {
    const { store } = keep(kept);
    let left = 4;
    const dying: CrawlStore = {
      ...store,
      async record(outcome) {
        left -= 1;
        if (left < 0) throw new Error('killed');
        await store.record(outcome);
      },
    };
    finished = await crawlSite(optionsFor(served), dying).then(
      (end) => end.ok,
      () => false,
    );
  }
  return { rounds, paths: kept.pages.map(({ url }) => url.slice(served.origin.length)) };
}

describe('crawlSite › resuming', () => {
  test('stores each page once wherever the crawl was interrupted', async () => {
    const links = Array.from({ length: 25 }, (_, index) => `/${String.fromCharCode(97 + index)}`);
    const pages: Pages = { '/': page('Home', links.slice(0, 5)) };
    for (const [index, link] of links.entries()) pages[link] = page(link, links.slice(index * 3, index * 3 + 6));
    const { rounds, paths } = await crawlInParts(pages);
    expect(rounds).toBeGreaterThan(4);
    expect(paths.sort()).toEqual(['/', ...links].sort());
  });

  test('reads ten of endless pages that differ in a number, however often it was interrupted', async () => {
    const pages: Pages = { '/': page('Home', ['/day/0']) };
    for (let day = 0; day < 60; day += 1)
      pages[`/day/${day}`] = page('Bookings', [`/day/${day + 1}`]).replace(
        '</body>',
        `<p>Day ${day} is free.</p></body>`,
      );
    const { rounds, paths } = await crawlInParts(pages);
    expect(rounds).toBeGreaterThan(2);
    expect(paths).toHaveLength(11);
  });

  test('ends at once when aborted', async () => {
    const served = await serve({ '/': page('Home', ['/slow']), '/slow': () => undefined });
    const controller = new AbortController();
    const options = optionsFor(served);
    const crawling = crawlSite({ ...options, fetch: { ...options.fetch, signal: controller.signal } }, keep().store);
    setTimeout(() => controller.abort(new Error('called off')), 100);
    await expect(crawling).rejects.toThrow();
  });
});

test('crawlSite › sends conditional requests for pages of an earlier run', async () => {
  let sent = 0;
  const versions: Record<string, string> = { '/': 'a', '/b': 'b' };
  site = await serveSite((path, request) => {
    const version = versions[path];
    if (!version) return undefined;
    if (request.headers['if-none-match'] === `"${version}"`) return { status: 304 };
    sent += 1;
    return { headers: { ETag: `"${version}"` }, body: page(`${path} ${version}`, ['/b']) };
  });
  const first = keep();
  await crawlSite(optionsFor(site), first.store);
  versions['/b'] = 'b2';
  const second = keep();
  const earlier = async (url: string) => first.pages.find((known) => known.url === url);
  await crawlSite({ ...optionsFor(site), earlier }, second.store);
  expect(second.pages.map(({ title, isUnchanged }) => [title, isUnchanged])).toEqual([
    ['/ a', true],
    ['/b b2', false],
  ]);
  expect(sent).toBe(3);
});
