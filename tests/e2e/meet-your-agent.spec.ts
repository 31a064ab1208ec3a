import type { Page } from '@playwright/test';
import { type FixtureSite, startFixtureSite } from '../support/fixture-sites';
import { expectAccessibleInBothSchemes, expectNoOverflow } from './accessibility';
import { linkIn, mailTo, newAddress, PASSWORD, passwordField } from './accounts';
import { expect, lenientTest as test } from './test';

/** The port on localhost that tests/support/test-site.mjs allows to be read. */
const PORT = Number(process.env.PREVIEW_PORT);
const HOST = `localhost:${PORT}`;
let site: FixtureSite;

// A visitor may start three previews an hour, so this file starts no more than three.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await startFixtureSite('plumber', PORT);
});
test.afterAll(() => site.stop());

/** On a busy machine a reading ends at its limit of time, with some pages or none; the page offers to read the website again. */
async function waitForWhole(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: /ead it again$/ });
  const greeting = page.getByText(/^Hello, .*I’ve read your/);
  await expect(async () => {
    await expect(again).toBeVisible();
    if (await greeting.isVisible()) return;
    const partial = page.url();
    await again.click();
    await expect(page).not.toHaveURL(partial);
    throw new Error('The website is read again.');
  }).toPass();
  await expect(page.getByText('Your agent has read your website.')).toBeVisible();
}

