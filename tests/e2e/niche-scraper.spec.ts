import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { type FakeProvider, startFakeProvider } from '../support/fake-provider';
import { type FakeWiki, startFakeWiki } from '../support/fake-wiki';
import { type LocalSite, serveSite } from '../support/local-site';
import { expectAccessibleInBothSchemes, expectNoOverflow } from './accessibility';
import { makeAccount, PASSWORD, signIn } from './accounts';
import { expect, test } from './test';

test.use({ waitsForReact: true });

const about = (what: string) =>
  `A plumber who works on ${what} checks the boiler, the pipework and every valve for a leak, drains the system where that is needed, and leaves a written record of the pressure and of the parts that were fitted.`;
const sources = {
  regulation: 'gas boilers under the rules',
  'best-practice': 'radiators, as good practice has it',
  'professional-association': 'bathrooms, as members of the guild do',
  education: 'the bench in an apprenticeship',
  'trade-journal': 'heat pumps, which sell well',
};
const PORT = Number(process.env.NICHE_PORT);
const MISSING =
  'Failed to scrape niche knowledge. Make sure your web-scraping provider API key is configured in the backend secrets.';

let site: LocalSite;
let wiki: FakeWiki;
let provider: FakeProvider;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  wiki = await startFakeWiki({
    articles: [{ title: 'Plumbing', text: `${about('old lead pipes')}\n\n== Tools ==\n${about('copper')}` }],
  });
  provider = await startFakeProvider({
    key: 'fc-end-to-end',
    pages: [
      {
        url: 'https://advice.example/plumber',
        title: 'How a plumber works',
        markdown: `# Work\n\n${about('pipes, done well')}`,
      },
    ],
  });
  // One port for all, which the site under test is configured to read.
  site = await serveSite(
    (path, request) => async (_request, response) => {
      const service = path.startsWith('/w/') ? wiki : path.startsWith('/v2/') ? provider : undefined;
      if (service) {
        const body = request.method === 'POST' ? await buffer(request) : undefined;
        const { authorization = '', 'content-type': type = '', 'user-agent': agent = '' } = request.headers;
        const headers = { authorization, 'content-type': type, 'user-agent': agent };
        const answer = await fetch(`${service.origin}${path}`, {
          method: request.method,
          headers,
          body: body && new Uint8Array(body),
        });
        response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
        return void response.end(Buffer.from(await answer.arrayBuffer()));
      }
      const what = sources[path.slice(1) as keyof typeof sources];
      response.writeHead(what ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(
        what && `<title>Plumbers: ${path.slice(1)}</title><main><h1>Plumbers</h1><p>${about(what)}</p></main>`,
      );
    },
    PORT,
  );
});
test.afterAll(() => Promise.all([site.stop(), wiki.stop(), provider.stop()]));
test.beforeEach(() => {
  provider.mood = 'fine';
  wiki.mood = 'fine';
});

