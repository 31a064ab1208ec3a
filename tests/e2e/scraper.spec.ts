import { createServer, type Server } from 'node:http';
import { expectAccessible, expectNoOverflow } from './accessible';
import { fillSignIn, makeAccount, PASSWORD, signIn } from './accounts';
import { expect, test } from './test';

const page404 = 'The website has no page at this address.';
const site: Record<string, { status?: number; type?: string; body: string }> = {
  '/': {
    body: `<!doctype html><html lang="en-IE"><title>Walsh Plumbing, Ennis</title>
      <meta name="description" content="Boilers, leaks and bathrooms in Co. Clare.">
      <nav><a href="/prices">Prices</a><a href="/private/x">Private</a><a href="/privacy">Privacy</a></nav>
      <main><h1>Plumber in Ennis</h1><p>We mend boilers and stop leaks in Ennis and all over Clare, seven days a week. Call (065) 682 1234.</p>
      <div class="services"><h2>Services</h2><ul><li>Boiler service €95</li><li>Blocked drains</li></ul></div></main></html>`,
  },
  '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /private\n' },
  '/private/x': { body: 'secret' },
  '/file': { type: 'application/pdf', body: '%PDF' },
};

/** Where scripts/support/test-site.mjs lets the tools read although it is not public. */
const PORT = Number(process.env.FIXTURE_PORT);
let server: Server;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = createServer((request, response) => {
    const found = site[request.url ?? ''];
    response.writeHead(found ? (found.status ?? 200) : 404, { 'Content-Type': found?.type ?? 'text/html' });
    response.end(found?.body);
  });
  await new Promise<void>((resolve) => server.listen(PORT, '127.0.0.1', resolve));
});
test.afterAll(() => server.close());

test('who is not signed in is asked to, and comes back to the tool', async ({ page }) => {
  await page.goto('/scraper');
  await expect(page).toHaveURL('/auth?callbackUrl=%2Fscraper');
  await fillSignIn(page, await makeAccount());
  await expect(page.getByRole('heading', { level: 1, name: 'Website scraper' })).toBeVisible();
});

test('a preview shows the text, the facts and the pages that would follow', async ({ page }) => {
  await signIn(page, await makeAccount());
  await page.goto('/scraper');
  await page.getByLabel('Irish business type').selectOption('plumber');
  await expect(page.getByText('.call-out')).toBeVisible();
  await page.getByLabel('Website URL').fill(`http://localhost:${PORT}/`);
  await page.getByRole('button', { name: 'Preview Mode' }).click();
  const result = page.getByRole('article');
  await expect(result.getByRole('heading', { name: 'Walsh Plumbing, Ennis' })).toBeVisible();
  await expect(result).toContainText('We mend boilers and stop leaks');
  await expect(result).toContainText('(065) 682 1234');
  await expect(result.getByText(`http://localhost:${PORT}/prices`)).toBeVisible();
  await expect(result, 'what robots.txt keeps is not followed').not.toContainText('/private/x');
  await page.getByLabel('Custom CSS selectors').fill('.services');
  await page.getByRole('button', { name: 'Preview Mode' }).click();
  await expect(result).toContainText('Boiler service €95');
  await expect(result.locator('pre')).not.toContainText('We mend boilers');
});

test('what cannot be read is said in a plain sentence', async ({ page, trouble }) => {
  await signIn(page, await makeAccount());
  await page.goto('/scraper');
  const url = page.getByLabel('Website URL');
  const read = page.getByRole('button', { name: 'Preview Mode' });
  await read.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Please enter a website URL');
  for (const [address, sentence] of [
    ['not an address', 'That is not a web address.'],
    ['http://169.254.169.254/latest/meta-data/', 'not on the public internet'],
    ['http://localhost:5432/', 'not on the public internet'],
    [`http://localhost:${PORT}/nowhere`, page404],
    [`http://localhost:${PORT}/file`, 'a file of another kind'],
    [`http://localhost:${PORT}/private/x`, 'robots.txt asks programs not to read this page'],
  ] as const) {
    await url.fill(address);
    await read.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(sentence);
  }
  expect(trouble.failed.splice(0)).toHaveLength(6);
});

test('the API takes a bearer token and nobody without one', async ({ request }) => {
  expect((await request.post('/api/scraper/preview', { data: { url: 'bakery.ie' } })).status()).toBe(401);
  const data = { grant_type: 'password', email: await makeAccount(), password: PASSWORD };
  const { access_token } = await (await request.post('/api/auth/token', { data })).json();
  const headers = { Authorization: `Bearer ${access_token}` };
  const answer = await request.post('/api/scraper/preview', { headers, data: { url: `http://localhost:${PORT}/` } });
  expect(answer.status()).toBe(200);
  expect((await answer.json()).page.title).toBe('Walsh Plumbing, Ennis');
  const wrong = await request.post('/api/scraper/preview', { headers, data: { url: '', mode: 'x' } });
  expect((await wrong.json()).errors.url).toBe('Please enter a website URL');
});

test('the tool has no accessibility violation and fits a small screen', async ({ page }) => {
  await signIn(page, await makeAccount());
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/scraper');
    await page.getByLabel('Website URL').fill(`http://localhost:${PORT}/`);
    await page.getByRole('button', { name: 'Preview Mode' }).click();
    await expect(page.getByRole('article')).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
});
