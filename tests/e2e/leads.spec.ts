import type { Locator, Page } from '@playwright/test';
import { deferred } from '../support/deferred';
import { expectAccessibleInBothSchemes, expectNoOverflow } from './accessibility';
import { sql } from './accounts';
import { expect, test } from './test';

const trial = { path: '/free-trial', form: '#trial-form', send: 'Start free trial' } as const;
const contact = { path: '/contact', form: '#contact-form', send: 'Send message' } as const;

let count = 0;
/** A unique e-mail address, by which a test finds its submissions. */
const newAddress = () => `mary.${Date.now()}.${process.pid}.${++count}@bakery.example`;

async function fillTrial(form: Locator, email: string) {
  await form.getByLabel('Name', { exact: false }).first().fill('Sinéad Ó Súilleabháin');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Business name').fill('Arán 日本');
  await form.getByLabel('Website').fill('bakery.example');
  await form.getByLabel('Industry').selectOption({ label: 'Restaurant / Food Service' });
}

async function fillContact(form: Locator, email: string) {
  await form.getByLabel('Name', { exact: false }).first().fill('Seán');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Message').fill('Do you work on Sundays?\nWe do.');
}

// All tests post from one IP address, whose limit would otherwise hold the leads of the later ones as possible spam.
test.beforeEach(() => sql("DELETE FROM rate_limits WHERE key LIKE 'lead-by-ip:%'"));

async function open(page: Page, path: string, selector: string) {
  await page.goto(path);
  return page.locator(selector);
}

// forms.spec.ts tests that valid input is stored once and invalid input is marked; this file tests the rest of the behaviour of the forms.

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('lead forms › show errors at the fields and keep the values', async ({ page }) => {
    const form = await open(page, trial.path, trial.form);
    await form.getByLabel('E-mail').fill('mary');
    await form.getByLabel('Business name').fill('Arán Inis');
    await form.getByLabel('Industry').selectOption('salon');
    await form.getByRole('button', { name: trial.send }).click();
    const email = form.getByLabel('E-mail');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(/should look like mary@example\.ie/);
    await expect(form.getByLabel('Name', { exact: false }).first()).toHaveAccessibleDescription('Enter your name.');
    await expect(form.getByLabel('Business name')).not.toHaveAttribute('aria-invalid');
    await expect(email).toHaveValue('mary');
    await expect(form.getByLabel('Business name')).toHaveValue('Arán Inis');
    await expect(form.getByLabel('Industry')).toHaveValue('salon');
    await expect(form).toBeInViewport();
  });

  test('contact form › requires a message with text', async ({ page }) => {
    const form = await open(page, contact.path, contact.form);
    await form.getByRole('button', { name: contact.send }).click();
    await expect(form.getByLabel('Message')).toHaveAccessibleDescription('Tell us what you would like to know.');
    await expect(form.getByLabel('Business name')).not.toHaveAttribute('aria-invalid');
  });

  test('lead forms › mark required fields, state the consent, and link the privacy notice', async ({ page }) => {
    for (const { path, form: selector } of [trial, contact]) {
      const form = await open(page, path, selector);
      await expect(form.getByText('* required')).toBeVisible();
      await expect(form.getByRole('link', { name: 'Privacy notice' })).toHaveAttribute('href', '/privacy');
    }
    await expect(page.locator('#contact-form label', { hasText: 'Message' })).toContainText('*');
  });

  test('error summary › links to each invalid field', async ({ page }) => {
    const form = await open(page, '/', trial.form);
    await form.getByRole('button', { name: trial.send }).click();
    await expect(page).toHaveURL(/\/#trial-form$/);
    await expect(form.getByText('Not sent yet.')).toBeInViewport();
    await form.getByRole('link', { name: 'E-mail' }).click();
    await expect(page).toHaveURL(/#trial-email$/);
  });

  test('submitted values › are not shown to other visitors', async ({ page, browser }) => {
    const email = newAddress();
    const form = await open(page, '/', trial.form);
    await fillTrial(form, email);
    await form.getByRole('button', { name: trial.send }).click();
    await expect(page.getByText(email)).toBeVisible();
    const other = await browser.newPage();
    await other.goto(new URL('/', page.url()).href);
    await expect(other.getByText(email)).toHaveCount(0);
    await expect(other.locator(trial.form).getByRole('button', { name: trial.send })).toBeVisible();
    await other.close();
  });
});

