import { beforeEach, expect, test } from 'vitest';
import { changePassword, undoByLink as undo } from '@/lib/auth/account/accounts';
import { queueSecurityNotice } from '@/lib/auth/account/security-notice';
import { listPasskeys, removePasskey } from '@/lib/auth/passkeys/manage-passkeys';
import { consumeRecoveryCode, replaceRecoveryCodes } from '@/lib/auth/passkeys/recovery-codes';
import { rememberBrowser } from '@/lib/auth/session/known-browser';
import { startSession } from '@/lib/auth/session/sessions';
import { authenticate } from '@/lib/auth/sign-in/authenticate';
import { signInWithPassword } from '@/lib/auth/sign-in/sign-in';
import { db } from '@/lib/db';
import { DAY_MS } from '@/lib/time';
import { newBrowser } from '../../../support/cookie-jar';
import { emptyTables } from '../../../support/empty-tables';
import { openMails } from '../../../support/mails';
import { moveClock } from '../../../support/move-clock';
import { makeUser } from '../../../support/users';

const email = 'mary@bakery.ie';
const password = 'four green fields';
const chosen = 'six yellow fields';
const ip = '192.0.2.1';
const client = { ip, userAgent: '' };
let userId: string;

/** The browser in which the owner signed in before all of it. */
let owners: ReturnType<typeof newBrowser>;

beforeEach(async () => {
  await emptyTables();
  ({ id: userId } = await makeUser({ email, password, role: 'admin' }));
  owners = newBrowser(ip);
  await owners(() => rememberBrowser(userId));
});

const undoByLink = (token: string, next: string) => owners(() => undo(token, next, ip));

/** Adds a passkey as registerPasskey does after the ceremony. */
const addPasskey = (id: string) =>
  db.$transaction(async (tx) => {
    const createdAt = new Date();
    const isFirst = (await tx.passkey.count({ where: { userId } })) === 0;
    await tx.passkey.create({ data: { id, userId, createdAt, publicKey: Buffer.from('x'), name: id } });
    await queueSecurityNotice(tx, userId, 'passkey_added', createdAt);
    return isFirst ? await replaceRecoveryCodes(userId, tx) : [];
  });

const linksIn = async () =>
  (await openMails()).map(({ text }) => /\/auth\/undo\?token=([\w-]{43})/.exec(text)?.[1] ?? '');
const passkeyIds = async () => (await db.passkey.findMany({ where: { userId } })).map(({ id }) => id);

test('undoByLink › removes a thief’s passkey and codes, ends all sessions, and the new password alone signs in', async () => {
  await startSession(userId, 'browser', '');
  await addPasskey('thief');
  await changePassword(userId, 'the thief’s password', ip);
  await startSession(userId, 'browser', '', new Date());
  const [link = ''] = await linksIn();
  expect(await undoByLink(link, chosen)).toMatchObject({ id: userId });
  expect([await passkeyIds(), await db.recoveryCode.count(), await db.session.count()]).toEqual([[], 0, 0]);
  expect(await authenticate(email, 'the thief’s password', ip)).toMatchObject({ ok: false });
  expect(await signInWithPassword({ email, password: chosen }, 'browser', client)).toMatchObject({ isPending: false });
  expect(await db.userRole.findUnique({ where: { userId } }), 'the role is unaffected').toMatchObject({
    role: 'admin',
  });
});

test('undoByLink › restores the owner’s passkey that a thief replaced, with whichever link is used first', async () => {
  await addPasskey('owner');
  await openMails();
  await addPasskey('thief');
  await removePasskey(userId, 'owner', ip);
  const [added = '', removed = ''] = await linksIn();
  await undoByLink(removed, chosen);
  expect((await passkeyIds()).sort()).toEqual(['owner', 'thief']);
  await undoByLink(added, chosen);
  expect(await passkeyIds()).toEqual(['owner']);
  expect(await db.recoveryCode.count(), 'the owner’s codes').toBe(10);
  expect(await signInWithPassword({ email, password: chosen }, 'browser', client)).toMatchObject({ isPending: true });
});

