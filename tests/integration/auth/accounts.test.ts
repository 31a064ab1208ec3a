import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  changePassword,
  confirmSignUp,
  findEmailLink,
  requestReset,
  requestSignUp,
  resendConfirmation,
  resetPassword,
} from '@/lib/auth/account/accounts';
import { exportAccount } from '@/lib/auth/account/export-account';
import { setRole } from '@/lib/auth/account/roles';
import { rememberSignUp } from '@/lib/auth/session/known-browser';
import { findSession, startSession } from '@/lib/auth/session/sessions';
import { authenticate } from '@/lib/auth/sign-in/authenticate';
import { db } from '@/lib/db';
import { storeLead } from '@/lib/leads/commands';
import { log } from '@/lib/log';
import { unsubscribe } from '@/lib/mail/unsubscribe';
import { consume } from '@/lib/rate-limits/rate-limiter';
import { applyRetention } from '@/lib/retention/apply-retention';
import { newBrowser } from '../../support/cookie-jar';
import { emptyTables } from '../../support/empty-tables';
import { openMails } from '../../support/mails';
import { makeUser } from '../../support/users';

const mary = { email: 'mary@bakery.ie', password: 'four green fields', displayName: 'Máire' };
const ip = '192.0.2.1';
const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? '';

let owners: ReturnType<typeof newBrowser>;
let strangers: typeof owners;

beforeEach(async () => {
  await emptyTables();
  owners = newBrowser(ip);
  strangers = newBrowser('198.51.100.9');
});

const signUp = (input: typeof mary, browser = owners) =>
  browser(async () => rememberSignUp((await requestSignUp(input, { ip })).id));
const confirm = (token: string) => owners(() => confirmSignUp(token));

describe('sign-up', () => {
  test('mails a link that creates the account once', async () => {
    await signUp(mary);
    const [mail] = await openMails();
    expect(mail?.to).toBe(mary.email);
    expect(mail?.text).toContain('Hello,');
    expect(mail?.text).not.toContain('Máire');
    const token = tokenIn(mail?.text ?? '');
    expect(await authenticate(mary.email, mary.password, ip)).toMatchObject({ ok: false, reason: 'unconfirmed' });
    expect(await confirm(token)).toMatchObject({ userId: (await db.user.findFirstOrThrow()).id });
    expect(await confirm(token)).toBeUndefined();
    expect(await authenticate(mary.email, mary.password, ip)).toMatchObject({ ok: true });
  });

  test('opening the link changes nothing, since mail scanners open it too', async () => {
    await signUp(mary);
    const token = tokenIn((await openMails())[0]?.text ?? '');
    for (let look = 0; look < 3; look += 1) expect(await findEmailLink(token, 'confirm')).toBeDefined();
    expect(await confirm(token)).toMatchObject({ userId: (await db.user.findFirstOrThrow()).id });
  });

  test('two simultaneous confirmations create one account', async () => {
    await signUp(mary);
    const token = tokenIn((await openMails())[0]?.text ?? '');
    const answers = await owners(() => Promise.all([1, 2, 3].map(() => confirmSignUp(token))));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await db.user.count()).toBe(1);
  });

  test('the link expires after a day', async () => {
    await signUp(mary);
    const token = tokenIn((await openMails())[0]?.text ?? '');
    await db.emailToken.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    expect(await confirm(token)).toBeUndefined();
    expect(await db.user.count()).toBe(0);
  });

  test('an invented token opens no transaction, which would hold up everybody else', async () => {
    const transaction = vi.spyOn(db, '$transaction');
    expect(await confirm('x'.repeat(43))).toBeUndefined();
    expect(transaction).not.toHaveBeenCalled();
  });

  test('the token of a link is not stored', async () => {
    await signUp(mary);
    const token = tokenIn((await openMails())[0]?.text ?? '');
    const everything = JSON.stringify([
      await db.emailToken.findMany(),
      await db.mail.findMany(),
      await db.$queryRaw`SELECT data, output FROM pgboss.job`,
    ]);
    expect(everything).not.toContain(token);
  });

  test('with the e-mail address of an account only notifies its owner', async () => {
    await makeUser({ email: mary.email, password: 'the first password' });
    await signUp(mary);
    const [mail] = await openMails();
    expect(mail?.subject).toContain('already have an account');
    expect(mail?.text).not.toContain('token=');
    expect(await authenticate(mary.email, mary.password, ip)).toMatchObject({ ok: false, reason: 'wrong' });
  });

  test.each([
    ['an earlier', 0, 'the mail of her own', 1],
    ['an earlier', 0, 'the mail of the other', 0],
    ['a later', 1, 'the mail of her own', 0],
    ['a later', 1, 'the mail of the other', 1],
  ])(
    '%s sign-up by a stranger has no effect on the account that its owner confirms',
    async (_when, order, _mail, opened) => {
      const both = [() => signUp({ ...mary, password: 'attacker chose this' }, strangers), () => signUp(mary)];
      for (const one of order === 0 ? both : both.reverse()) await one();
      const mails = await openMails();
      await confirm(tokenIn(mails[opened]?.text ?? ''));
      expect(await authenticate(mary.email, 'attacker chose this', ip)).toMatchObject({ ok: false });
      expect(await authenticate(mary.email, mary.password, ip)).toMatchObject({ ok: true });
      expect(await confirm(tokenIn(mails[1 - opened]?.text ?? ''))).toBeUndefined();
    },
  );

  test('a link opened in another browser sets the password that is typed there, and none without one', async () => {
    await signUp({ ...mary, password: 'attacker chose this' }, strangers);
    const token = tokenIn((await openMails())[0]?.text ?? '');
    const phone = newBrowser('203.0.113.80');
    expect(await phone(() => confirmSignUp(token))).toEqual({ needsPassword: true });
    expect(await db.user.count()).toBe(0);
    const chosen = { password: 'five brown fields', ip };
    expect(await phone(() => confirmSignUp(token, chosen))).toMatchObject({ userId: expect.any(String) });
    expect(await db.user.findFirst(), 'nor the name that the stranger typed').toMatchObject({ displayName: null });
    expect(await authenticate(mary.email, 'attacker chose this', ip)).toMatchObject({ ok: false });
    expect(await authenticate(mary.email, chosen.password, ip)).toMatchObject({ ok: true });
  });

  test('the link can be sent again, but not to an address that never signed up', async () => {
    await signUp(mary);
    await openMails();
    await resendConfirmation(mary.email);
    await resendConfirmation('nobody@bakery.ie');
    const mails = await openMails();
    expect(mails.map((mail) => mail.to)).toEqual([mary.email]);
    expect(await confirm(tokenIn(mails[0]?.text ?? ''))).toMatchObject({
      userId: (await db.user.findFirstOrThrow()).id,
    });
  });
});

