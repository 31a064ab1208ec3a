import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requestSignUp } from '@/lib/auth/account/accounts';
import { db } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';
import { keepJob } from '@/lib/jobs/pg-boss-internals/keep-job';
import { deliverMail } from '@/lib/mail/deliver';
import { listFailedMails, retryFailedMails } from '@/lib/mail/failures';
import { freePort } from '../../../scripts/support/database.mjs';
import { startWorker } from '../../../scripts/support/services.mjs';
import { deferred } from '../../support/deferred';
import { emptyTables } from '../../support/empty-tables';
import { startMailTrap } from '../../support/mail-trap.mjs';

type Stoppable = { stop: () => Promise<unknown> };

const stops: Stoppable['stop'][] = [];
const mary = { email: 'mary@bakery.ie', password: 'four green fields', displayName: 'Máire Ó Súilleabháin 日本' };

beforeEach(async () => {
  await emptyTables();
  await db.$executeRaw`DELETE FROM pgboss.job`;
});

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function trap(port?: number, beforeReply?: () => Promise<unknown>) {
  const mails = await startMailTrap(port, beforeReply);
  stops.push(mails.stop);
  return mails;
}

/** A worker process as npm start runs it; `kill` is kill -9. */
async function work(smtpUrl: string) {
  const env = { ...process.env, SMTP_URL: smtpUrl, LOG_LEVEL: 'silent', SITE_URL: 'https://example.ie' };
  const worker = await startWorker(env);
  stops.push(worker.kill);
  return worker;
}

const read = (folder: string) =>
  Promise.all(
    readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
  );

test('worker › sends the mail of a sign-up once although it was killed and restarted', async () => {
  const mails = await trap();
  const first = await work(mails.url);
  await first.kill();
  await requestSignUp(mary, { ip: '192.0.2.1' });
  await work(mails.url);
  await expect.poll(() => read(mails.folder)).toHaveLength(1);
  // Nothing is left that could send it once more.
  const jobsLeft = () => db.$queryRaw`SELECT state FROM pgboss.job WHERE name = 'mail' AND state < 'completed'`;
  await expect.poll(jobsLeft).toEqual([]);
  const [mail] = await read(mails.folder);
  expect(await read(mails.folder)).toHaveLength(1);
  expect(mail?.to?.[0]?.address).toBe(mary.email);
  expect(mail?.text).toContain('Hello,');
  expect(mail?.text).toMatch(/https:\/\/example\.ie\/auth\/confirm\?token=[\w-]{43}\n/);
  expect(mail?.html).toMatch(/href="https:\/\/example\.ie\/auth\/confirm\?token=[\w-]{43}"/);
  expect(mail?.messageId).toMatch(/^<[\w-]+@example\.ie>$/);
});

test('worker › retries while the mail server is unavailable', async () => {
  const port = await freePort();
  await work(`smtp://127.0.0.1:${port}`);
  await requestSignUp(mary, { ip: '192.0.2.1' });
  await expect.poll(() => db.mail.findFirst()).toMatchObject({ status: 'queued', attempts: 1 });
  const mails = await trap(port);
  // The back-off is not waited for.
  const dueNow = () =>
    db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE name = 'mail' AND state = 'retry'`;
  await expect.poll(() => dueNow().then(() => read(mails.folder))).toHaveLength(1);
  await expect.poll(() => db.mail.findFirst()).toMatchObject({ status: 'sent', lastError: null });
});

test('workers › send a mail once to a server that takes longer to say so than a job may take without its worker', async () => {
  const reply = deferred();
  const mails = await trap(undefined, () => reply.promise);
  await Promise.all([work(mails.url), work(mails.url)]);
  await requestSignUp(mary, { ip: '192.0.2.1' });
  await expect.poll(() => read(mails.folder)).toHaveLength(1);
  const [job] = await db.$queryRaw<{ left: number; limit: number }[]>`
    SELECT extract(epoch FROM started_on + expire_in - now())::float AS left, extract(epoch FROM expire_in)::float AS limit
    FROM pgboss.job WHERE name = 'mail' AND state = 'active'`;
  // A killed worker is noticed within a minute, while a living one has the time that the mail server may take.
  expect(job?.left).toBeLessThanOrEqual(60);
  expect(job?.limit).toBeGreaterThan(15 * 60);
  reply.resolve();
  await expect.poll(() => db.mail.findFirst()).toMatchObject({ status: 'sent', attempts: 1 });
  expect(await read(mails.folder)).toHaveLength(1);
});

test('keepJob › keeps a job from other workers for as long as its own is at it, and no longer', async () => {
  await db.$transaction((tx) => enqueue(tx, 'mail', { mailId: 'x' }));
  const [job] = await db.$queryRaw<
    { id: string }[]
  >`UPDATE pgboss.job SET state = 'active', started_on = now() RETURNING id`;
  const id = job?.id ?? '';
  const expireNow = () =>
    db.$executeRaw`UPDATE pgboss.job SET started_on = now() - 2 * expire_in WHERE id = ${id}::uuid`;
  const isExpired = async () => {
    const [row] = await db.$queryRaw<
      { is: boolean }[]
    >`SELECT started_on + expire_in < now() AS is FROM pgboss.job WHERE id = ${id}::uuid`;
    return row?.is;
  };
  const work = deferred();
  await expireNow();
  const kept = keepJob('mail', id, () => work.promise, 20);
  await expect.poll(isExpired).toBe(false);
  await expireNow();
  await expect.poll(isExpired).toBe(false);
  work.resolve();
  await kept;
  await expireNow();
  expect(await isExpired()).toBe(true);
});

test('workers › send each mail once between them', async () => {
  const mails = await trap();
  await Promise.all([work(mails.url), work(mails.url)]);
  for (let index = 0; index < 20; index += 1)
    await requestSignUp({ ...mary, email: `mary${index}@bakery.ie` }, { ip: '192.0.2.1' });
  await expect.poll(() => db.mail.count({ where: { status: 'sent' } })).toBe(20);
  const recipients = (await read(mails.folder)).map((mail) => mail.to?.[0]?.address);
  expect(recipients).toHaveLength(20);
  expect(new Set(recipients).size).toBe(20);
});

test('failed mails › are listed and can be sent again', async () => {
  await db.mail.create({ data: { kind: 'nonsense', recipient: mary.email } });
  const { id } = await db.mail.findFirstOrThrow();
  await expect(deliverMail(id, {}, false)).rejects.toThrow('nonsense');
  expect(await listFailedMails()).toEqual([]);
  await deliverMail(id, {}, true);
  expect(await listFailedMails()).toMatchObject([{ id, lastError: expect.stringContaining('nonsense') }]);
  expect(await retryFailedMails()).toBe(1);
  expect(await db.$queryRaw`SELECT data FROM pgboss.job WHERE name = 'mail'`).toEqual([{ data: { mailId: id } }]);
});

test('queueMail › leaves no mail when the transaction is rolled back', async () => {
  const { queueMail } = await import('@/lib/mail/outbox');
  const undone = db.$transaction(async (tx) => {
    await queueMail(tx, { kind: 'reset', recipient: mary.email });
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow('taken back');
  expect(await db.mail.count()).toBe(0);
  expect(await db.$queryRaw`SELECT 1 FROM pgboss.job WHERE name = 'mail'`).toEqual([]);
});
