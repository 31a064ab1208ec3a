import { beforeEach, expect, test } from 'vitest';
import { changePassword, requestReset, resetPassword } from '@/lib/auth/account/accounts';
import { removePasskey, resetPasskeys } from '@/lib/auth/passkeys/manage-passkeys';
import { replaceRecoveryCodes } from '@/lib/auth/passkeys/recovery-codes';
import { verifyRecoveryCode } from '@/lib/auth/passkeys/verify-passkey';
import { startSession } from '@/lib/auth/session/sessions';
import { db } from '@/lib/db';
import { emptyTables } from '../../../support/empty-tables';
import { openMails } from '../../../support/mails';
import { makeUser } from '../../../support/users';

const email = 'mary@bakery.ie';
const ip = '203.0.113.7';
let userId: string;

beforeEach(async () => {
  await emptyTables();
  ({ id: userId } = await makeUser({ email, password: 'four green fields', displayName: 'Mary' }));
});

const addPasskey = () => db.passkey.create({ data: { id: 'key', userId, publicKey: Buffer.from('x'), name: 'Key' } });

test('changePassword › notifies the owner, with the time and a link that undoes it', async () => {
  await changePassword(userId, 'five brown fields', ip);
  const [mail, ...more] = await openMails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: email, subject: expect.stringContaining('Your password was changed') });
  expect(mail?.text).toMatch(/^Hello Mary,/);
  expect(mail?.text).toMatch(/\d{1,2} \w{3,4} \d{4}, \d\d:\d\d, Irish time/);
  expect(mail?.text).toMatch(/\/auth\/undo\?token=[\w-]{43}\n/);
});

test('resetPassword › notifies the owner', async () => {
  await requestReset(email);
  const token = /token=([\w-]{43})/.exec((await openMails())[0]?.text ?? '')?.[1] ?? '';
  await resetPassword(token, 'five brown fields', ip);
  expect((await openMails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('was reset')]);
});

test('removePasskey and verifyRecoveryCode › notify the owner of what was removed or used', async () => {
  await addPasskey();
  const [code = ''] = await db.$transaction((tx) => replaceRecoveryCodes(userId, tx));
  const { sessionId } = await startSession(userId, 'browser', '');
  expect(await verifyRecoveryCode({ id: userId, sessionId }, 'wrong', ip)).toBe(false);
  expect(await verifyRecoveryCode({ id: userId, sessionId }, code, ip)).toBe(true);
  await removePasskey(userId, 'key', ip);
  await removePasskey(userId, 'no such key', ip);
  const subjects = (await openMails()).map(({ subject }) => subject);
  expect(subjects).toEqual([
    expect.stringContaining('A recovery code was used'),
    expect.stringContaining('A passkey was removed'),
  ]);
});

test('removePasskey › neither removes nor reports a passkey of another user', async () => {
  await addPasskey();
  const other = await makeUser({ email: 'other@bakery.ie', password: 'four green fields' });
  await removePasskey(other.id, 'key', ip);
  expect(await db.passkey.count({ where: { userId } })).toBe(1);
  expect(await openMails()).toEqual([]);
});

test('composeSecurityNotice › composes nothing for an account that has been deleted since', async () => {
  await changePassword(userId, 'five brown fields', ip);
  await db.user.delete({ where: { id: userId } });
  expect(await openMails()).toEqual([]);
});

test('resetPasskeys › removes passkeys, recovery codes and sessions, and notifies the owner', async () => {
  await addPasskey();
  await db.$transaction((tx) => replaceRecoveryCodes(userId, tx));
  await startSession(userId, 'browser', '');
  expect(await resetPasskeys(' Mary@Bakery.ie ')).toMatchObject({ ok: true });
  expect([await db.passkey.count(), await db.recoveryCode.count(), await db.session.count()]).toEqual([0, 0, 0]);
  expect(await db.auditEvent.findFirst({ where: { kind: 'passkeys_reset' } })).toMatchObject({ userId });
  expect((await openMails())[0]?.subject).toContain('An administrator removed all passkeys');
});

test('resetPasskeys › changes nothing for an account without a passkey, and reports an unknown e-mail address', async () => {
  await startSession(userId, 'browser', '');
  expect(await resetPasskeys(email)).toEqual({ ok: false, message: `${email} has no passkey.` });
  expect(await resetPasskeys('nobody@bakery.ie')).toMatchObject({ ok: false });
  expect(await db.session.count()).toBe(1);
});