describe('password reset', () => {
  test('sets a new password once and ends every session', async () => {
    const user = await makeUser(mary);
    const session = await startSession(user.id, 'browser', '');
    await requestReset(mary.email);
    const token = tokenIn((await openMails())[0]?.text ?? '');
    expect(await resetPassword(token, 'five brown fields', ip)).toMatchObject({ id: user.id });
    expect(await resetPassword(token, 'six grey fields', ip)).toBeUndefined();
    expect(await findSession(session)).toBeUndefined();
    expect(await authenticate(mary.email, mary.password, ip)).toMatchObject({ ok: false });
    expect(await authenticate(mary.email, 'five brown fields', ip)).toMatchObject({ ok: true });
  });

  test('sends nothing to an address without an account', async () => {
    await requestReset('nobody@bakery.ie');
    expect(await openMails()).toEqual([]);
    expect(await db.mail.findFirst()).toMatchObject({ status: 'skipped' });
  });

  test('rejects a link of another purpose', async () => {
    await signUp(mary);
    const token = tokenIn((await openMails())[0]?.text ?? '');
    expect(await resetPassword(token, 'five brown fields', ip)).toBeUndefined();
    expect(await confirm(token)).toMatchObject({ userId: (await db.user.findFirstOrThrow()).id });
  });

  test('invalidates other links when one is used', async () => {
    await makeUser(mary);
    await requestReset(mary.email);
    await requestReset(mary.email);
    const mails = await openMails();
    expect(await resetPassword(tokenIn(mails[0]?.text ?? ''), 'five brown fields', ip)).toBeDefined();
    expect(await resetPassword(tokenIn(mails[1]?.text ?? ''), 'six grey fields', ip)).toBeUndefined();
  });
});