test.describe('with JavaScript', () => {
  test('fields › show an error on blur and clear it when corrected', async ({ page }) => {
    const form = await open(page, trial.path, trial.form);
    const email = form.getByLabel('E-mail');
    await email.fill('mary@');
    await email.press('Tab');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel('Business name')).toBeFocused();
    await email.fill('mary@bakery.ie');
    await expect(email).not.toHaveAttribute('aria-invalid');
  });

  test('form › works before hydration', async ({ context, pageErrors }) => {
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => pageErrors.console.push(message));
    page.on('console', (message) => {
      const isOurs = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isOurs) pageErrors.console.push(message.text());
    });
    const scripts = '**/_next/static/**/*.js';
    await page.route(scripts, (route) => route.abort());
    const form = await open(page, contact.path, contact.form);
    await fillContact(form, newAddress());
    await page.unroute(scripts);
    await form.getByRole('button', { name: contact.send }).click();
    const thanks = page.getByRole('status').filter({ hasText: 'Thank you' });
    await expect(thanks).toBeVisible();
    const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
    await expect.poll(() => thanks.evaluate(isHydrated), 'the scripts of the answer run').toBe(true);
  });

  test('button › shows that the form is being sent', async ({ page }) => {
    const form = await open(page, contact.path, contact.form);
    const checked = deferred();
    await page.route('**/contact', async (route) => {
      if (route.request().method() === 'POST') await checked.promise;
      await route.continue();
    });
    await fillContact(form, newAddress());
    await form.getByRole('button').click();
    await expect(form.getByRole('button', { name: 'Sending…' })).toBeDisabled();
    checked.resolve();
    await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
  });

  test('network error › keeps the values, and a retry succeeds', async ({ page, pageErrors }) => {
    const form = await open(page, contact.path, contact.form);
    await fillContact(form, newAddress());
    await page.route('**/contact', (route) => route.abort('connectionfailed'));
    await form.getByRole('button', { name: contact.send }).click();
    await expect(form.getByRole('alert')).toContainText('Nothing you typed is lost');
    await expect(form.getByRole('alert')).toBeFocused();
    await expect(form.getByLabel('Message')).toHaveValue('Do you work on Sundays?\nWe do.');
    await page.unroute('**/contact');
    await form.getByRole('button', { name: contact.send }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
    // This test caused the failed request.
    pageErrors.failed.length = 0;
    pageErrors.console.length = 0;
  });
});

test('link from an agent › selects its industry, and the agent is stored with the lead', async ({ page }) => {
  await page.goto('/ai-chatbots/plumber-pro-ai');
  await page.getByRole('main').getByRole('link', { name: 'Start free trial' }).first().click();
  const form = page.locator(trial.form);
  await expect(form.getByLabel('Industry')).toHaveValue('construction');
  const email = newAddress();
  await form.getByLabel('Name', { exact: false }).first().fill('Seán');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Business name').fill('Ó Sé Plumbing');
  await form.getByRole('button', { name: trial.send }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
  expect(await sql('SELECT agent, industry FROM leads WHERE email = $1', [email])).toEqual([
    { agent: 'plumber-pro-ai', industry: 'construction' },
  ]);
});

test('trial › begins with a draft of the agent and what it does not know', async ({ page }) => {
  const email = newAddress();
  const form = await open(page, trial.path, trial.form);
  await fillTrial(form, email);
  await form.getByLabel('Website').fill('');
  await form.getByLabel('Phone').fill('087 123 4567');
  await form.getByRole('button', { name: trial.send }).click();
  await page.getByRole('link', { name: 'Tell your agent the first five things' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is the start of your agent');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(5);
  const draft = { audience: 'a bakery', asked: 40, answered: 26, open: ['Can I bring my dog?'] };
  await sql(
    "UPDATE leads SET draft = $2, business_url = 'https://bakery.example' WHERE email = $1 AND phone IS NOT NULL",
    [email, JSON.stringify(draft)],
  );
  await page.reload();
  await expect(page.getByText('It can answer 26 of the 40 questions that customers ask a bakery.')).toBeVisible();
  const answer = page.getByLabel('Can I bring my dog?');
  await answer.fill('On weekdays');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. We have it.')).toBeVisible();
  await page.reload();
  await expect(answer).toHaveValue('On weekdays');
  await expectNoOverflow(page);
  await expectAccessibleInBothSchemes(page);
});

test('demo link › prefills the contact form', async ({ page }) => {
  await page.goto('/ai-calling');
  await page.getByRole('main').getByRole('link', { name: 'Request a demo' }).first().click();
  await expect(page.locator(contact.form).getByLabel('Message')).toHaveValue(
    'I’d like a demo of the AI Calling Agent.',
  );
});

const heldOf = (email: string) => sql('SELECT is_spam FROM leads WHERE email = $1', [email]);

test('form draft › is restored after navigating away and back, and is a lead when sent at once', async ({ page }) => {
  const email = newAddress();
  const form = await open(page, contact.path, contact.form);
  await fillContact(form, email);
  await form.getByRole('link', { name: 'Privacy notice' }).click();
  await expect(page).toHaveURL('/privacy');
  await page.goBack();
  await expect(form.getByLabel('E-mail')).toHaveValue(email);
  await expect(form.getByLabel('Message')).toHaveValue('Do you work on Sundays?\nWe do.');
  await form.getByRole('button', { name: contact.send }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
  expect(await heldOf(email)).toEqual([{ is_spam: false }]);
});

test('form values › that the browser fills in without any event are a lead', async ({ page }) => {
  const email = newAddress();
  const form = await open(page, contact.path, contact.form);
  const values = { name: 'Seán', email, message: 'Do you work on Sundays?' };
  await form.evaluate((element: HTMLFormElement, filled) => {
    for (const [name, value] of Object.entries(filled))
      Object.assign(element.elements.namedItem(name) ?? {}, { value });
  }, values);
  await form.getByRole('button', { name: contact.send }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
  expect(await heldOf(email)).toEqual([{ is_spam: false }]);
});
