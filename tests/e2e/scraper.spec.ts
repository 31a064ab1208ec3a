import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { deferred } from '../support/deferred';
import { type LocalSite, serveSite } from '../support/local-site';
import { expectAccessible, expectAccessibleInBothSchemes, expectNoOverflow } from './accessibility';
import { fillSignIn, makeAccount, PASSWORD, signIn, sql } from './accounts';
import { expect, test } from './test';

test.use({ waitsForReact: true });

const JOBS = 24;
const jobs = Array.from({ length: JOBS }, (_, index) => `/jobs/${index}`);
const link = (path: string) => `<a href="${path}">${path}</a>`;
const pages: Record<string, string> = {
  '/': `<!doctype html><html lang="en-IE"><title>Walsh Plumbing, Ennis</title>
    <meta name="description" content="Boilers, leaks and bathrooms in Co. Clare.">
    <nav>${['/prices', '/team', '/private/x', '/privacy', '/menu.docx', '/jobs'].map(link).join(' ')}</nav>
    <main><h1>Plumber in Ennis</h1><p>We mend boilers and stop leaks in Ennis and all over Clare, seven days a week. Call (065) 682 1234.</p>
    <div class="services"><h2>Services</h2><ul><li>Boiler service €95</li><li>Blocked drains</li></ul></div></main></html>`,
  '/prices':
    '<title>Prices</title><main><h1>Prices</h1><table><tr><td>Boiler service</td><td>€95</td></tr></table></main>',
  '/team':
    '<title>Team</title><main><h1>Our team</h1><h2>Aoife Walsh</h2><p>Master plumber</p><p>She mends boilers.</p></main>',
  '/privacy':
    '<title>Privacy</title><main><h1>Privacy</h1><p>We keep your number as long as the job lasts, and then we tear it up.</p></main>',
  '/jobs': `<title>Jobs</title><main><h1>Jobs</h1><p>Some of what we did.</p>${jobs.map(link).join(' ')}</main>`,
  '/robots.txt': 'User-agent: *\nDisallow: /private\n',
  '/private/x': 'secret',
  '/app': '<title>App</title><div id="root"></div><script src="/app.js"></script>',
};
for (const [index, path] of jobs.entries()) {
  pages[path] =
    `<title>Job ${index}</title><main><h1>Job ${index}</h1><p>=Boiler number ${index} was mended on a "wet" Tuesday.</p></main>`;
}

/** The port on localhost that tests/support/test-site.mjs allows the tools to read. */
const PORT = Number(process.env.FIXTURE_PORT);
const origin = `http://localhost:${PORT}`;
let site: LocalSite;
/** What the pages about jobs wait for, for a few seconds at most. */
let released: Promise<void> | undefined;
const MAX_WAIT_MS = 5_000;

/** Holds the pages about jobs back until the returned function is called. */
function holdBack(): () => void {
  const gate = deferred();
  released = gate.promise;
  return gate.resolve;
}

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await serveSite(
    (path) => async (_request, response) => {
      if (path.startsWith('/jobs/')) await Promise.race([released, sleep(released && MAX_WAIT_MS)]);
      response.writeHead(path in pages ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' }).end(pages[path]);
    },
    PORT,
  );
});
test.afterAll(() => site.stop());
test.beforeEach(() => {
  released = undefined;
});

async function openTool(page: Page) {
  await signIn(page, await makeAccount());
  await page.goto('/scraper');
}

async function startRun(page: Page, maxPages = '100') {
  await page.getByLabel('Website URL').fill(origin);
  await page.getByLabel('Maximum pages').selectOption(maxPages);
  await page.getByRole('button', { name: 'Start Scraping' }).click();
  await expect(page.locator('#progress'), 'which lies above the button on a phone').toBeFocused();
  // A short run may already be complete, with its results shown.
  await expect(page.getByRole('tab', { name: 'Progress' })).toBeEnabled();
}

const results = (page: Page) => page.getByRole('region', { name: 'Items found' });
const isOpen = (page: Page, tab: string) =>
  expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');