describe('rate limits', () => {
  test('of two hundred wrong passwords from one IP address check ten, and do not lock out the owner elsewhere', async () => {
    await makeUser(mary);
    const reasons: string[] = [];
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const answer = await authenticate(mary.email, `guess ${attempt}`, '198.51.100.9');
      reasons.push(answer.ok ? 'in' : answer.reason);
    }
    expect(reasons.filter((reason) => reason === 'wrong')).toHaveLength(10);
    expect(reasons.filter((reason) => reason === 'limited')).toHaveLength(190);
    expect(await authenticate(mary.email, mary.password, '198.51.100.9')).toMatchObject({ reason: 'limited' });
  });

  test('also stop many IP addresses guessing one password; a reset lets the owner in', async () => {
    await makeUser(mary);
    let looked = 0;
    for (let attempt = 0; attempt < 150; attempt += 1) {
      const answer = await authenticate(mary.email, 'guess', `203.0.113.${attempt}`);
      if (!answer.ok && answer.reason === 'wrong') looked += 1;
    }
    expect(looked).toBe(100);
    expect(await authenticate(mary.email, mary.password, ip)).toMatchObject({ reason: 'limited' });
    await requestReset(mary.email);
    await resetPassword(tokenIn((await openMails())[0]?.text ?? ''), 'five brown fields', ip);
    expect(await authenticate(mary.email, 'five brown fields', ip)).toMatchObject({ ok: true });
  });

  test('are logged once when reached', async () => {
    const warn = vi.spyOn(log, 'warn');
    for (let attempt = 0; attempt < 14; attempt += 1) await consume({ signInByEmailAndIp: `${mary.email} ${ip}` });
    expect(warn.mock.calls).toEqual([[{ limit: 'signInByEmailAndIp' }, 'rate limit exceeded']]);
    warn.mockRestore();
  });

  test('tell the client when to try again', async () => {
    await makeUser(mary);
    for (let attempt = 0; attempt < 10; attempt += 1) await authenticate(mary.email, 'guess', ip);
    const answer = await authenticate(mary.email, 'guess', ip);
    expect(answer).toMatchObject({ message: expect.stringMatching(/try again in 15 minutes/) });
  });
});

describe('an account', () => {
  test('with a short password becomes admin only after choosing a longer one', async () => {
    const { id } = await makeUser({ email: mary.email, password: 'short one' });
    expect((await setRole(mary.email, 'admin')).message).toContain('15 characters');
    expect(await db.user.findUnique({ where: { id } })).toMatchObject({ longPassword: false });
    await changePassword(id, 'long enough for an admin', ip);
    expect(await db.user.findUnique({ where: { id } })).toMatchObject({ longPassword: true });
  });

  test('that does not exist gets no role', async () => {
    expect(await setRole('nobody@bakery.ie', 'admin')).toMatchObject({ ok: false });
    expect(await db.userRole.count()).toBe(0);
  });

  test('can be exported completely, without its password', async () => {
    const user = await makeUser(mary);
    await startSession(user.id, 'browser', 'Firefox');
    const text = JSON.stringify(await exportAccount(user.id));
    expect(text).toContain(mary.email);
    expect(text).toContain('Firefox');
    expect(text).not.toMatch(/argon2|tokenHash|passwordHash/);
  });

  test('can be exported with what was sent under its e-mail address in any case, and under no similar one', async () => {
    const user = await makeUser({ email: 'mary_b@bakery.ie', password: 'four green fields' });
    const lead = {
      kind: 'contact',
      name: 'Mary',
      message: 'Hello',
      consentVersion: 'contact-1',
      page: '/contact',
    } as const;
    await storeLead({ ...lead, email: 'Mary_B@Bakery.ie' });
    await storeLead({ ...lead, email: 'maryxb@bakery.ie' });
    await storeLead({ ...lead, email: '%@bakery.ie' });
    await unsubscribe('mary_b@bakery.ie');
    const { leads, unsubscribedAt } = await exportAccount(user.id);
    expect(leads.map(({ email }) => email)).toEqual(['Mary_B@Bakery.ie']);
    expect(unsubscribedAt).toBeInstanceOf(Date);
  });
});

test('applyRetention › deletes only expired data', async () => {
  const user = await makeUser(mary);
  const live = await startSession(user.id, 'browser', '');
  const old = await startSession(user.id, 'browser', '');
  await db.session.update({ where: { id: old.sessionId }, data: { expiresAt: new Date(Date.now() - 1000) } });
  await requestSignUp({ ...mary, email: 'old@bakery.ie' }, { ip });
  await db.signUp.updateMany({ data: { createdAt: new Date(Date.now() - 8 * 24 * 3600_000) } });
  await requestSignUp({ ...mary, email: 'new@bakery.ie' }, { ip });
  await applyRetention();
  await applyRetention();
  expect((await db.session.findMany()).map((session) => session.id)).toEqual([live.sessionId]);
  expect((await db.signUp.findMany()).map((signUp) => signUp.email)).toEqual(['new@bakery.ie']);
});
