import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { slugify } from '../../lib/text/slug';
import { makeAccount, PASSWORD, sql } from './accounts';
import { publicPages } from './routes';

// Feeds, sitemap, structured data and Markdown: plain requests, no browser.

const markdown = { accept: 'text/markdown' };
const ARTICLE = '/blog/ai-automation-guide-irish-restaurants';

/** The pages with a Markdown version: all except searches and sign-in. */
const markdownPages = publicPages.filter((path) => !path.includes('?') && path !== '/auth');
const markdownPathOf = (path: string) => (path === '/' ? '/index.md' : `${path}.md`);

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', quot: '"', '#x27': "'", '#39': "'" };
const decode = (text: string) => text.replaceAll(/&([a-z0-9#]+);/gi, (all, name) => ENTITIES[name] ?? all);
/** The text content of HTML. */
const textOf = (html: string) =>
  decode(
    html
      .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
      .replaceAll(/<!-- -->/g, '')
      .replaceAll(/<[^>]+>/g, ' '),
  );
const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** What stands in `main`, without what is hidden from screen readers: drawings and signs. */
function mainOf(html: string): string {
  const page = load(html);
  page('[aria-hidden="true"]').remove();
  return page.html('main');
}
const first = (html: string, pattern: RegExp) => decode(pattern.exec(html)?.[1] ?? '');
/** The seeded articles. Other tests add and delete more at the same time. */
const folder = 'prisma/seed/posts';
const seeds = readdirSync(folder).map((name) => name.replace(/\.md$/, ''));
const seedCategories = seeds.map((name) =>
  slugify(first(readFileSync(`${folder}/${name}.md`, 'utf8'), /^category: (.+)$/m)),
);
const isSeeded = (path: string) => {
  const [, blog, slug = '', category = ''] = path.split('/');
  if (blog !== 'blog' || slug === '') return true;
  return slug === 'category' ? seedCategories.includes(category) : seeds.includes(slug);
};

const pathOf = (url: string) => new URL(url).pathname;

/** Repeats a comparison of two responses, since other tests may publish in between. */
const retryComparison = (compare: () => Promise<void>) => expect(compare).toPass();

async function sitemap(request: APIRequestContext) {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<url>\s*<loc>([^<]+)<\/loc>(?:\s*<lastmod>([^<]+)<\/lastmod>)?/g)].map(
    ([, loc, lastmod]) => ({
      path: pathOf(loc ?? ''),
      lastmod,
    }),
  );
}

async function graphOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map((match) => match[1]);
  expect(blocks, `${path} has one graph`).toHaveLength(1);
  const { '@context': context, '@graph': nodes } = JSON.parse(blocks[0] ?? '');
  expect(context).toBe('https://schema.org');
  return { html, nodes: nodes as Record<string, never>[] };
}

test('sitemap › lists only pages with a unique title, description and canonical', async ({ request }) => {
  const entries = (await sitemap(request)).filter((entry) => isSeeded(entry.path));
  expect(entries.length).toBeGreaterThan(40);
  const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
  for (const { path, lastmod } of entries) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    if (lastmod) expect(Date.parse(lastmod), path).toBeLessThanOrEqual(Date.now());
    expect(first(html, /<meta name="robots" content="([^"]*)"/), path).not.toContain('noindex');
    const canonical = first(html, /<link rel="canonical" href="([^"]+)"/);
    expect(pathOf(canonical), path).toBe(path);
    for (const language of ['en-IE', 'x-default'])
      expect(html, path).toContain(`<link rel="alternate" hrefLang="${language}" href="${canonical}"/>`);
    const found = {
      title: first(html, /<title>([^<]+)<\/title>/),
      description: first(html, /<meta name="description" content="([^"]+)"/),
    };
    for (const kind of ['title', 'description'] as const) {
      expect(found[kind], `${kind} of ${path}`).not.toBe('');
      expect(seen[kind].get(found[kind]), `${kind} of ${path}`).toBeUndefined();
      seen[kind].set(found[kind], path);
    }
  }
  const paths = entries.map((entry) => entry.path);
  for (const path of ['/', '/services', '/claims', '/blog/category/restaurant', '/ai-chatbots/plumber-pro-ai', ARTICLE])
    expect(paths).toContain(path);
  expect(entries.find((entry) => entry.path === ARTICLE)?.lastmod).toBeTruthy();
});

test('robots.txt › disallows private paths and allows the feeds', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  for (const path of ['/api/', '/account', '/scraper', '/blog-admin']) expect(robots).toContain(`Disallow: ${path}\n`);
  expect(robots).toContain('Allow: /api/rss');
  expect(robots).toMatch(/Sitemap: https?:\/\/\S+\/sitemap\.xml/);
});