test('undoByLink › restores the owner’s recovery codes that a thief replaced, but none that was used', async () => {
  const [used = '', owners = ''] = await addPasskey('owner');
  await consumeRecoveryCode(userId, used);
  await openMails();
  await removePasskey(userId, 'owner', ip);
  const [thiefs = ''] = await addPasskey('thief');
  const accepted = async () => {
    const results = [used, owners, thiefs].map((code) => consumeRecoveryCode(userId, code));
    return Promise.all(results);
  };
  expect((await listPasskeys(userId)).recoveryCodes).toBe(10);
  const [removed = ''] = await linksIn();
  await undoByLink(removed, chosen);
  expect((await listPasskeys(userId)).recoveryCodes).toBe(9);
  expect(await accepted()).toEqual([false, true, false]);
});

test('undoByLink › takes no second factor away with the mail alone, and keeps working where its owner signed in before', async () => {
  await addPasskey('owner');
  const [link = ''] = await linksIn();
  const readers = newBrowser('203.0.113.66');
  expect(await readers(() => undo(link, 'the reader’s password', ip))).toMatchObject({ id: userId });
  const signIn = (typed: string) => signInWithPassword({ email, password: typed }, 'browser', client);
  expect(await signIn('the reader’s password'), 'the passkey is asked for').toMatchObject({ isPending: true });
  expect(await passkeyIds()).toEqual(['owner']);
  // A browser that signs in only now had not before the change.
  await readers(() => rememberBrowser(userId));
  await readers(() => undo(link, 'the reader’s second', ip));
  expect(await passkeyIds()).toEqual(['owner']);
  await undoByLink(link, chosen);
  expect(await passkeyIds()).toEqual([]);
  expect(await signIn(chosen)).toMatchObject({ isPending: false });
});

test('undoByLink › restores the owner’s passkey in any browser, though the thief’s stays until the right one', async () => {
  await addPasskey('owner');
  await openMails();
  await removePasskey(userId, 'owner', ip);
  await addPasskey('thief');
  const [removed = ''] = await linksIn();
  await newBrowser('203.0.113.66')(() => undo(removed, chosen, ip));
  expect((await passkeyIds()).sort()).toEqual(['owner', 'thief']);
  await undoByLink(removed, chosen);
  expect(await passkeyIds()).toEqual(['owner']);
});

test('undoByLink › needs no such browser where there is no younger passkey, and leaves the older one in the way', async () => {
  await addPasskey('owner');
  await openMails();
  await changePassword(userId, 'the thief’s password', ip);
  const [link = ''] = await linksIn();
  const phone = newBrowser('203.0.113.66');
  expect(await phone(() => undo(link, chosen, ip))).toMatchObject({ id: userId });
  expect(await phone(() => undo(link, 'again', ip)), 'used up').toBeUndefined();
  expect(await signInWithPassword({ email, password: chosen }, 'browser', client)).toMatchObject({ isPending: true });
});

test('removePasskey › makes the recovery codes of the last passkey useless', async () => {
  const [code = ''] = await addPasskey('owner');
  await removePasskey(userId, 'owner', ip);
  expect((await listPasskeys(userId)).recoveryCodes).toBe(0);
  expect(await consumeRecoveryCode(userId, code)).toBe(false);
});

test('undoByLink › works once, and only one of several simultaneous requests', async () => {
  await addPasskey('thief');
  const [link = ''] = await linksIn();
  const results = await Promise.all([1, 2, 3].map(() => undoByLink(link, chosen)));
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(await undoByLink(link, 'a third password')).toBeUndefined();
  expect(await authenticate(email, chosen, ip)).toMatchObject({ ok: true });
});

test.each([8 * DAY_MS, -2 * DAY_MS])('undoByLink › rejects a link after the clock moved by %d ms', async (ms) => {
  await addPasskey('thief');
  const [link = ''] = await linksIn();
  await moveClock(ms);
  expect(await undoByLink(link, chosen)).toBeUndefined();
  expect(await passkeyIds()).toEqual(['thief']);
});
