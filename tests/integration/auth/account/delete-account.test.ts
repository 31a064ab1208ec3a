import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { authEmails } from '@/lib/auth/account/account-emails';
import { requestReset, requestSignUp } from '@/lib/auth/account/accounts';
import { deleteAccount } from '@/lib/auth/account/delete-account';
import { startSession } from '@/lib/auth/session/sessions';
import { authenticate } from '@/lib/auth/sign-in/authenticate';
import { savePost } from '@/lib/blog/commands';
import { account } from '@/lib/content/pages/account';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { addNote, deleteLead, setLeadStatus, storeLead } from '@/lib/leads/commands';
import { leadEmails } from '@/lib/leads/mails';
import { deliverMail } from '@/lib/mail/deliver';
import { unsubscribe } from '@/lib/mail/unsubscribe';
import { consume } from '@/lib/rate-limits/rate-limiter';
import { emptyTables } from '../../../support/empty-tables';
import { makeUser } from '../../../support/users';

const email = 'erase.me@bakery.ie';
const password = 'four green fields';
const ip = '192.0.2.1';

beforeEach(emptyTables);

/** The tables (of the site and of its job queue) and files that contain a text. */
async function findEverywhere(text: string, folder: string): Promise<string[]> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'pgboss')`;
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await db.$queryRawUnsafe<unknown[]>(
      `SELECT 1 FROM ${name} AS row WHERE strpos(lower(row::text), lower($1)) > 0`,
      text,
    );
    if (rows.length > 0) found.push(name);
  }
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    if ((await readFile(path, 'utf8')).toLowerCase().includes(text)) found.push(path);
  }
  return found;
}

/** Delivers what a deleted account leaves in the outbox to a mailbox of its own. Returns the mails. */
async function deliverLastMail(): Promise<string[]> {
  const { dataDir } = env;
  env.dataDir = await mkdtemp(join(tmpdir(), 'mailbox-'));
  for (const { id } of await db.mail.findMany({ where: { recipient: email } }))
    await deliverMail(id, authEmails, false);
  const files = await readdir(join(env.dataDir, 'mail'));
  const mails = await Promise.all(files.map((file) => readFile(join(env.dataDir, 'mail', file), 'utf8')));
  await rm(env.dataDir, { recursive: true });
  env.dataDir = dataDir;
  return mails;
}

const submission = { name: 'Seán', email: 'sean@pub.ie', consentVersion: 'contact-1', page: '/contact' };
const post = {
  title: 'After hours',
  slug: 'after-hours',
  excerpt: 'Who answers at night?',
  content: 'We do.',
  author: 'Admin',
  category: 'Business',
  tags: ['night'],
  cover: '',
  coverAlt: '',
  metaTitle: '',
  metaDescription: '',
  socialImage: '',
  lang: '',
  publishedAt: new Date(),
  status: 'published',
} as const;

test('deleteAccount › removes the e-mail address from every column of every table and from every file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'erase-'));
  env.dataDir = folder;
  env.smtpUrl = undefined;
  const user = await makeUser({ email, password, displayName: 'Máire', role: 'admin' });
  await authenticate(email, 'wrong password', ip);
  await authenticate(email, password, ip);
  await startSession(user.id, 'browser', '');
  await requestSignUp({ email, password, displayName: undefined }, { ip });
  await requestReset(email);
  for (const { id } of await db.mail.findMany()) await deliverMail(id, authEmails, false);
  await consume({ emailByRecipient: email });
  const lead = await storeLead({ ...submission, kind: 'contact', message: 'Hello' });
  await addNote(lead.id, 'Rang on Monday', email);
  await setLeadStatus(lead.id, 'contacted', email);
  const saved = await savePost({
    writeId: randomUUID(),
    fields: { ...post, tags: [...post.tags] },
    editor: email,
  });
  expect(saved.ok).toBe(true);
  expect((await findEverywhere(email, folder)).length).toBeGreaterThan(5);

  await deleteAccount(user.id);
  const mails = await deliverLastMail();

  expect(await findEverywhere(email, folder)).toEqual([]);
  expect(mails).toEqual([expect.stringMatching(/Your account was deleted/)]);
  expect(await db.session.count()).toBe(0);
  expect(await db.refreshToken.count()).toBe(0);
  expect(await db.emailToken.count()).toBe(0);
  expect(await db.leadNote.findFirst()).toMatchObject({ text: 'Rang on Monday', author: 'A former admin' });
  await rm(folder, { recursive: true });
});

test('deleteAccount › keeps what the account page says it keeps: requests sent by a form, and that the address unsubscribed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'erase-'));
  env.dataDir = folder;
  env.smtpUrl = undefined;
  const user = await makeUser({ email, password });
  const lead = await storeLead({
    ...submission,
    kind: 'free_trial',
    email: 'Erase.Me@bakery.ie',
    businessName: 'Bakery',
  });
  for (const { id } of await db.mail.findMany()) await deliverMail(id, leadEmails, false);
  await unsubscribe(email);

  await deleteAccount(user.id);
  await deliverLastMail();

  const kept = await findEverywhere(email, folder);
  expect(kept.filter((place) => !place.endsWith('.eml')).sort()).toEqual(['public.leads', 'public.unsubscribes']);
  const files = kept.filter((place) => place.endsWith('.eml'));
  expect(files, 'the notification of the team').toHaveLength(1);
  expect(files[0]).toContain('lead_notification');
  await deleteLead(lead.id);
  expect(await findEverywhere(email, folder)).toEqual(['public.unsubscribes']);
  expect(account.remove.text).toMatch(/Requests you sent us through a form stay/);
  expect(account.remove.text).toMatch(/unsubscribed/);
  await rm(folder, { recursive: true });
});