for (const path of markdownPages) {
  test(`${path} › structured data matches the visible text`, async ({ request }) => {
    const { html, nodes } = await graphOf(request, path);
    const visible = words(textOf(mainOf(html))).join(' ');
    const isShown = (text: string) => expect(visible, text).toContain(words(text).join(' '));
    const types = nodes.map((node) => String(node['@type']));
    expect(types.slice(0, 2)).toEqual(['Organization', 'WebSite']);
    expect(JSON.stringify(nodes)).not.toMatch(/aggregateRating|reviewRating/);
    for (const node of JSON.parse(JSON.stringify(nodes))) {
      if (node['@type'] === 'Service')
        for (const { price } of node.offers.priceSpecification) isShown(`€${Number(price).toLocaleString('en-IE')}`);
      if (node['@type'] === 'ItemList') for (const item of node.itemListElement) isShown(item.name);
      if (node['@type'] === 'BlogPosting') for (const text of [node.headline, node.description]) isShown(text);
    }
  });

  test(`${path} › is available as Markdown by path and by content negotiation`, async ({ request }) => {
    await retryComparison(async () => {
      const html = await request.get(path);
      expect(html.headers()['content-type']).toContain('text/html');
      expect(html.headers().vary).toMatch(/\baccept\b(?!-)/i);
      const page = await html.text();
      const link = first(page, /<link rel="alternate" type="text\/markdown" href="([^"]+)"/);
      expect(pathOf(link)).toBe(markdownPathOf(path));

      const file = await request.get(markdownPathOf(path));
      expect(file.status()).toBe(200);
      expect(file.headers()['content-type']).toBe('text/markdown; charset=utf-8');
      expect(file.headers()['cache-control']).toContain('public');
      const canonical = first(page, /<link rel="canonical" href="([^"]+)"/);
      // Static pages contain the SITE_URL of the build.
      const target = /^<([^>]+)>; rel="canonical"$/.exec(file.headers().link ?? '')?.[1] ?? '';
      expect(pathOf(target)).toBe(pathOf(canonical));
      const text = await file.text();
      expect(text).toMatch(/^# \S/m);
      expect(text).not.toMatch(/^---\n|<\/?(?:div|span|a|script)\b/);
      expect(text, 'no relative URLs').not.toMatch(/\]\((?!https?:|mailto:|tel:)/);

      const { etag } = file.headers();
      expect((await request.get(markdownPathOf(path), { headers: { 'if-none-match': etag ?? '' } })).status()).toBe(
        304,
      );

      const negotiated = await request.get(path, { headers: markdown });
      expect(negotiated.headers()['content-type']).toBe('text/markdown; charset=utf-8');
      expect(negotiated.headers().vary).toMatch(/\baccept\b(?!-)/i);
      expect(negotiated.headers()['cache-control'], 'not stored by shared caches').toContain('private');
      expect(await negotiated.text()).toBe(text);
    });
  });

  test(`${path} › has the same text in Markdown and HTML`, async ({ request }) => {
    await retryComparison(async () => {
      const main = mainOf(await (await request.get(path)).text());
      const text = await (await request.get(markdownPathOf(path))).text();
      const inMarkdown = words(text.replaceAll(/\]\([^)]*\)/g, ' ')).join(' ');
      // The Markdown of an article excludes the rest of its page (related posts, tags, call to action).
      const part =
        path === ARTICLE
          ? (/<div (?:[^>]* )?class="prose\b[^"]*"[^>]*>.*?<\/div>\s*(?=<ul|<aside)/s.exec(main)?.[0] ?? '')
          : main;
      const seen = [
        ...part.matchAll(
          /<(h[1-6]|p|li|dt|dd|td)\b[^>]*>((?:(?!<(?:h[1-6]|p|li|dt|dd|td|ul|ol|div|form|button|svg|sup|a|code)\b).)*?)<\/\1>/gs,
        ),
      ]
        .map((match) => words(textOf(match[2] ?? '')).join(' '))
        .filter((line) => line.split(' ').length > 3);
      expect(seen.length).toBeGreaterThan(3);
      const forms = words(textOf([...main.matchAll(/<form\b.*?<\/form>/gs)].join(' '))).join(' ');
      expect(seen.filter((line) => !inMarkdown.includes(line) && !forms.includes(line))).toEqual([]);
    });
  });
}

test('content negotiation › prefers HTML for browsers', async ({ request }) => {
  for (const accept of [
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8',
    '*/*',
    'text/html, text/markdown;q=0.5',
    'text/markdown;q=0',
  ]) {
    const response = await request.get('/services', { headers: { accept } });
    expect(response.headers()['content-type'], accept).toContain('text/html');
  }
  const search = await request.get('/blog?q=restaurant', { headers: markdown });
  expect(search.headers()['content-type']).toContain('text/html');
});

