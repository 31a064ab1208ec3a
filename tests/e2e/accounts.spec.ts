import type { Route } from '@playwright/test';
import { expectAccessibleInBothSchemes, expectNoOverflow } from './accessibility';
import {
  fillSignIn,
  linkIn,
  mailTo,
  makeAccount,
  newAddress,
  PASSWORD,
  passwordField,
  setRole,
  signIn,
  signInByForm,
  sql,
} from './accounts';
import { expect, test } from './test';

const denied = "You don't have permission to access this page. Admin access is required.";

/** Runs with and without JavaScript. */
function theWholeWay(hasScript: boolean) {
  test('account › sign up, confirm by mail, sign in, return to the requested page, sign out', async ({ page }) => {
    const email = newAddress();
    await page.goto('/account');
    await expect(page).toHaveURL('/auth?callbackUrl=%2Faccount');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL('/auth?tab=sign-up&callbackUrl=%2Faccount');
    await page.getByLabel('Your name').fill('Máire Ó Súilleabháin');
    await page.getByLabel('E-mail').fill(email);
    await passwordField(page).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect(
      page.getByText("We've sent you a confirmation link to complete your registration.").first(),
    ).toBeVisible();

    await page.goto('/auth');
    await fillSignIn(page, email);
    await expect(page.getByRole('alert').filter({ hasText: 'isn’t confirmed yet' }).first()).toBeVisible();

    await page.goto(linkIn(await mailTo(email)));
    await page.getByRole('button', { name: 'Confirm my e-mail address' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Your e-mail address is confirmed' })).toBeVisible();
    await expect(page.getByText('Welcome back!')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'What to do first' })).toBeVisible();
    await expect(page.getByLabel('Your name')).toHaveValue('Máire Ó Súilleabháin');
    await page.goto('/auth');
    await expect(page, 'who is signed in is sent on').toHaveURL('/');

    await page.goto('/account');
    await page.getByRole('button', { name: 'Sign out here' }).click();
    await expect(page.getByText('You have been successfully signed out.')).toBeVisible();
    await page.goto('/account');
    await expect(page).toHaveURL(/\/auth\?callbackUrl/);
    await fillSignIn(page, email);
    await expect(page).toHaveURL('/account');
    if (hasScript) {
      await expect(page.getByText('Welcome back!')).toBeVisible();
      await expect(page.getByText('You have successfully signed in.')).toBeVisible();
    }
  });

  test('sign-up › confirmed in another browser takes the password that is typed there, and leads on', async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = newAddress();
    await page.goto('/auth?tab=sign-up&callbackUrl=/scraper');
    await page.getByLabel('E-mail').fill(email);
    await passwordField(page).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    const phone = await (await browser.newContext({ baseURL, javaScriptEnabled: hasScript })).newPage();
    await phone.goto(linkIn(await mailTo(email)));
    await expect(phone.getByText(email)).toBeVisible();
    await passwordField(phone).fill('password');
    await phone.getByRole('button', { name: 'Set password and sign in' }).click();
    await expect(phone.getByText('This password is too common')).toBeVisible();
    await phone.getByLabel('Your name').fill('Máire');
    await passwordField(phone).fill('five brown fields');
    await phone.getByRole('button', { name: 'Set password and sign in' }).click();
    await expect(phone, 'the page that was asked for').toHaveURL('/scraper');
    await phone.context().close();
    await page.goto('/auth');
    await fillSignIn(page, email);
    await expect(page.getByText('The e-mail address or the password is wrong.').first()).toBeVisible();
    await fillSignIn(page, email, 'five brown fields');
    await expect(page).toHaveURL('/');
  });

  test('sign-in › explains a wrong password and keeps the e-mail address', async ({ page }) => {
    const email = await makeAccount();
    await page.goto('/auth');
    await fillSignIn(page, email, 'not the password');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Sign in failed');
    await expect(alert).toContainText('The e-mail address or the password is wrong.');
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
  });

  test('password reset › sets a new password with a mailed link that works once', async ({ page }) => {
    const email = await makeAccount();
    await page.goto('/auth?callbackUrl=/scraper');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL('/auth/reset?callbackUrl=%2Fscraper');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    const link = linkIn(await mailTo(email));
    await page.goto(link);
    await passwordField(page).fill('password');
    await page.getByRole('button', { name: 'Set password and sign in' }).click();
    await expect(page.getByText('This password is too common')).toBeVisible();
    await passwordField(page).fill('five brown fields');
    await page.getByRole('button', { name: 'Set password and sign in' }).click();
    await expect(page, 'the page that was asked for').toHaveURL('/scraper');
    await page.goto(link);
    await expect(page.getByText('This link has expired or has already been used.')).toBeVisible();
    await page.context().clearCookies();
    await page.goto('/auth');
    await fillSignIn(page, email, 'five brown fields');
    await expect(page).toHaveURL('/');
  });
}