test('agent preview › leads from the hero to the trial form', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Or try it on your own website').fill(HOST);
  await page.getByRole('button', { name: 'Meet my agent' }).click();
  await expect(page).toHaveURL(/\/meet-your-agent\/[\w-]{43}$/);
  await waitForWhole(page);
  // An evening is played, and then it is the owner's turn.
  await expect(page.getByText(/^That was one evening/)).toBeVisible();
  await expect(page.getByText('The note I leave you, to confirm in the morning.')).toBeVisible();

  const suggestions = page.getByRole('group', { name: 'Your website can answer these:' });
  await suggestions.getByRole('button').first().click();
  const answer = page.locator('[data-tier="answer"]');
  await expect(answer).toContainText('Your website says');
  await expect(answer.getByRole('link', { name: /Show on the page/ }).first()).toHaveAttribute('href', /#:~:text=/);

  await page.getByText('Make me lie').click();
  const sentence = page.getByLabel('My answer, yours to change');
  await expect(sentence).not.toHaveValue('');
  await sentence.fill('We are open on Sunday from 3am to 4am.');
  await page.getByRole('button', { name: 'Could you say this?' }).click();
  await expect(page.getByText('No, I won’t say that.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessibleInBothSchemes(page);
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByLabel('Your question').fill('Do you sell helicopters?');
  await page.keyboard.press('Enter');
  const silent = page.locator('[data-tier="silent"]');
  await expect(silent).toContainText('That’s not on your website');
  await silent.first().getByRole('button', { name: 'Add to my to-do list' }).click();
  await expect(silent).toContainText('On your to-do list.');
  await page.getByLabel('Your question').fill('Do you fix roofs?');
  await page.keyboard.press('Enter');
  const gap = page.getByRole('listitem').filter({ hasText: 'Do you fix roofs?' });
  await gap.getByLabel('Answer it, and I’ll know:').fill('Yes, slate ones.');
  await gap.getByRole('button', { name: 'Save' }).click();
  await expect(gap).toContainText('You said: Yes, slate ones.');
  await page.getByLabel('Your question').fill('can you fix a roof');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-tier]').last()).toContainText('You told meYes, slate ones.');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await expectAccessibleInBothSchemes(page);

  await page.getByRole('link', { name: 'See the full report' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`What ${HOST} answers`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Do you sell helicopters?' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as Markdown' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.md$/);
  await expectAccessibleInBothSchemes(page);

  await page.getByRole('link', { name: 'Start my free trial with this' }).click();
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveValue(HOST);
  await expect(page.getByRole('textbox', { name: 'Business name' })).not.toHaveValue('');
  await expect(page.getByLabel('Questions for your agent to learn')).toHaveValue(
    /^Do you fix roofs\? Yes, slate ones\.(?:.|\n)*- Do you sell helicopters\?/,
  );
});

test('agent preview › becomes the agent of who confirms their address, up to the line for the website', async ({
  page,
}) => {
  await page.goto('/meet-your-agent');
  await page.getByLabel('Your website').fill(HOST);
  await page.getByRole('button', { name: 'Meet my agent' }).click();
  await expect(page.getByText(/^That was one evening/)).toBeVisible();
  const preview = page.url();
  await page.getByRole('link', { name: 'Put it on my website' }).click();
  await expect(page).toHaveURL(`${preview}/adopt`);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await expectAccessibleInBothSchemes(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const email = newAddress('owner');
  await page.getByLabel('E-mail').fill(email);
  await passwordField(page).fill(PASSWORD);
  await page.getByRole('button', { name: 'Take it over and confirm my e-mail' }).click();
  await expect(page.getByText('Tick this box to accept the terms.')).toBeVisible();
  await page.getByLabel('I accept the processor’s terms').check();
  await page.getByRole('button', { name: 'Take it over and confirm my e-mail' }).click();
  await expect(page.getByText('the agent is yours')).toBeVisible();
  // Another tab knows the address alone.
  const other = await page.context().newPage();
  await other.goto(`${preview}/adopt`);
  await expect(other.getByText('This tab didn’t begin the preview')).toBeVisible();
  await other.goto(preview);
  await expect(other.getByText('We keep it until the link in the confirmation e-mail expires')).toBeVisible();
  await other.close();

  await page.goto(linkIn(await mailTo(email, /Confirm/)));
  await page.getByRole('button', { name: /Confirm/ }).click();
  await expect(page).toHaveURL(/\/agents\/[\da-f-]{36}\/install$/);
  await expect(page.getByLabel('The line for your website')).toHaveValue(/widget\.js\?agent=[\w-]{22}/);
  await page.getByRole('button', { name: 'Check my website' }).click();
  await expect(page.getByText('The line isn’t there.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await expectAccessibleInBothSchemes(page);
  await page.goto('/agents');
  await expect(page.getByText('Only you can talk to it.')).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessibleInBothSchemes(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('agent preview › works with plain forms, including deletion', async ({ page }) => {
    await page.goto('/meet-your-agent');
    await page.getByLabel('Your website').fill(HOST);
    await page.getByRole('button', { name: 'Meet my agent' }).click();
    await expect(page.getByLabel('Your website')).toHaveValue(HOST);
    await page.getByRole('button', { name: 'Meet my agent' }).click();
    // The page refreshes until the website has been read.
    await expect(page.getByText('Your agent has read your website.')).toBeVisible();
    const response = await page.reload();
    expect(await response?.headerValue('cache-control')).toContain('no-store');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await page.getByLabel('Your question').fill('What is your phone number?');
    await page.getByRole('button', { name: 'Ask' }).click();
    await expect(page.locator('[data-tier="answer"]').getByRole('link', { name: /Show on the page/ })).toBeVisible();
    const address = page.url();
    await page.getByRole('button', { name: 'Delete this website’s data now' }).click();
    await expect(page.getByText('Everything we read of your website has been deleted.')).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('This preview has ended');
  });
});

test.describe('own agent without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('own agent › remembers the conversation in plain forms', async ({ page }) => {
    await page.goto('/meet-your-agent');
    for (const [text, reply] of [
      ['I’d like to book a consultation', 'What day suits you?'],
      ['Tuesday', 'Morning or afternoon?'],
      ['morning', 'What name'],
      ['Tom Walsh', 'What e-mail address'],
      ['tom@garage.example', 'Shall I send that to the team?'],
    ] as const) {
      await page.getByLabel('Your question').fill(text);
      await page.getByRole('button', { name: 'Ask', exact: true }).click();
      await expect(page.locator('[data-tier]')).toContainText(reply);
    }
    await page.getByRole('link', { name: 'Send it with the contact form' }).click();
    await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
  });
});

test('own agent › answers from this website, and refers visitors to a person otherwise', async ({ page }) => {
  await page.goto('/meet-your-agent');
  await page.getByRole('button', { name: 'What does it cost?' }).click();
  await expect(page.locator('[data-tier]')).toContainText('€779');
  await page.getByLabel('Your question').fill('Do you sell helicopters?');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-tier="silent"]').getByRole('link', { name: 'Ask a person' })).toBeVisible();
  const say = async (text: string) => {
    await page.getByLabel('Your question').fill(text);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: text }).locator('[data-tier]')).toBeVisible();
  };
  for (const text of [
    'I’d like to book a consultation',
    'Tuesday',
    'in the morning',
    'Aoife Byrne',
    'aoife@example.ie',
  ])
    await say(text);
  await page.getByRole('button', { name: 'Ask for an expert consultation' }).click();
  await expect(page.getByText('Sent. One of us writes to aoife@example.ie within one working day.')).toBeVisible();
});
