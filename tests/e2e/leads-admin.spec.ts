import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes, expectNoOverflow } from './accessibility';
import { mailTo, makeAccount, newAddress, signIn, signInByForm, sql } from './accounts';
import { expect, test } from './test';

const TEAM = 'hello@superemployee.ie';

/** Submits the contact form. */
async function write(page: Page, email: string, message = 'Do you work on Sundays?') {
  await page.goto('/contact?utm_source=radio&utm_campaign=spring');
  const form = page.locator('#contact-form');
  await form.getByLabel('Name', { exact: false }).first().fill('Máire Ó Súilleabháin 日本');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Message').fill(message);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('We have your message.')).toBeVisible();
}

const leadOf = async (email: string) => (await sql('SELECT * FROM leads WHERE email = $1', [email]))[0];

test('message › is mailed to sender and team and shown to admins', async ({ page }) => {
  const email = newAddress('sender');
  await write(page, email);
  expect(await leadOf(email)).toMatchObject({ source: 'radio', landing_page: '/contact', is_spam: false });

  const confirmation = await mailTo(email);
  expect(confirmation.subject).toBe('We have your message');
  expect(confirmation.text, 'nothing that was typed: it may be somebody else’s address').not.toContain('Máire');
  await expect
    .poll(async () =>
      (await sql('SELECT status FROM mails WHERE lead_id = (SELECT id FROM leads WHERE email = $1)', [email])).map(
        ({ status }) => status,
      ),
    )
    .toEqual(['sent', 'sent']);
  expect((await mailTo(TEAM, /Máire/)).replyTo?.length).toBe(1);

  const admin = await makeAccount('admin');
  await signInByForm(page, admin);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menuitem', { name: /^Leads \d+ new/ })).toBeVisible();
  await page.getByRole('menuitem', { name: /^Leads/ }).click();
  await page.getByText('Search and filter').click();
  await page.getByLabel('Search').fill(email);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(email).replaceAll('.', '\\.')}`));
  const listed = page.getByRole('listitem').filter({ hasText: email });
  await expect(listed).toContainText('Do you work on Sundays?');
  await listed.getByRole('button', { name: 'Mark contacted' }).click();
  await expect(page.getByRole('status').filter({ hasText: '日本: contacted' })).toBeVisible();
  await expect(listed.getByRole('button')).toHaveCount(0);
  await expect(listed.getByRole('link', { name: 'Reply' }), 'the focus stays in the row').toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(listed.getByRole('button', { name: 'Mark contacted' })).toBeVisible();

  await page.getByRole('link', { name: 'Máire Ó Súilleabháin 日本', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Máire Ó Súilleabháin 日本');
  await expect(page.getByText('utm_campaign: spring')).toBeVisible();
  const reply = page.getByRole('link', { name: 'Reply' });
  expect(decodeURIComponent((await reply.getAttribute('href')) ?? '')).toContain('> Do you work on Sundays?');
  await reply.click();
  await expect(page.getByText('New → Contacted'), 'in the list, and now').toHaveCount(2);
  await page.getByLabel('Status').selectOption('won');
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByText('Contacted → Won')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change' })).toBeFocused();
  const owner = page.getByLabel('Owner');
  await owner.selectOption({ label: admin });
  await page.getByLabel('Follow up on').fill('2026-11-02');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Owner and day saved' })).toBeVisible();
  await expect(owner.locator('option:checked')).toHaveText(admin);
  await page.getByLabel('Add a note').fill('Rang on Monday.\nWill call back.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Note saved' })).toBeVisible();
  await expect(page.getByText('Rang on Monday.')).toBeVisible();
  await expect(page.getByLabel('Add a note'), 'ready for the next').toHaveValue('');
  await expect(page.getByRole('button', { name: 'Save note' })).toBeFocused();
  await expect(page.getByText('Confirmation to the sender')).toBeVisible();

  await page.getByLabel(/^Delete Máire/).check();
  await page.getByRole('button', { name: 'Delete lead' }).click();
  await expect(page.getByText('The lead is deleted')).toBeVisible();
  expect(await leadOf(email)).toBeUndefined();
});

test('possible spam › is quarantined and can be released', async ({ page }) => {
  const email = newAddress('held');
  await page.goto('/contact');
  const form = page.locator('#contact-form');
  await form.getByLabel('Name', { exact: false }).first().fill('Seán');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Message').fill('Do you sell backlinks?');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('We have your message.')).toBeVisible();
  const lead = await leadOf(email);
  expect(lead).toMatchObject({ is_spam: true });
  await signIn(page, await makeAccount('admin'));
  await page.goto(`/leads-admin/${lead?.id}`);
  await expect(page.getByText('Held as possible spam. No e-mails yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Not spam: send the e-mails' }).click();
  await expect(page.getByText('Held as possible spam. No e-mails yet.')).toHaveCount(0);
  expect((await mailTo(email)).subject).toBe('We have your message');
});

test('honeypot › is hidden from keyboard and screen readers', async ({ page }) => {
  await page.goto('/contact');
  const trap = page.locator('#contact-form input[name="extra"]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  expect(await page.locator('#contact-form').getByRole('textbox', { name: 'Leave this empty' }).count()).toBe(0);
});

test('export › is a CSV file that is safe in spreadsheets', async ({ page }) => {
  const email = newAddress('sheet');
  await sql(
    `INSERT INTO leads (id, kind, name, email, message, consent_version, consent_at, page, fingerprint, search_text, updated_at)
     VALUES (gen_random_uuid(), 'contact', '=HYPERLINK("http://evil")', $1, 'two' || chr(10) || 'lines', 'contact-1', now(), '/contact', $1, $1, now())`,
    [email],
  );
  await signIn(page, await makeAccount('admin'));
  await page.goto(`/leads-admin?q=${email}`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^leads-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF"Received (Irish time)"')).toBe(true);
  expect(text).toContain(`"'=HYPERLINK(""http://evil"")"`);
});

test('leads › are visible to admins only', async ({ page, request }) => {
  expect((await request.get('/api/leads/export')).status()).toBe(401);
  await signIn(page, await makeAccount('user'));
  expect((await page.request.get('/api/leads/export')).status()).toBe(403);
  for (const path of ['/leads-admin', '/leads-admin/6e0e2cbe-6f0c-4cf2-8d0c-3a3c6a3fd0a1']) {
    expect((await page.goto(path))?.status()).toBe(403);
    await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  }
});

test('unknown lead › is a 404 page', async ({ page }) => {
  await signIn(page, await makeAccount('admin'));
  for (const id of ['6e0e2cbe-6f0c-4cf2-8d0c-3a3c6a3fd0a1', 'nonsense']) {
    await page.goto(`/leads-admin/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('unsubscribe link › shows a button; only the button unsubscribes', async ({ page }) => {
    const email = newAddress('leaver');
    await page.goto('/free-trial');
    const form = page.locator('#trial-form');
    await form.getByLabel('Name', { exact: false }).first().fill('Nóra');
    await form.getByLabel('E-mail').fill(email);
    await form.getByLabel('Business name').fill('Nóra’s');
    await form.getByLabel('Industry').selectOption('salon');
    await form.getByRole('button', { name: 'Start free trial' }).click();
    const link = /http\S+\/api\/unsubscribe\S+/.exec((await mailTo(email)).text ?? '')?.[0] ?? '';
    const { pathname, search } = new URL(link);
    await page.goto(`${pathname}${search}`);
    await expect(page.getByText(email)).toBeVisible();
    const left = () => sql('SELECT 1 FROM unsubscribes WHERE email = $1', [email]);
    expect(await left()).toEqual([]);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText('You’re unsubscribed')).toBeVisible();
    expect(await left()).toHaveLength(1);
  });

  test('lead › can be edited', async ({ page }) => {
    const email = newAddress('noscript');
    await sql(
      `INSERT INTO leads (id, kind, name, email, consent_version, consent_at, page, fingerprint, search_text, updated_at)
       VALUES (gen_random_uuid(), 'contact', 'Bríd', $1, 'contact-1', now(), '/contact', $1, $1, now())`,
      [email],
    );
    await page.goto(`/leads-admin?q=${email}`);
    const admin = await makeAccount('admin');
    await page.getByLabel('E-mail').fill(admin);
    await page.locator('input[name="password"]').fill('four green fields');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.goto(`/leads-admin?q=${email}`);
    await page.getByRole('link', { name: 'Bríd', exact: true }).click();
    await page.getByLabel('Add a note').fill('Sent a letter.');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByText('Sent a letter.')).toBeVisible();
  });
});

test('one-click unsubscribe › accepts a POST and rejects a broken link', async ({ request }) => {
  const form = { 'List-Unsubscribe': 'One-Click' };
  expect((await request.post('/api/unsubscribe?a=bWFyeQ&s=wrong', { form })).status()).toBe(400);
});

for (const path of ['/leads-admin', '/unsubscribe?a=x&s=y']) {
  test(`${path} › has no accessibility violations and fits a small screen`, async ({ page }) => {
    await signIn(page, await makeAccount('admin'));
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expectNoOverflow(page);
    await expectAccessibleInBothSchemes(page);
  });
}