test.describe('with JavaScript', () => theWholeWay(true));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  theWholeWay(false);
});

test('confirmation mail › can be requested again without revealing whether there is an account', async ({ page }) => {
  const answers: string[] = [];
  for (const email of [newAddress('nobody'), await makeAccount()]) {
    await page.goto('/auth');
    await page.getByRole('link', { name: 'No confirmation e-mail?' }).click();
    await expect(page).toHaveURL('/auth/confirm');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send the link again' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    answers.push(await page.getByRole('main').innerText());
  }
  expect(answers[0]).toBe(answers[1]);
});

test('account deletion › requires the password', async ({ page }) => {
  const email = await makeAccount();
  await page.goto('/auth?callbackUrl=/account');
  await fillSignIn(page, email);
  const section = page.locator('section#delete');
  await section.locator('input[name="current"]').fill('not the password');
  await section.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('That isn’t your current password.')).toBeVisible();
  await section.locator('input[name="current"]').fill(PASSWORD);
  await section.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your account is deleted' })).toBeVisible();
  expect(await sql('SELECT 1 FROM users WHERE email = $1', [email])).toEqual([]);
});

test('tabs › support the keyboard: arrows wrap, Home and End jump', async ({ page }) => {
  await page.goto('/auth');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Sign In').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Sign Up')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Sign Up', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Sign In')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tab('Sign Up')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tab('Sign In')).toBeFocused();
});

test('tabs › carry the e-mail address over and update the URL', async ({ page }) => {
  await page.goto('/auth');
  await page.getByLabel('E-mail').fill('mary@bakery.ie');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/auth?tab=sign-up');
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('mary@bakery.ie');
  await page.getByLabel('E-mail').fill('sean@bakery.ie');
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue('sean@bakery.ie');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
});

test('account page › ends a single session', async ({ page, browser, baseURL }) => {
  const email = await makeAccount();
  await signIn(page, email);
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1 Version/26.0 Safari/604.1';
  const phone = await (await browser.newContext({ baseURL, userAgent })).newPage();
  await signIn(phone, email);
  await phone.clock.install();
  await phone.goto('/services');
  await expect(phone.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await page.goto('/account#sessions');
  const entry = page.locator('#sessions li').filter({ hasText: 'Safari 26 on iPhone' });
  await expect(entry).toContainText(/Signed in .*, last used /);
  await expect(page.locator('#sessions li').filter({ hasText: '(this device)' }).getByRole('button')).toHaveCount(0);
  await entry.getByRole('button', { name: /^End session Safari 26 on iPhone/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Session ended' })).toBeVisible();
  await expect(entry).toHaveCount(0);
  await phone.clock.fastForward(30_000);
  await expect(phone.getByRole('button', { name: /^Account of/ }), 'noticed on a page that stays open').toHaveCount(0);
  await phone.goto('/account');
  await expect(phone).toHaveURL(/\/auth\?callbackUrl/);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await phone.context().close();
});

test('ended session › links to sign-in and back', async ({ page, context, pageErrors }) => {
  const email = await makeAccount();
  await signIn(page, email);
  await page.goto('/scraper');
  await context.clearCookies();
  await page.getByLabel('Website URL').fill('https://bakery.example');
  await page.getByRole('button', { name: 'Start Scraping' }).click();
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'Your session has ended' });
  await alert.getByRole('link', { name: 'Sign in and come back' }).click();
  await expect(page).toHaveURL('/auth?callbackUrl=%2Fscraper');
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/scraper');
  pageErrors.failed.length = 0;
});

test('sign-up form › validates fields on blur', async ({ page }) => {
  await page.goto('/auth?tab=sign-up');
  await page.getByLabel('E-mail').fill(newAddress());
  await passwordField(page).fill('short');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText('Use 6 characters or more.')).toBeVisible();
  await expect(passwordField(page)).toBeFocused();
});

