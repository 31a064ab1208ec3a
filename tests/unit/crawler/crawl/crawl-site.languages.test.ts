import { afterEach, describe, expect, test } from 'vitest';
import { crawlSite } from '@/lib/crawler/crawl/crawl-site';
import type { CrawledPage, SkippedPage } from '@/lib/crawler/crawl/store';
import { guardedAgent } from '@/lib/crawler/fetch/guarded-agent';
import type { ReadOptions } from '@/lib/reader/read-page';
import { type Answer, type LocalSite, serveSite } from '../../../support/local-site';
import { memoryStore } from '../../../support/memory-store';

let site: LocalSite | undefined;
afterEach(() => site?.stop());

type Page = { lang: string; title: string; versions?: Record<string, string>; links?: string[] };
const html = ({ lang, title, versions = {}, links = [] }: Page, origin: string) => `<!doctype html><html lang="${lang}">
  <head><title>${title}</title>${Object.entries(versions)
    .map(([tag, path]) => `<link rel="alternate" hreflang="${tag}" href="${origin}${path}">`)
    .join('')}</head>
  <body><header><nav>${links.map((path) => `<a href="${path}">${path}</a>`).join(' ')}</nav></header>
  <main><h1>${title}</h1><p>${title}: ${lang} words about a guest house by the sea, with a long text of its own.</p></main></body></html>`;

/** Crawls a site; the result has the paths of stored pages, and the skipped ones with reason and version. */
async function crawl(
  pages: Record<string, Page | Answer>,
  {
    language,
    maxPages = 50,
    concurrency = 1,
    read = {},
  }: { language?: string; maxPages?: number; concurrency?: number; read?: ReadOptions } = {},
) {
  const served = await serveSite((path) => {
    const page = pages[path];
    return page && 'lang' in page ? html(page, served.origin) : page;
  });
  site = served;
  const guard = { allowHosts: [served.host] };
  const stored: CrawledPage[] = [];
  const skipped: SkippedPage[] = [];
  const store = memoryStore({ page: (one) => stored.push(one), skipped: (one) => skipped.push(one) });
  await crawlSite(
    {
      start: `${served.origin}/`,
      productToken: 'TestBot',
      fetch: { ...guard, agent: guardedAgent(guard), userAgent: 'TestBot/1.0' },
      read,
      maxPages,
      language,
      pace: { concurrency, delayMs: 0, backOff: 0.01 },
    },
    {
      ...store,
      async record(outcome) {
        await store.record(outcome);
        for (const { url, sameAs } of outcome.versions) skipped.push({ url, kind: 'other-language', sameAs });
        if (outcome.wasSkipped)
          skipped.splice(
            skipped.findIndex(({ url }) => url === outcome.queued.url),
            1,
          );
      },
    },
  );
  const pathOf = (url = '') => url.slice(served.origin.length);
  return {
    paths: stored.map(({ url }) => pathOf(url)).sort(),
    skipped: Object.fromEntries(skipped.map(({ url, kind, sameAs }) => [pathOf(url), [kind, pathOf(sameAs)]])),
    asked: served.asked,
  };
}

/** A guest house as Polylang or WPML builds it: translated paths, every page with all its versions, a language switcher. */
const versionsOf = (en: string, de: string, fr?: string) => ({
  'en-IE': en,
  'de-DE': de,
  ...(fr && { 'fr-FR': fr }),
  'x-default': en,
});
const house: Record<string, Page> = {
  '/': {
    lang: 'en-IE',
    title: 'House',
    versions: versionsOf('/', '/de/', '/fr/'),
    links: ['/rooms/', '/contact/', '/history/', '/de/', '/fr/'],
  },
  '/rooms/': { lang: 'en-IE', title: 'Rooms', versions: versionsOf('/rooms/', '/de/zimmer/'), links: ['/de/zimmer/'] },
  '/contact/': { lang: 'en-IE', title: 'Contact', versions: versionsOf('/contact/', '/de/kontakt/', '/fr/contact/') },
  '/history/': { lang: 'en-IE', title: 'History' },
  '/de/': {
    lang: 'de-DE',
    title: 'Haus',
    versions: versionsOf('/', '/de/', '/fr/'),
    links: ['/de/zimmer/', '/de/kontakt/', '/de/anreise/'],
  },
  '/de/zimmer/': { lang: 'de-DE', title: 'Zimmer', versions: versionsOf('/rooms/', '/de/zimmer/') },
  '/de/kontakt/': {
    lang: 'de-DE',
    title: 'Kontakt',
    versions: versionsOf('/contact/', '/de/kontakt/', '/fr/contact/'),
  },
  '/de/anreise/': { lang: 'de-DE', title: 'Anreise', links: ['/de/zimmer/'] },
  '/fr/': { lang: 'fr-FR', title: 'Maison', versions: versionsOf('/', '/de/', '/fr/'), links: ['/fr/contact/'] },
  '/fr/contact/': {
    lang: 'fr-FR',
    title: 'Contactez',
    versions: versionsOf('/contact/', '/de/kontakt/', '/fr/contact/'),
  },
};

