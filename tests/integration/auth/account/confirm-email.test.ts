import { beforeEach, expect, test } from 'vitest';
import { confirmEmail, resend, signUp } from '@/lib/auth/account/email-link-actions';
import { authenticate } from '@/lib/auth/sign-in/authenticate';
import { db } from '@/lib/db';
import { idleForm } from '@/lib/forms/form-state';
import { newBrowser } from '../../../support/cookie-jar';
import { emptyTables } from '../../../support/empty-tables';
import { openMails } from '../../../support/mails';

const email = 'mary@bakery.ie';
const password = 'four green fields';
const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? '';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

beforeEach(emptyTables);

const signUpAt = (browser: ReturnType<typeof newBrowser>, over = {}) =>
  browser(() => signUp(idleForm, formOf({ email, password, ...over })));
const confirmAt = (browser: ReturnType<typeof newBrowser>, token: string, over = {}) =>
  browser(async () => {
    try {
      return await confirmEmail(idleForm, formOf({ token, ...over }));
    } catch (error) {
      return String((error as { digest?: string }).digest?.split(';')[2]);
    }
  });
const works = async (typed: string) => (await authenticate(email, typed, '192.0.2.77')).ok;

test('confirmEmail › sets the password of its own browser or a valid one that is typed, whichever mail is opened', async () => {
  const mine = newBrowser('192.0.2.1');
  const phone = newBrowser('192.0.2.2');
  const stranger = newBrowser('192.0.2.3');
  expect((await signUpAt(stranger, { password: 'strangers pass', callbackUrl: '//evil.example' })).status).toBe('done');
  expect((await signUpAt(mine)).status).toBe('done');
  expect((await signUpAt(mine, { password: 'my second pass' })).status).toBe('done');
  await phone(() => resend(idleForm, formOf({ email, callbackUrl: '/scraper' })));
  const mails = await openMails();
  const [strangers, , , resent] = mails.map(({ text }) => tokenIn(text));
  expect(mails[0]?.text).not.toContain('evil');
  expect(await confirmAt(phone, strangers ?? '')).toMatchObject({ errors: { password: expect.any(String) } });
  expect(await confirmAt(phone, strangers ?? '', { password: '' })).toMatchObject({
    errors: { password: expect.any(String) },
  });
  expect(await confirmAt(phone, strangers ?? '', { password: '12345' })).toMatchObject({ status: 'invalid' });
  expect(await confirmAt(phone, strangers ?? '', { password: 'x'.repeat(129) })).toMatchObject({ status: 'invalid' });
  expect(await confirmAt(phone, strangers ?? '', { password: 'password' })).toMatchObject({ status: 'invalid' });
  expect(await confirmAt(phone, strangers ?? '', { password: 'six yellow', displayName: 'a\nb' })).toMatchObject({
    status: 'invalid',
  });
  expect(await confirmAt(phone, 'x'.repeat(43), { password: 'six yellow' })).toMatchObject({ status: 'rejected' });
  expect(await db.user.count()).toBe(0);
  // A browser that signed up with another address.
  await signUpAt(stranger, { email: 'pat@bakery.ie' });
  expect(await confirmAt(mine, resent ?? '', { callbackUrl: 'https://evil.example/' })).toBe(
    '/account?notice=confirmed',
  );
  expect([await works('my second pass'), await works(password), await works('strangers pass')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(await confirmAt(stranger, strangers ?? '')).toMatchObject({ status: 'rejected' });
});

test('confirmEmail › prefers what is typed, keeps the name, and leads to the page that was asked for', async () => {
  const mine = newBrowser('192.0.2.1');
  await signUpAt(mine, { displayName: 'Mary' });
  const token = tokenIn((await openMails())[0]?.text);
  expect(await confirmAt(mine, token, { password: 'typed instead', callbackUrl: '/scraper?x=1' })).toBe('/scraper?x=1');
  expect(await works('typed instead')).toBe(true);
  expect(await db.user.findFirst()).toMatchObject({ displayName: 'Mary' });
});