test.describe('account menu', () => {
  test('sends no requests for signed-out visitors', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/auth')) asked.push(request.url());
    });
    await page.goto('/services', { waitUntil: 'networkidle' });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('shows the user and signs out in every tab', async ({ page, context }) => {
    const email = await makeAccount();
    await signInByForm(page, email);
    const other = await context.newPage();
    await other.goto('/services');
    await expect(other.getByRole('button', { name: `Account of ${email}` })).toHaveText(email.charAt(0).toUpperCase());
    await page.getByRole('button', { name: `Account of ${email}` }).click();
    const menu = page.getByRole('menu');
    await expect(menu).toContainText(email);
    await expect(menu.getByText('Admin')).toHaveCount(0);
    await menu.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page.getByText('Signed out')).toBeVisible();
    await expect(page.getByText('You have been successfully signed out.')).toBeVisible();
    await expect(other.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['browser']);
  });

  test('shows admins their role and a link to the blog admin', async ({ page }) => {
    await signIn(page, await makeAccount('admin'));
    await page.goto('/about');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await expect(page.getByRole('menu').getByText('Admin', { exact: true })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Blog Admin' })).toHaveAttribute('href', '/blog-admin');
  });

  test('is part of the mobile menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const email = await makeAccount();
    await signIn(page, email);
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByText(email)).toBeVisible();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByText('You have been successfully signed out.')).toBeVisible();
  });
});

test.describe('access control', () => {
  test('responds with 403 to users, and to a demoted admin with the next request', async ({ page }) => {
    const email = await makeAccount('admin');
    await signIn(page, email);
    await setRole(email, 'user');
    const response = await page.goto('/blog-admin');
    expect(response?.status()).toBe(403);
    await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
    await expect(page.getByText(denied)).toBeVisible();
    await expect(page).toHaveURL('/blog-admin');
  });

  test('returns only to paths of this site', async ({ page, baseURL }) => {
    const email = await makeAccount();
    await page.goto(`/auth?callbackUrl=${encodeURIComponent('/\\evil.example')}`);
    await fillSignIn(page, email);
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(baseURL);
    await expect(page).toHaveURL('/');
  });

  test('sign out everywhere › signs out other devices', async ({ page, browser, baseURL }) => {
    const email = await makeAccount();
    await signIn(page, email);
    const elsewhere = await (await browser.newContext({ baseURL })).newPage();
    await signIn(elsewhere, email);
    await page.goto('/account#sessions');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page).toHaveURL(/notice=signed-out/);
    await elsewhere.goto('/account');
    await expect(elsewhere).toHaveURL(/\/auth\?callbackUrl/);
    await elsewhere.context().close();
  });
});

test('session › is renewed 90 seconds before it expires, and outlives a connection that fails', async ({
  page,
  pageErrors,
}) => {
  const email = await makeAccount();
  await signIn(page, email);
  const cookie = async () => (await page.context().cookies()).find(({ name }) => name === 'session')?.value;
  const before = await cookie();
  // Only the expiry of the session is changed in the response.
  const nearlyOver = async (route: Route) => {
    const response = await route.fetch();
    const session = { ...(await response.json()), expires: new Date(Date.now() + 85_000).toISOString() };
    await route.fulfill({ json: session });
  };
  const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.route('**/api/auth/session', nearlyOver, { times: 1 });
  await page.goto('/services');
  const account = page.getByRole('button', { name: /^Account of/ });
  await expect(account).toBeVisible();

  await page.route('**/api/auth/session', (route) => route.abort('internetdisconnected'), { times: 1 });
  const failure = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/auth/session'));
  await look();
  await failure;
  await expect(account).toBeVisible();

  const renewal = page.waitForResponse((response) => response.url().endsWith('/api/auth/session'));
  await look();
  const session = await (await renewal).json();
  expect(Date.parse(session.expires) - Date.now()).toBeGreaterThan(10 * 60_000);
  expect(await cookie(), 'it is set at sign-in only').toBe(before);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  pageErrors.failed.length = 0;
  pageErrors.console.length = 0;
});

test('cookies › are limited to an httpOnly session, an httpOnly mark of a known browser, and the hint', async ({
  page,
}) => {
  await signInByForm(page, await makeAccount());
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name, httpOnly, sameSite, path }) => ({ name, httpOnly, sameSite, path }))).toEqual(
    expect.arrayContaining([
      { name: 'session', httpOnly: true, sameSite: 'Lax', path: '/' },
      { name: 'browser', httpOnly: true, sameSite: 'Lax', path: '/' },
      { name: 'signed-in', httpOnly: false, sameSite: 'Lax', path: '/' },
    ]),
  );
  expect(cookies).toHaveLength(3);
});

for (const path of ['/auth/confirm', '/auth/reset', '/auth/step-up', '/account', '/access-denied']) {
  test(`${path} has no accessibility violation and fits a small screen, in light and in dark`, async ({ page }) => {
    await signIn(page, await makeAccount('admin'));
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expectNoOverflow(page);
    await expectAccessibleInBothSchemes(page);
  });
}
