import { afterEach, beforeEach, expect, test } from 'vitest';
import { updatePassword } from '@/lib/auth/account/account-actions';
import { requestReset, resetPassword } from '@/lib/auth/account/accounts';
import { forgotPassword, resend, signUp } from '@/lib/auth/account/email-link-actions';
import { signIn } from '@/lib/auth/sign-in/actions';
import { authenticate } from '@/lib/auth/sign-in/authenticate';
import { signInWithPassword } from '@/lib/auth/sign-in/sign-in';
import { db } from '@/lib/db';
import { idleForm } from '@/lib/forms/form-state';
import { sendMessage } from '@/lib/leads/actions';
import { policies } from '@/lib/rate-limits/policies';
import { holdVerification } from '../../support/argon2';
import { newBrowser } from '../../support/cookie-jar';
import { emptyTables } from '../../support/empty-tables';
import { openMails } from '../../support/mails';
import { makeUser } from '../../support/users';

const email = 'mary@bakery.ie';
const password = 'four green fields';
let owners: ReturnType<typeof newBrowser>;
let userId: string;

beforeEach(async () => {
  await emptyTables();
  ({ id: userId } = await makeUser({ email, password }));
  owners = newBrowser('192.0.2.1');
});
afterEach(() => holdVerification(undefined));

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** "done", or why not. */
async function signInAt(browser: typeof owners, typed = password): Promise<string> {
  return browser(async () => (await signIn(idleForm, formOf({ email, password: typed, script: '1' }))).status);
}

/** As if what was counted had gone on so often: a counter only grows. */
const repeat = (times: number) => db.$executeRaw`UPDATE rate_limits SET points = points * ${times}::int`;

/** Ten thousand wrong passwords from forty networks. Returns how many were compared. */
async function guess(address = (network: number) => `198.51.100.${network}`): Promise<number> {
  holdVerification(Promise.resolve(false));
  let compared = 0;
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const answer = await authenticate(email, `guess ${attempt}`, address(attempt % 40));
    if (!answer.ok && answer.reason === 'wrong') compared += 1;
  }
  await repeat(84);
  holdVerification(undefined);
  return compared;
}

/** A thousand forms of a kind with the owner's address, each from a network of its own. */
async function sendForms(send: (form: FormData) => Promise<{ status: string }>, fields = {}): Promise<void> {
  for (let sent = 0; sent < 25; sent += 1)
    await newBrowser(`203.0.113.${sent}`)(() => send(formOf({ email, ...fields, message: `Hello ${sent}` })));
  await repeat(40);
}

const contact = { name: 'Mary' };
const resetMails = async () => (await openMails()).filter(({ subject }) => subject?.startsWith('Set a new password'));
const forgot = (browser: typeof owners) => browser(() => forgotPassword(idleForm, formOf({ email })));

test('10,000 wrong passwords and 1,000 forms › stop neither sign-in from the owner’s browser nor a reset mail from any', async () => {
  expect(await signInAt(owners)).toBe('done');
  expect(await guess()).toBe(policies.signInByEmail.points);
  await sendForms((form) => sendMessage(idleForm, form), contact);
  await sendForms((form) => signUp(idleForm, form), { password });
  await sendForms((form) => resend(idleForm, form));
  expect(await signInAt(newBrowser('203.0.113.200')), 'the attack itself is stopped').toBe('rejected');
  expect(await signInAt(owners)).toBe('done');
  await openMails();
  const anywhere = newBrowser('203.0.113.201');
  expect((await forgot(anywhere)).status).toBe('done');
  const [mail] = await resetMails();
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(await resetPassword(token, 'five brown fields', '203.0.113.201')).toMatchObject({ id: userId });
});

test('1,000 requests to reset a password › leave the owner with a link that works, in any browser, and with more in theirs', async () => {
  await signInAt(owners);
  await sendForms((form) => forgotPassword(idleForm, form));
  expect((await resetMails()).length).toBe(policies.firstEmailByRecipient.points + policies.emailByRecipient.points);
  expect(await forgot(newBrowser('203.0.113.201'))).toMatchObject({
    status: 'rejected',
    message: expect.stringMatching(/the link in the latest e-mail works/),
  });
  expect((await forgot(owners)).status).toBe('done');
  expect(await resetMails()).toHaveLength(1);
  // The day's mails are used up; one an hour is free.
  await db.$executeRaw`UPDATE rate_limits SET expire = expire - interval '61 minutes'`;
  expect((await forgot(newBrowser('203.0.113.201'))).status).toBe('done');
  expect(await resetMails()).toHaveLength(1);
});