test('Markdown › is 404 for missing and private pages', async ({ request }) => {
  for (const path of [
    '/nowhere',
    '/blog/no-such-article',
    '/blog/page/99999',
    '/blog/page/1',
    '/ai-chatbots/nobody',
    '/auth',
    '/account',
    '/scraper',
  ]) {
    expect((await request.get(`${path}.md`, { maxRedirects: 0 })).status(), path).toBe(404);
  }
  const negotiated = await request.get('/blog/no-such-article', { headers: markdown });
  expect(negotiated.status()).toBe(404);
  expect(negotiated.headers()['content-type']).toContain('text/markdown');
});

test('Markdown › is 404 for drafts', async ({ request }) => {
  await sql(
    `INSERT INTO blog_posts (id, title, content, excerpt, slug, tags, author, status, published_at, updated_at, search_head, search_body)
     VALUES (gen_random_uuid(), 'Draft', 'Secret', 'Secret', 'a-draft-for-nobody', ARRAY[]::text[], 'Admin', 'draft', '2020-01-01', now(), '', '')
     ON CONFLICT DO NOTHING`,
  );
  expect((await request.get('/blog/a-draft-for-nobody.md')).status()).toBe(404);
  expect((await request.get('/blog/a-draft-for-nobody', { headers: markdown })).status()).toBe(404);
  expect(await (await request.get('/llms.txt')).text()).not.toContain('a-draft-for-nobody');
});

test('feeds, sitemap and Markdown › are fresh after a publish, a change and an unpublish', async ({ request }) => {
  const email = await makeAccount('admin');
  const grant = await request.post('/api/auth/token', { data: { grant_type: 'password', email, password: PASSWORD } });
  const headers = { Authorization: `Bearer ${(await grant.json()).access_token}` };
  const slug = `for-machines-${randomUUID()}`;
  const fields = {
    title: `Written for machines ${slug}`,
    slug,
    excerpt: 'In short.',
    content: '## First\n\nWith a [link](/services).',
    author: 'Admin',
    category: 'Tool Reviews',
    tags: [],
    publishedAt: '2026-01-02T09:00',
    status: 'published',
  };
  const lists = ['/llms.txt', '/sitemap.xml', '/blog/category/tool-reviews.md', '/api/rss'];
  const expectListed = async (isListed: boolean) => {
    for (const path of lists) expect((await (await request.get(path)).text()).includes(slug), path).toBe(isListed);
  };
  const asPage = () => request.get(`/blog/${slug}`, { headers: markdown });
  const asFile = () => request.get(`/blog/${slug}.md`);

  expect((await asFile()).status()).toBe(404);
  await expectListed(false);
  const created = await request.post('/api/blog/posts', { headers, data: { ...fields, writeId: randomUUID() } });
  const { post } = await created.json();
  expect(await (await asFile()).text()).toMatch(/With a \[link\]\(https?:\/\/[^)]+\/services\)/);
  await expectListed(true);

  const changed = { ...fields, content: 'Changed.', writeId: randomUUID(), expectedVersion: post.version };
  expect((await request.put(`/api/blog/posts/${post.id}`, { headers, data: changed })).status()).toBe(200);
  expect(await (await asPage()).text()).toContain('Changed.');

  expect((await request.delete(`/api/blog/posts/${post.id}`, { headers })).status()).toBe(204);
  expect([(await asFile()).status(), (await asPage()).status()]).toEqual([404, 404]);
  await expectListed(false);
});

test('llms.txt › has no broken links, and responds with 304 to a matching ETag', async ({ request }) => {
  const response = await request.get('/llms.txt');
  expect(response.status()).toBe(200);
  const text = await response.text();
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  const links = [...text.matchAll(/\]\((\S+)\)/g)].map((match) => pathOf(match[1] ?? ''));
  expect(links.length).toBeGreaterThan(40);
  for (const link of links.filter((path) => isSeeded(path.replace(/\.md$/, ''))))
    expect((await request.get(link)).status(), link).toBe(200);
  expect(text).toContain(`${ARTICLE}.md`);
  const { etag } = response.headers();
  // 200 if another test has published in between.
  expect([200, 304]).toContain((await request.get('/llms.txt', { headers: { 'if-none-match': etag ?? '' } })).status());
});

test('Open Graph images › exist for pages, agents, categories and articles', async ({ request }) => {
  for (const path of ['/services', '/ai-chatbots/plumber-pro-ai', '/blog/category/restaurant', ARTICLE]) {
    const html = await (await request.get(path)).text();
    const image = first(html, /<meta property="og:image" content="([^"]+)"/);
    expect(first(html, /<meta property="og:image:alt" content="([^"]+)"/), path).not.toBe('');
    const response = await request.get(pathOf(image));
    expect(response.headers()['content-type'], image).toBe('image/png');
    expect(response.headers()['cache-control'], image).toMatch(/max-age=[1-9]/);
  }
  expect((await request.get('/og/category/nothing')).status()).toBe(404);
});
