import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './accessibility';
import { fillSignIn, linkIn, mailTo, makeAccount, PASSWORD, passwordField, signIn } from './accounts';
import { expect, test } from './test';

test.use({ waitsForReact: true });

/** Adds a virtual platform authenticator that confirms every request. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { remove: () => client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }) };
}

/** Signs in and adds a passkey. Returns the recovery codes. */
async function addPasskey(page: Page, email: string): Promise<string[]> {
  await signIn(page, email);
  await page.goto('/account#passkeys');
  // The sign-in alone, of which somebody may have copied the cookie, adds none.
  await page.getByRole('link', { name: 'Confirm it’s you to add a passkey' }).click();
  await expect(page).toHaveURL(/\/auth\/step-up/);
  await page.locator('input[name="current"]:visible').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Name of the passkey').fill('Work laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.locator('#passkeys')).toContainText('Work laptop');
  await expect(page.locator('#passkeys')).toContainText('10 recovery codes left');
  const codes = page.getByRole('status').filter({ hasText: 'Save your recovery codes' }).getByRole('listitem');
  await expect(codes, 'stay when the page has the new passkey').toHaveCount(10);
  return codes.allInnerTexts();
}

async function signOutAndEnterPassword(page: Page, email: string, path = '/account') {
  await page.context().clearCookies();
  await page.goto(`/auth?callbackUrl=${encodeURIComponent(path)}`);
  await fillSignIn(page, email);
  await expect(page).toHaveURL(/\/auth\/passkey/);
}

test('passkey › is required after the password, then the requested page opens', async ({ page }) => {
  await addAuthenticator(page);
  const email = await makeAccount();
  await addPasskey(page, email);
  await signOutAndEnterPassword(page, email);
  await page.goto('/account');
  await expect(page, 'the password alone does not sign in').toHaveURL('/auth?callbackUrl=%2Faccount');
  expect((await page.request.get('/api/account/export')).status()).toBe(401);
  await page.goto('/auth/passkey?callbackUrl=/account');
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expect(page.locator('#passkeys')).toContainText(/last used/);
});

test('passkey › of another user is rejected, and so is the password grant of the API', async ({ page, pageErrors }) => {
  const email = await makeAccount();
  const authenticator = await addAuthenticator(page);
  await addPasskey(page, email);
  await authenticator.remove();
  await addAuthenticator(page);
  await signOutAndEnterPassword(page, email);
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No passkey was used' })).toBeVisible();
  const token = await page.request.post('/api/auth/token', {
    data: { grant_type: 'password', email, password: PASSWORD },
  });
  expect(token.status()).toBe(403);
  for (const credential of [{}, { id: 'x', rawId: 'x', type: 'public-key', response: {} }]) {
    const forged = await page.request.post('/api/auth/passkey-sign-in', { data: { credential } });
    expect(forged.status()).toBe(400);
  }
  pageErrors.failed.length = 0;
});

test('recovery code › signs in once, also without JavaScript', async ({ page, browser, baseURL }) => {
  await addAuthenticator(page);
  const email = await makeAccount();
  const [code = ''] = await addPasskey(page, email);
  const phone = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage();
  for (const { typed, isValid } of [
    { typed: '0000-0000-0000-0000-0000', isValid: false },
    { typed: ` ${code.toUpperCase()} `, isValid: true },
  ]) {
    await phone.context().clearCookies();
    await phone.goto('/auth?callbackUrl=/account');
    await fillSignIn(phone, email);
    await phone.getByLabel('Recovery code').fill(typed);
    await phone.getByRole('button', { name: 'Sign in with a recovery code' }).click();
    if (isValid) await expect(phone).toHaveURL('/account');
    else await expect(phone.getByText('This is not one of your unused recovery codes.')).toBeVisible();
  }
  await phone.goto('/auth/step-up?callbackUrl=/account');
  await phone.getByLabel('Recovery code').fill(code);
  await phone.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(phone.getByText('This is not one of your unused recovery codes.')).toBeVisible();
  await phone.context().close();
});

test('password reset › does not bypass the passkey', async ({ page }) => {
  await addAuthenticator(page);
  const email = await makeAccount();
  await addPasskey(page, email);
  await page.context().clearCookies();
  await page.goto('/auth/reset');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.goto(linkIn(await mailTo(email, /^Set a new password/)));
  await passwordField(page).fill('five brown fields');
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(page).toHaveURL('/auth/passkey');
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
});

test('removing a passkey › makes the password sufficient again', async ({ page }) => {
  await addAuthenticator(page);
  const email = await makeAccount();
  await addPasskey(page, email);
  await page.goto('/account#passkeys');
  await page.getByRole('button', { name: 'Remove passkey Work laptop' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Passkey removed' })).toBeVisible();
  await page.context().clearCookies();
  await signIn(page, email);
});

test('notice of a new passkey › leads to a page that removes it, signs in with a new password and fits a small screen', async ({
  page,
}) => {
  await addAuthenticator(page);
  const email = await makeAccount();
  await addPasskey(page, email);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(linkIn(await mailTo(email, /^A passkey was added/)));
  await expectAccessible(page);
  await expectNoOverflow(page);
  await passwordField(page).fill('five brown fields');
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your new password is set' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove passkey Work laptop' })).toHaveCount(0);
});

test('/auth/passkey › has no accessibility violations and fits a small screen', async ({ page }) => {
  await addAuthenticator(page);
  const email = await makeAccount();
  await addPasskey(page, email);
  await signOutAndEnterPassword(page, email);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page);
  await expectNoOverflow(page);
});