describe('crawlSite › languages', () => {
  test('reads the site’s own language, and counts the other versions with their reason', async () => {
    const { paths, skipped, asked } = await crawl(house);
    expect(paths).toEqual(['/', '/contact/', '/history/', '/rooms/']);
    expect(skipped).toEqual({
      '/de/': ['other-language', '/'],
      '/fr/': ['other-language', '/'],
      '/de/zimmer/': ['other-language', '/rooms/'],
    });
    expect(
      asked.filter((path) => /^\/(?:de|fr)\//.test(path)),
      'nothing is fetched in vain',
    ).toEqual([]);
  });

  test('reads the chosen language where it exists, otherwise the site’s own', async () => {
    const { paths, skipped } = await crawl(house, { language: 'de' });
    expect(paths).toEqual(['/de/', '/de/anreise/', '/de/kontakt/', '/de/zimmer/', '/history/']);
    expect(skipped).toMatchObject({ '/': ['other-language', '/de/'], '/contact/': ['other-language', '/de/kontakt/'] });
  });

  test('requests the chosen language with Accept-Language', async () => {
    const languages: (string | undefined)[] = [];
    site = await serveSite((path, request) => {
      if (path === '/') languages.push(request.headers['accept-language']);
      return path === '/' ? html({ lang: 'ga', title: 'Baile' }, '') : undefined;
    });
    const guard = { allowHosts: [site.host] };
    const fetch = { ...guard, agent: guardedAgent(guard), userAgent: 'TestBot/1.0' };
    const options = { start: site.origin, productToken: 'TestBot', fetch, read: {}, maxPages: 1 };
    await crawlSite({ ...options, language: 'ga', pace: { concurrency: 1, delayMs: 0 } }, memoryStore({}));
    expect(languages).toEqual([expect.stringMatching(/^ga,/)]);
  });

  test('reads a version that a sitemap alone names, and room remains for the own pages of a site in 30 languages', async () => {
    const tags = Array.from(
      { length: 30 },
      (_, index) => `${'abcdefghijklmnopqrstuvwxyz'[index % 26]}${index < 26 ? 'f' : 'h'}`,
    );
    const paths = Array.from({ length: 60 }, (_, index) => `/page-${index}/`);
    const entry = (path: string) =>
      `<url><loc>${path}</loc><xhtml:link rel="alternate" hreflang="en" href="${path.replace(/^\/..(?=\/page)/, '')}"/>${tags
        .map(
          (tag) =>
            `<xhtml:link rel="alternate" hreflang="${tag}" href="/${tag}${path.replace(/^\/..(?=\/page)/, '')}"/>`,
        )
        .join('')}</url>`;
    const all = tags.flatMap((tag) => paths.map((path) => `/${tag}${path}`));
    const pages: Record<string, Page | Answer> = {
      '/': { lang: 'en', title: 'Home' },
      '/sitemap.xml': {
        headers: { 'Content-Type': 'application/xml' },
        body: `<urlset>${all.map(entry).join('')}</urlset>`,
      },
    };
    for (const path of paths) pages[path] = { lang: 'en', title: path };
    const { paths: read } = await crawl(pages, { maxPages: 100, concurrency: 4 });
    expect(read).toHaveLength(61);
  });

  test('recognises versions by their URL where a site states none', async () => {
    const page = (lang: string, title: string, links: string[] = []): Page => ({ lang, title, links });
    const { paths, skipped } = await crawl({
      '/': page('en', 'Home', ['/contact', '/it/services', '/services', '/?lang=fr', '/contact?lang=fr']),
      '/contact': page('en', 'Contact', ['/contact?lang=fr']),
      '/services': page('en', 'Services'),
      '/it/services': page('en', 'IT services'),
      '/?lang=fr': page('fr', 'Accueil', ['/contact?lang=fr', '/plan?lang=fr']),
      '/contact?lang=fr': page('fr', 'Contactez'),
      '/plan?lang=fr': page('fr', 'Plan'),
    });
    expect(paths).toEqual(['/', '/contact', '/it/services', '/plan?lang=fr', '/services']);
    expect(skipped).toEqual({
      '/?lang=fr': ['other-language', '/'],
      '/contact?lang=fr': ['other-language', '/contact'],
    });
  });

  test('reads no other version of a page that is about nothing a targeted run looks for', async () => {
    const { paths, skipped } = await crawl(
      {
        '/': { lang: 'en', title: 'Prices', versions: { en: '/', de: '/de/' }, links: ['/birds'] },
        '/birds': { lang: 'en', title: 'Birds', versions: { en: '/birds', de: '/de/voegel' }, links: ['/de/voegel'] },
        '/de/voegel': { lang: 'de', title: 'Vögel' },
      },
      { read: { focus: [] } },
    );
    expect(paths).toEqual(['/']);
    expect(skipped).toMatchObject({ '/birds': ['no-match', ''], '/de/voegel': ['other-language', '/birds'] });
  });

  test('reads the own version after all if the chosen one is missing or redirects to it', async () => {
    const { paths, skipped } = await crawl(
      {
        '/': { lang: 'en', title: 'Home', versions: { en: '/', ga: '/ga/' }, links: ['/prices', '/team'] },
        '/ga/': { lang: 'ga', title: 'Baile', versions: { en: '/', ga: '/ga/' } },
        '/prices': { lang: 'en', title: 'Prices', versions: { en: '/prices', ga: '/ga/praghsanna' } },
        '/team': { lang: 'en', title: 'Team', versions: { en: '/team', ga: '/ga/foireann' } },
        '/ga/foireann': { status: 302, headers: { Location: '/team' } },
      },
      { language: 'ga' },
    );
    expect(paths).toEqual(['/ga/', '/prices', '/team']);
    expect(skipped).toEqual({
      '/': ['other-language', '/ga/'],
      '/ga/praghsanna': ['not-found', ''],
      '/ga/foireann': ['moved', '/team'],
    });
  });
});