test('A network from which the owner signed in › can sign in during an attack, from a new browser and by the API', async () => {
  await owners(() => signInWithPassword({ email, password }, 'api', { ip: '192.0.2.1', userAgent: 'curl' }));
  await guess();
  expect(await signInAt(newBrowser('192.0.2.1'))).toBe('done');
  expect(await signInAt(newBrowser('192.0.2.2'))).toBe('rejected');
  // Neighbours behind the same address may have used up its attempts at all accounts.
  for (let other = 0; other <= policies.signInByIp.points; other += 1)
    await authenticate(`guess-${other}@pub.ie`, 'four brown fields', '192.0.2.1');
  expect(await signInAt(newBrowser('192.0.2.1'))).toBe('done');
});

test('Somebody who is signed in › can change the password during an attack', async () => {
  await signInAt(owners);
  await guess(() => '192.0.2.1');
  const form = formOf({ current: password, password: 'five brown fields' });
  await expect(owners(() => updatePassword(idleForm, form))).rejects.toThrow('NEXT_REDIRECT');
  expect(await db.auditEvent.count({ where: { userId, kind: 'password_changed' } })).toBe(1);
});

test('A known browser › guesses no faster than others, at no other account, and not after a new password', async () => {
  const other = await makeUser({ email: 'pat@bakery.ie', password: 'pats own password' });
  await signInAt(owners);
  await guess();
  holdVerification(Promise.resolve(false));
  const attempts = [];
  for (let attempt = 0; attempt < 30; attempt += 1) attempts.push(await signInAt(owners, `guess ${attempt}`));
  holdVerification(undefined);
  const errors = await db.auditEvent.count({ where: { userId, kind: 'sign_in_failed', ip: '192.0.2.1' } });
  // Its own attempts, and then those of a network that is known too.
  expect(errors).toBe(policies.signInByBrowser.points + policies.signInByEmailAndIp.points);
  expect(attempts.filter((status) => status === 'rejected')).toHaveLength(30);
  await db.rateLimit.deleteMany();
  expect(await owners(async () => (await authenticate(other.email, 'guess', '192.0.2.1')).ok)).toBe(false);
  const counted = await db.rateLimit.findMany({ where: { key: { startsWith: 'sign-in-by-browser' } } });
  expect(counted, 'its cookie says nothing about another account').toEqual([]);
  await requestReset(email);
  const token = /token=([\w-]+)/.exec((await resetMails())[0]?.text ?? '')?.[1] ?? '';
  await db.auditEvent.updateMany({ data: { at: new Date(Date.now() - 3_600_000) } });
  await newBrowser('203.0.113.9')(() => resetPassword(token, 'five brown fields', '203.0.113.9'));
  await db.auditEvent.updateMany({ where: { kind: 'password_reset' }, data: { at: new Date(Date.now() + 120_000) } });
  await guess();
  expect(await signInAt(owners, 'five brown fields'), 'whoever signed in with the old password').toBe('rejected');
});

test.each([
  ['forged', 'AAAAAAAAAAAAAAAAAAAAAA.1-9999999999999-AAAAAAAAAAAAAAAAAAAAAAAA'],
  ['empty', ''],
  ['malformed', '....---'],
  ['huge', `AAAAAAAAAAAAAAAAAAAAAA${'.1-9-AAAAAAAAAAAAAAAAAAAAAAAA'.repeat(1_000)}`],
])('A %s cookie of a known browser › counts as none', async (_case, value) => {
  await guess();
  const { setRequestHeaders } = await import('../../support/next-headers');
  setRequestHeaders({ 'x-client-address': '203.0.113.5' }, undefined, { browser: value });
  expect(await authenticate(email, password, '203.0.113.5')).toMatchObject({ reason: 'limited' });
});

test('A form of somebody whose address strangers have used › reaches the team, though the sender gets no more mails', async () => {
  await sendForms((form) => sendMessage(idleForm, form), contact);
  const message = 'Do you do bakeries?';
  const status = await owners(() => sendMessage(idleForm, formOf({ ...contact, email, message })));
  expect(status.status).toBe('done');
  const lead = await db.lead.findFirstOrThrow({ where: { message }, include: { mails: true } });
  expect([lead.isSpam, lead.mails.map(({ kind }) => kind)]).toEqual([false, ['lead_notification']]);
  const confirmations = await db.mail.count({ where: { kind: 'lead_confirmation', recipient: email } });
  expect(confirmations).toBe(policies.emailByRecipient.points);
});
