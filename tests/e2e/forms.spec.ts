import type { Page } from '@playwright/test';
import pg from 'pg';
import { expect, test } from './test';

/** The stored leads of an e-mail address. */
async function leadsOf(email: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    return (await client.query('SELECT * FROM leads WHERE email = $1', [email])).rows;
  } finally {
    await client.end();
  }
}

const uniqueEmail = () => `owner-${Date.now()}-${Math.floor(Math.random() * 1e6)}@bakery.ie`;

async function fillTrial(page: Page, email: string) {
  const form = page.locator('form', { has: page.getByLabel('Industry') });
  await form.getByLabel('Name', { exact: false }).first().fill('Caoimhe Ní Bhriain');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Business name').fill('Arán Inis');
  await form.getByLabel('Industry').selectOption('restaurant');
  return form;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const path of ['/free-trial', '/']) {
      test(`trial form on ${path} › stores the request and says what happens next`, async ({ page }) => {
        const email = uniqueEmail();
        await page.goto(path);
        const form = await fillTrial(page, email);
        await form.getByRole('button', { name: 'Start free trial' }).click();
        const confirmation = page.getByRole('status').filter({ hasText: 'Thank you, Caoimhe' });
        await expect(confirmation).toBeVisible();
        await expect(confirmation).toContainText(email);
        await expect(confirmation.getByRole('listitem')).toHaveCount(3);
        expect(await leadsOf(email)).toMatchObject([
          { kind: 'free_trial', business_name: 'Arán Inis', industry: 'restaurant', page: path, status: 'new' },
        ]);
      });
    }

    test('contact form › stores the message', async ({ page }) => {
      const email = uniqueEmail();
      await page.goto('/contact');
      await page.getByLabel('Name', { exact: false }).first().fill('日本 Ó Súilleabháin');
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Message').fill('Do you do pubs?\nWe have two.');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'We have your message' })).toBeVisible();
      const [lead] = await leadsOf(email);
      expect(lead).toMatchObject({ kind: 'contact', name: '日本 Ó Súilleabháin', page: '/contact' });
      expect(lead?.message?.replaceAll('\r\n', '\n')).toBe('Do you do pubs?\nWe have two.');
    });
  });
}

test('main call › opens the form on its topic and begins the message', async ({ page }) => {
  await page.goto('/why-ai');
  await page.getByRole('main').getByRole('link', { name: 'Ask for a custom demo' }).click();
  await expect(page.getByLabel('What is it about?')).toHaveValue('demo');
  await expect(page.getByLabel('Message')).toHaveValue(/^I’d like a custom demo/);
  const email = uniqueEmail();
  await page.getByLabel('Name', { exact: false }).first().fill('Nuala');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'We have your message' })).toBeVisible();
  expect(await leadsOf(email)).toMatchObject([{ kind: 'demo' }]);
});

test('invalid input › is marked at its field, focuses the first error, and keeps the values', async ({ page }) => {
  await page.goto('/free-trial');
  const form = await fillTrial(page, 'not an address');
  await form.getByLabel('Website').fill('bakery');
  await form.getByRole('button', { name: 'Start free trial' }).click();
  const email = form.getByLabel('E-mail');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/mary@example\.ie/);
  await expect(form.getByLabel('Website')).toHaveAccessibleDescription(/bakery\.ie/);
  await expect(email).toHaveValue('not an address');
  await expect(form.getByLabel('Business name')).toHaveValue('Arán Inis');
  await expect(form.getByLabel('Business name')).not.toHaveAttribute('aria-invalid');
  await expect(form.getByLabel('Industry')).toHaveValue('restaurant');
  await expect(form).toBeInViewport();

  const good = uniqueEmail();
  await email.fill(good);
  await form.getByLabel('Website').fill('bakery.example');
  await form.getByRole('button', { name: 'Start free trial' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeFocused();
  expect(await leadsOf(good)).toMatchObject([{ business_url: 'https://bakery.example' }]);
});

test('double submit › sends once, and after a reload stores no second lead', async ({ page }) => {
  const email = uniqueEmail();
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto('/free-trial');
    const form = await fillTrial(page, email);
    await form.getByRole('button', { name: 'Start free trial' }).dblclick();
    await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
    expect(posts).toBe(visit + 1);
  }
  expect(await leadsOf(email)).toHaveLength(1);
});