for (const [path, title, start, running] of [
  ['/niche-scraper', 'Niche scraper', 'Build Knowledge Base', 'Building Knowledge Base...'],
  ['/premium-niche-scraper', 'Premium niche scraper', 'Scrape Real Websites', 'Scraping Real Websites...'],
] as const) {
  test(`${path} › requires sign-in and has the defaults of the specification`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(`/auth?callbackUrl=${encodeURIComponent(path)}`);
    await signIn(page, await makeAccount());
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByLabel('Target region')).toHaveValue('Ireland');
    await expect(page.getByLabel('Content depth')).toHaveValue('comprehensive');
    const pages = page.getByLabel('Maximum pages');
    if (path === '/niche-scraper') await expect(pages).toHaveCount(0);
    else await expect(pages).toHaveValue('50');
    await page.getByRole('tab', { name: 'Advanced' }).click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(5);
    await expect(page.getByRole('checkbox', { checked: false })).toHaveCount(3);
    await expect(page.getByLabel('Output format').locator('option')).toHaveCount(3);
    await page.getByRole('button', { name: start }).click();
    await expect(page.locator('#niche-niche-error')).toHaveText('Please enter a business niche');
    await expect(page.getByLabel('Business niche')).toBeFocused();
    // Until the form has been checked in the meantime.
    for (const service of [provider, wiki]) Object.assign(service, { mood: 'slow', slowMs: 12_000 });
    await page.getByLabel('Business niche').fill('emergency plumber');
    await page.getByRole('button', { name: start }).click();
    // A started run switches to Progress, so wait for that before returning to Setup.
    await expect(page.getByRole('tab', { name: 'Progress' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'Setup' }).click();
    await expect(page.getByRole('button', { name: running })).toBeDisabled();
    provider.mood = 'fine';
    wiki.mood = 'fine';
    await expect(page.getByRole('tab', { name: 'Results' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Scraping Complete!')).toBeVisible();
  });
}

test('results › are grouped by category with sources, and can be downloaded', async ({ page }) => {
  await signIn(page, await makeAccount());
  await page.goto('/niche-scraper');
  await page.getByLabel('Business niche').fill('emergency plumber');
  await page.getByRole('button', { name: 'Build Knowledge Base' }).click();
  await expect(page.getByRole('tab', { name: 'Results' })).toHaveAttribute('aria-selected', 'true');
  const items = page.getByRole('region', { name: 'Items found' }).locator('> ol > li');
  await expect(items).toHaveCount(7);
  await page.getByRole('button', { name: 'Regulations' }).click();
  await expect(items).toHaveCount(1);
  await expect(items).toContainText(`Source: http://localhost:${PORT}/regulation`);
  await expect(items.getByText(about(sources.regulation), { exact: true })).toBeHidden();
  await items.getByText('Full text').click();
  await expect(items.getByText(about(sources.regulation), { exact: true })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'JSON', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^emergency-plumber-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(readFileSync(await file.path(), 'utf8')).knowledge).toHaveLength(7);
  await page.reload();
  await expect(items).toHaveCount(7);
  await page.goto('/scraper');
  const row = page.getByRole('row', { name: /emergency plumber/ });
  await expect(row, 'one history for all tools').toContainText('Niche scraper');
  await row.getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/niche-scraper\?run=/);
  await expect(items).toHaveCount(7);
  // A toast that is fading out has insufficient contrast.
  await page.keyboard.press('Escape');
  await expect(page.getByText('Download Complete!')).toBeHidden();
  await page.setViewportSize({ width: 320, height: 700 });
  for (const tab of ['Setup', 'Advanced', 'Progress', 'Results']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectNoOverflow(page);
    await expectAccessibleInBothSchemes(page);
  }
});

test('setup › says which sources it knows for the niche, and reads those of the user too', async ({
  page,
  pageErrors,
}) => {
  await signIn(page, await makeAccount());
  await page.goto('/niche-scraper');
  await expect(page.getByText('Name a niche to see which sources we know for it.')).toBeVisible();
  await page.getByLabel('Business niche').fill('tiler');
  await expect(page.getByText('We know 5 sources for “tiler”, Ireland.')).toBeVisible();
  await page.getByText('Which ones').click();
  await expect(page.getByText('Regulations, not yet opened')).toBeVisible();
  await page.getByLabel('Target region').selectOption('UK');
  await expect(page.getByText('We know no source for “tiler”, United Kingdom.')).toBeVisible();
  await page.getByLabel('Business niche').fill('plumber');
  await page.getByLabel('Your own sources').fill('http://10.0.0.1/');
  await page.getByRole('button', { name: 'Build Knowledge Base' }).click();
  await expect(page.locator('#niche-sources-error')).toContainText('not on the public internet');
  await expect(page.getByLabel('Your own sources')).toBeFocused();
  expect(pageErrors.failed.splice(0), 'the rejected source').toHaveLength(1);
  await page.getByLabel('Your own sources').fill(`localhost:${PORT}/regulation`);
  await page.getByRole('button', { name: 'Build Knowledge Base' }).click();
  await expect(page.getByRole('button', { name: 'Your Sources 1' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, waitsForReact: false });

  test('says which sources it knows, and starts a run whose results can be downloaded', async ({ page }) => {
    await signIn(page, await makeAccount());
    await page.goto('/niche-scraper');
    await page.getByLabel('Which sources do you know for').fill('emergency plumber');
    await page.getByRole('button', { name: 'Show sources' }).click();
    await expect(page.getByText('We know 5 sources for “emergency plumber”, Ireland.')).toBeVisible();
    const start = page.getByRole('button', { name: 'Build Knowledge Base' });
    await page.getByLabel('Your own sources').fill('http://10.0.0.1/');
    await start.click();
    await expect(page.locator('#niche-sources-error')).toContainText('not on the public internet');
    await expect(page.getByLabel('Business niche')).toHaveValue('emergency plumber');
    await page.getByLabel('Your own sources').fill(`http://localhost:${PORT}/regulation`);
    await start.click();
    await expect(page).toHaveURL(/\/niche-scraper\?run=/);
    const json = page.getByRole('link', { name: 'JSON', exact: true });
    await expect(async () => {
      await page.reload();
      await expect(json).toBeVisible({ timeout: 100 });
    }).toPass();
    const file = await page.request.get((await json.getAttribute('href')) ?? '');
    const types = (await file.json()).knowledge.map(({ type }: { type: string }) => type);
    expect(types).toEqual(expect.arrayContaining(['own', 'reference']));
  });
});

test('failing provider › shows the specified message on the Progress tab', async ({ page }) => {
  provider.mood = 'error';
  await signIn(page, await makeAccount());
  await page.goto('/premium-niche-scraper');
  await page.getByLabel('Business niche').fill('plumber');
  await page.getByRole('button', { name: 'Scrape Real Websites' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Progress' }).getByRole('status')).toHaveText(MISSING);
  await expect(page.getByRole('alert').filter({ hasText: MISSING })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Results' })).toBeDisabled();
});

test('empty result › is explained', async ({ page }) => {
  await signIn(page, await makeAccount());
  await page.goto('/niche-scraper');
  await page.getByLabel('Business niche').fill('zither tuning');
  await page.getByRole('button', { name: 'Build Knowledge Base' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Progress' }).getByRole('status')).toContainText(
    'Try a broader name for it',
  );
});

test('APIs › respond with knowledge or an error', async ({ request }) => {
  const standard = '/api/functions/niche-scraper';
  const premium = '/api/niche-scraper';
  for (const path of [standard, premium]) {
    expect([path, (await request.post(path, { data: { niche: 'plumber' } })).status()]).toEqual([path, 401]);
  }
  const data = { grant_type: 'password', email: await makeAccount(), password: PASSWORD };
  const { access_token } = await (await request.post('/api/auth/token', { data })).json();
  const headers = { Authorization: `Bearer ${access_token}` };
  const { knowledge } = await (await request.post(standard, { headers, data: { niche: 'plumber' } })).json();
  expect(knowledge).toContainEqual({
    category: 'Regulations',
    title: expect.stringContaining('Plumbers: regulation'),
    content: about(sources.regulation),
    source: `http://localhost:${PORT}/regulation`,
    type: 'regulation',
  });
  const found = await (
    await request.post(premium, { headers, data: { niche: 'plumber', options: { maxPages: 25 } } })
  ).json();
  expect(found.knowledge[0]).toMatchObject({ source: 'https://advice.example/plumber' });
  for (const [wrong, field] of [
    [{}, 'niche'],
    [{ niche: ' ' }, 'niche'],
    [{ niche: '<b>x</b>' }, 'niche'],
    [{ niche: 'x', options: { targetRegion: 'Mars' } }, 'options'],
  ] as const) {
    const answer = await request.post(standard, { headers, data: wrong });
    expect([answer.status(), Object.keys((await answer.json()).errors)]).toEqual([400, [field]]);
  }
  provider.mood = 'error';
  const failed = await request.post(premium, { headers, data: { niche: 'plumber' } });
  expect([failed.status(), (await failed.json()).detail]).toEqual([502, MISSING]);
});