test('signed-out visitors › sign in and return to the tool', async ({ page }) => {
  await page.goto('/scraper');
  await expect(page).toHaveURL('/auth?callbackUrl=%2Fscraper');
  await fillSignIn(page, await makeAccount());
  await expect(page.getByRole('heading', { level: 1, name: 'Website scraper' })).toBeVisible();
});

test('new form › has the specified options, and disables tabs without content', async ({ page }) => {
  await openTool(page);
  await expect(page.getByRole('tab')).toHaveText(['Setup', 'Advanced', 'Progress', 'Results']);
  await expect(page.getByRole('tab', { name: 'Progress' })).toBeDisabled();
  await expect(page.getByRole('tab', { name: 'Results' })).toBeDisabled();
  await expect(page.getByLabel('Irish business type').locator('option')).toHaveCount(11);
  await expect(page.getByLabel('Maximum pages').locator('option')).toHaveText([
    '10 pages',
    '25 pages',
    '50 pages',
    '100 pages',
    'Unlimited',
  ]);
  await page.getByLabel('Irish business type').selectOption('plumber');
  await page.getByRole('tab', { name: 'Setup' }).focus();
  await page.keyboard.press('ArrowRight');
  await isOpen(page, 'Advanced');
  await expect(page.getByText('.call-out')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await isOpen(page, 'Setup');
});

test('preview › shows text, facts and what a run would read', async ({ page }) => {
  await openTool(page);
  await page.getByLabel('Website URL').fill(origin);
  await page.getByRole('button', { name: 'Preview Mode' }).click();
  const result = page.getByRole('article');
  await expect(result.getByRole('heading', { name: 'Walsh Plumbing, Ennis' })).toBeVisible();
  await expect(result).toContainText('We mend boilers and stop leaks');
  await expect(result).toContainText('(065) 682 1234');
  await expect(result).toContainText('A run would read all of them.');
  await expect(result.getByText(`${origin}/prices`)).toBeVisible();
  await expect(result.getByText('Prices and menus')).toBeVisible();
  await expect(result, 'what robots.txt keeps is not followed').not.toContainText('/private/x');
  await page.getByRole('tab', { name: 'Advanced' }).click();
  await page.getByLabel('Custom CSS selectors').fill('.services');
  await page.getByRole('button', { name: 'Preview Mode' }).click();
  await expect(result).toContainText('Boiler service €95');
  await expect(result.locator('pre')).not.toContainText('We mend boilers');
  await expect(page.getByText('No runs yet.'), 'a preview stores nothing').toBeVisible();
});

test('run › shows its progress and results', async ({ page }) => {
  const release = holdBack();
  await openTool(page);
  await startRun(page);
  const panel = page.getByRole('tabpanel', { name: 'Progress' });
  await expect(panel.getByRole('status')).toContainText('Reading the website…');
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await expect(panel).toContainText(`Now: ${origin}/`);
  await page.getByRole('tab', { name: 'Results' }).click();
  await expect(results(page).getByRole('listitem').first(), 'what there is already').toBeVisible();
  release();
  await expect(page.getByText('Scraping Complete!')).toBeVisible();
  await expect(results(page).getByRole('heading', { name: 'Walsh Plumbing, Ennis' })).toBeVisible();
  await expect(results(page).getByRole('listitem')).toHaveCount(JOBS + 5);
  await expect(results(page)).toHaveCSS('height', '384px');
  await page.getByText('2 pages skipped, with reasons').click();
  await expect(page.getByText('robots.txt disallows this page')).toBeVisible();
  await expect(page.getByText('A file, not a web page.')).toBeVisible();
  await page.getByRole('tab', { name: 'Progress' }).click();
  await expect(panel.getByRole('status')).toHaveText('Complete!');
  await expect(panel.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
});

test('run › survives a reload, and keeps its results when cancelled', async ({ page }) => {
  holdBack();
  const askedBefore = site.asked.length;
  await openTool(page);
  await startRun(page);
  await expect(page.getByRole('tabpanel', { name: 'Progress' }).getByRole('listitem')).toHaveCount(3);
  await expect(page).toHaveURL(/\/scraper\?run=/);
  const runId = new URL(page.url()).searchParams.get('run');
  await page.reload();
  await isOpen(page, 'Progress');
  await expect(page.getByRole('tabpanel', { name: 'Progress' }).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Progress' }).getByRole('status')).toContainText('Cancelled.');
  await page.getByRole('button', { name: 'See results' }).click();
  await expect(results(page).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('table').getByText('Cancelled')).toBeVisible();
  const job = () =>
    sql(`SELECT 1 FROM pgboss.job WHERE name = 'crawl' AND state = 'active' AND data->>'runId' = $1`, [runId]);
  await expect.poll(job, { message: 'the worker is done with the run' }).toEqual([]);
  expect(site.asked.length, 'and has not read on to its end').toBeLessThan(askedBefore + JOBS);
});

test('exports › can be downloaded in every format', async ({ page }) => {
  await openTool(page);
  await startRun(page, '10');
  await isOpen(page, 'Results');
  const day = new Date().toISOString().slice(0, 10);
  const take = async (name: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name, exact: true }).click(),
    ]);
    await expect(page.getByText(`Saved as ${file.suggestedFilename()}`)).toBeVisible();
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };
  const json = await take('JSON');
  expect(json.name).toBe(`localhost-${day}.json`);
  const { pages: items, facts } = JSON.parse(json.bytes.toString());
  expect(facts.phones[0].display).toBe('(065) 682 1234');
  expect(items).toHaveLength(10);
  expect(items[0]).toMatchObject({
    url: `${origin}/`,
    title: 'Walsh Plumbing, Ennis',
    headings: ['Plumber in Ennis', 'Services'],
  });
  const csv = (await take('CSV')).bytes.toString();
  expect(csv).toMatch(/^\uFEFF"URL","Title","Type"/);
  expect(csv).toContain('""wet""');
  expect((await take('TXT')).bytes.toString()).toContain(`\n${'='.repeat(80)}\n`);
  expect((await take('Markdown')).bytes.toString()).toContain('# Walsh Plumbing, Ennis');
  const lines = (await take('JSONL chunks')).bytes.toString().trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).url)).toContain(`${origin}/prices`);
  const zip = unzipSync((await take('All (ZIP)')).bytes);
  expect(Object.keys(zip)).toEqual(
    expect.arrayContaining([
      ...['csv', 'json', 'jsonl', 'md', 'txt'].map((ending) => `localhost-${day}.${ending}`),
      `localhost-${day}-facts.csv`,
      'pages/prices.md',
    ]),
  );
  expect(strFromU8(zip[`localhost-${day}.json`] ?? new Uint8Array())).toBe(json.bytes.toString());
});

