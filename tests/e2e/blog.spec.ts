import { expectNoOverflow } from './accessibility';
import { sql } from './accounts';
import { delayScripts } from './delay-scripts';
import { expect, test } from './test';

test('post list › has search, category filter and pagination', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('link', { name: /Read Article/ })).not.toHaveCount(0);

  await page.getByRole('searchbox').fill('RESTAURANT');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=RESTAURANT/);
  await expect(page.getByRole('searchbox')).toHaveValue('RESTAURANT');
  await expect(page.locator('main')).toContainText(/restaurant/i);

  await page.getByRole('searchbox').fill('zzqqxx');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toContainText('No articles found matching your criteria.');

  await page.goto('/blog');
  await page.locator('main').getByRole('link', { name: 'Manufacturing' }).first().click();
  await expect(page).toHaveURL(/\/blog\/category\/manufacturing$/);

  await page.goto('/blog');
  await page.getByRole('navigation', { name: /pag/i }).getByRole('link', { name: /next/i }).click();
  await expect(page).toHaveURL(/\/blog\/page\/2$/);
  await expect(page.getByRole('link', { name: /Read Article/ })).not.toHaveCount(0);
});

test('search form › redirects to canonical URLs', async ({ request }) => {
  for (const [from, to] of [
    ['/blog/page/1', '/blog'],
    ['/blog?page=2', '/blog/page/2'],
    ['/blog?category=Restaurant', '/blog/category/restaurant'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([307, 308], from).toContain(response.status());
    expect(response.headers().location, from).toMatch(new RegExp(`${to}$`));
  }
});

test('article › has a table of contents, an Irish date and related posts', async ({ page }) => {
  await page.goto('/blog/ai-automation-guide-irish-restaurants');
  await expect(page.locator('main time').first()).toHaveText(/\d{1,2} \w+ 20\d\d/);
  await expect(page.locator('main')).toContainText(/min read/);
  const contents = page.getByRole('navigation', { name: /contents|on this page/i }).first();
  const first = contents.getByRole('link').first();
  const target = await first.getAttribute('href');
  await first.click();
  await expect(page.locator(`[id="${target?.slice(1)}"]`)).toBeInViewport();
  await expect(page.locator('main a[href^="/blog/"]')).not.toHaveCount(0);
});

test('share button › copies the link without a share sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto('/blog/ai-automation-guide-irish-restaurants');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/blog\/ai-automation-guide-irish-restaurants$/,
  );
});

test('share button › copies the link when it was pressed before the scripts were loaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const loadScripts = await delayScripts(page);
  await page.goto('/blog/ai-automation-guide-irish-restaurants', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Share' }).click();
  loadScripts();
  await expect(page.getByText('Link copied!')).toBeVisible();
});

test('unknown article › is a 404 page', async ({ page }) => {
  const response = await page.goto('/blog/never-written');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found');
  await expect(page.locator('main')).toContainText("The article you're looking for doesn't exist or has been removed.");
});

test('RSS feed › lists every article, and responds with 304 to a matching ETag', async ({ request }) => {
  // Other tests publish at the same time, so both requests are repeated until nothing has changed in between.
  await expect(async () => {
    const feed = await request.get('/api/rss');
    expect(feed.headers()['content-type']).toContain('application/rss+xml');
    const xml = await feed.text();
    expect(xml.match(/<item>/g)?.length).toBeGreaterThanOrEqual(8);
    expect(xml).toContain('<ttl>60</ttl>');
    expect(xml).toContain('<language><![CDATA[en-IE]]></language>');
    const { etag, 'last-modified': lastModified } = feed.headers();
    expect(etag && lastModified).toBeTruthy();
    expect((await request.get('/api/rss', { headers: { 'if-none-match': etag ?? '' } })).status()).toBe(304);
    expect((await request.get('/api/rss', { headers: { 'if-modified-since': lastModified ?? '' } })).status()).toBe(
      304,
    );
  }).toPass();
});

test('long words › break on a phone', async ({ page }) => {
  const word = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft';
  await sql(
    `INSERT INTO blog_posts (id, title, content, excerpt, slug, tags, author, status, published_at, updated_at, search_head, search_body)
     VALUES (gen_random_uuid(), $1, $1, $1, 'a-long-word', ARRAY[$1], $1, 'published', '2020-01-01', now(), lower($1), lower($1))`,
    [word],
  );
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [`/blog?q=${word.toLowerCase()}`, '/blog/a-long-word']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: word })).toBeVisible();
    await expectNoOverflow(page);
  }
});