test('tabs › are in the URL and the browser history', async ({ page }) => {
  await openTool(page);
  await page.getByRole('tab', { name: 'Advanced' }).click();
  await expect(page).toHaveURL('/scraper?tab=advanced');
  await page.goto('/scraper?tab=advanced');
  await isOpen(page, 'Advanced');
  await page.getByRole('tab', { name: 'Setup' }).click();
  await expect(page).toHaveURL('/scraper?tab=setup');
  await page.goBack();
  await isOpen(page, 'Advanced');
  await page.getByRole('tab', { name: 'Setup' }).click();
  await startRun(page, '10');
  await isOpen(page, 'Results');
  await expect(page).toHaveURL(/\?run=[\w-]+&tab=results$/);
  await page.getByRole('tab', { name: 'Progress' }).click();
  await page.goBack();
  await isOpen(page, 'Results');
  await page.goBack();
  await isOpen(page, 'Setup');
  await page.goForward();
  await isOpen(page, 'Results');
});

test('facts › are checked, corrected and added with the keyboard and on a phone, and stay so in the next run', async ({
  page,
  pageErrors,
}) => {
  await openTool(page);
  await startRun(page, '10');
  await isOpen(page, 'Results');
  const stated = page.getByRole('region', { name: /^Facts about the business/ });
  const found = page.getByRole('region', { name: /^Found on the pages/ });
  const told = page.getByRole('region', { name: /^Told by you/ });
  const phone = stated.getByRole('listitem').filter({ hasText: '(065) 682 1234' });
  await expect(phone.getByRole('link').first()).toHaveAttribute('href', new RegExp(`^${origin}`));
  await phone.getByRole('button', { name: 'Right' }).press('Enter');
  await expect(phone.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(phone.getByRole('button', { name: 'Right' }), 'undone where it was said').toBeFocused();
  const price = found.getByRole('listitem').filter({ hasText: 'Boiler service | €95' });
  const notOurs = price.getByRole('button', { name: 'Not ours' });
  await notOurs.press('Enter');
  await price.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(notOurs).toBeFocused();
  await page.setViewportSize({ width: 390, height: 800 });
  const correctIt = phone.getByRole('button', { name: 'Correct it' });
  await correctIt.click();
  const correction = phone.getByLabel('What it should say');
  await expect(correction).toHaveValue('(065) 682 1234');
  await correction.press('Escape');
  await expect(correctIt).toBeFocused();
  await page.keyboard.press('Enter');
  await correction.fill('ring us');
  await phone.getByRole('button', { name: 'Save' }).click();
  await expect(phone).toContainText('Write a telephone number, like 01 234 5678.');
  await expect(correction).toHaveValue('ring us');
  expect(pageErrors.failed.splice(0)).toHaveLength(1);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await correction.fill('(065) 682 9999');
  await phone.getByRole('button', { name: 'Save' }).click();
  await expect(phone).toContainText('The page says (065) 682 1234');
  await notOurs.click();
  await expect(price).toContainText('not ours');
  await told.getByRole('button', { name: 'Add a fact' }).press('Enter');
  await told.getByLabel('What it is').selectOption('E-mail');
  await told.getByLabel('The fact').fill('hello@walsh.example');
  await told.getByRole('button', { name: 'Add' }).press('Enter');
  await expect(told.getByRole('button', { name: 'Add a fact' })).toBeFocused();
  await expect(told.getByRole('listitem')).toContainText('hello@walsh.example');
  await expectNoOverflow(page);
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('table').getByRole('button', { name: 'Run again' }).click();
  await isOpen(page, 'Results');
  await expect(page.getByRole('region', { name: 'Since the previous run' })).toContainText('Nothing changed.');
  await expect(found.getByRole('listitem').last()).toContainText('not ours');
  await expect(stated).toContainText('(065) 682 9999');
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(told.getByRole('listitem')).toHaveCount(0);
});

test('history › opens, repeats and deletes runs', async ({ page, pageErrors }) => {
  await openTool(page);
  await startRun(page, '10');
  await isOpen(page, 'Results');
  await page.goto('/scraper');
  const history = page.getByRole('table');
  await history.getByRole('button', { name: 'Open' }).click();
  await isOpen(page, 'Results');
  await expect(results(page).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('tab', { name: 'Setup' }).click();
  await expect(page.getByLabel('Website URL'), 'the form is as it was').toHaveValue(origin);
  await expect(page.getByLabel('Maximum pages')).toHaveValue('10');
  await history.getByRole('button', { name: 'Run again' }).click();
  await isOpen(page, 'Results');
  await expect(history.getByRole('row')).toHaveCount(3);
  // Requests for a deleted run would fail.
  await expect(results(page).getByRole('listitem')).toHaveCount(10);
  await expect(page.getByRole('region', { name: /^Facts about the business/ })).toBeVisible();
  const shown = page.url();
  await history.getByRole('row').nth(1).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(history.getByRole('row')).toHaveCount(3);
  await history.getByRole('row').nth(1).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete run' }).click();
  await expect(page.getByText('Run deleted')).toBeVisible();
  await expect(history.getByRole('row')).toHaveCount(2);
  await isOpen(page, 'Setup');
  await page.goto(shown);
  await isOpen(page, 'Setup');
  expect(pageErrors.failed).toEqual([]);
});

test('unreadable websites › are explained in one sentence', async ({ page, pageErrors }) => {
  await openTool(page);
  const url = page.getByLabel('Website URL');
  const start = page.getByRole('button', { name: 'Start Scraping' });
  await start.click();
  await expect(page.getByText('Please enter a website URL')).toHaveCount(2);
  await expect(url).toBeFocused();
  for (const [address, sentence] of [
    ['not an address', 'That isn’t a web address.'],
    ['http://169.254.169.254/latest/meta-data/', 'not on the public internet'],
  ] as const) {
    await url.fill(address);
    await start.click();
    await expect(page.locator('#scraper-url-error')).toContainText(sentence);
  }
  expect(pageErrors.failed.splice(0)).toHaveLength(2);
  for (const [path, sentence] of [
    ['/nowhere', 'The website has no page at this address.'],
    ['/app', 'needs JavaScript to show its text'],
  ] as const) {
    await page.getByRole('tab', { name: 'Setup' }).click();
    await url.fill(`${origin}${path}`);
    await start.click();
    const panel = page.getByRole('tabpanel', { name: 'Progress' });
    await expect(panel.getByRole('status')).toContainText(sentence);
    await expect(panel).toContainText('Nothing was found.');
  }
});

test('API › requires a session or a bearer token', async ({ request }) => {
  for (const [method, path] of [
    ['post', '/api/scraper/preview'],
    ['post', '/api/scraper/runs'],
    ['get', '/api/scraper/runs'],
    ['get', '/api/scraper/runs/00000000-0000-4000-8000-000000000000/events'],
    ['get', '/api/scraper/runs/00000000-0000-4000-8000-000000000000/export'],
    ['delete', '/api/scraper/runs/00000000-0000-4000-8000-000000000000'],
  ] as const) {
    expect([path, (await request[method](path)).status()]).toEqual([path, 401]);
  }
  const data = { grant_type: 'password', email: await makeAccount(), password: PASSWORD };
  const { access_token } = await (await request.post('/api/auth/token', { data })).json();
  const headers = { Authorization: `Bearer ${access_token}` };
  const preview = await request.post('/api/scraper/preview', { headers, data: { url: origin } });
  expect((await preview.json()).page.title).toBe('Walsh Plumbing, Ennis');
  const wrong = await request.post('/api/scraper/runs', {
    headers,
    data: { url: '', mode: 'x', maxPages: 7, businessType: 'pub', format: 'pdf', excludes: 'x'.repeat(2_001) },
  });
  expect(wrong.status()).toBe(400);
  expect(Object.keys((await wrong.json()).errors).sort()).toEqual([
    'businessType',
    'excludes',
    'format',
    'maxPages',
    'mode',
    'url',
  ]);
  for (const path of ['/api/scraper/runs/nonsense', '/api/scraper/runs/00000000-0000-4000-8000-000000000000']) {
    expect((await request.get(path, { headers })).status()).toBe(404);
  }
  const started = await request.post('/api/scraper/runs', {
    headers,
    data: { url: origin, maxPages: 10, excludes: ['/jobs/*'] },
  });
  expect(started.status()).toBe(201);
  const place = started.headers().location ?? '';
  const events = await (await request.get(`${place}/events`, { headers })).text();
  expect(events).toMatch(/event: end\ndata: .*"message":"Complete!"/);
  const { items } = await (await request.get(`${place}/results`, { headers })).json();
  expect(items.map(({ url }: { url: string }) => url.slice(origin.length)).sort()).toEqual([
    '/',
    '/jobs',
    '/prices',
    '/privacy',
    '/team',
  ]);
  expect((await request.get(`${place}/export?format=pdf`, { headers })).status()).toBe(400);
  expect((await request.delete(place, { headers })).status()).toBe(204);
  expect((await request.get(place, { headers })).status()).toBe(404);
});

test('tool › has no accessibility violations and fits a small screen', async ({ page }) => {
  await openTool(page);
  await startRun(page, '10');
  await isOpen(page, 'Results');
  // A toast that is fading out has insufficient contrast.
  await page.keyboard.press('Escape');
  await expect(page.getByText('Scraping Complete!')).toBeHidden();
  await page.setViewportSize({ width: 320, height: 700 });
  for (const tab of ['Setup', 'Advanced', 'Progress', 'Results']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectNoOverflow(page);
    await expectAccessibleInBothSchemes(page);
  }
  await page.getByRole('tab', { name: 'Setup' }).click();
  await page.getByRole('button', { name: 'Preview Mode' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
});
