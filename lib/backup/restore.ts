import type pg from 'pg';
import { type ImageStore, imageStore } from '@/lib/images/store';
import { enqueueBy } from '@/lib/jobs/enqueue';
import { installQueues } from '@/lib/jobs/install';
import { queues } from '@/lib/jobs/queues';
import { readMigrations } from '@/lib/migrations/files';
import { applyAndRecord } from '@/lib/migrations/records';
import { begin } from './connect';
import { tableFiller } from './fill';
import type { Counts, Part } from './format';
import { splitHistory } from './history';
import { checkBackup, readBackup } from './read-backup';
import { checkTarget, makeRoom } from './target';

export type RestoreOptions = {
  /** Whether the backup may take the place of what the database holds. */
  replace?: boolean;
  /** Nothing that was waiting is sent: mails wait for an admin's button, calls to the CRM are not made. */
  hold?: boolean;
  store?: ImageStore;
};

type WaitingJob = Extract<Part, { job: string }>;

/** Reads the backup into empty tables, pictures into their store. Returns the jobs, which need the rows first. */
async function fill(client: pg.Client, path: string, store: ImageStore): Promise<WaitingJob[]> {
  const tables = tableFiller(client);
  const jobs: WaitingJob[] = [];
  for await (const entry of readBackup(path)) {
    if ('row' in entry) await tables.add(entry.row);
    if (!('part' in entry)) continue;
    const { part } = entry;
    if ('table' in part) await tables.open(part);
    else await tables.flush();
    if ('sequence' in part)
      await client.query('SELECT setval(quote_ident($1)::regclass, $2, $3)', [part.sequence, part.last, part.isCalled]);
    if ('job' in part) jobs.push(part);
    // Named after what is in them, so one that is there already is the same; and nothing names them unless all goes well.
    if ('picture' in part) await store.put(part.picture, Buffer.from(part.base64, 'base64'), 'image/webp');
  }
  await tables.flush();
  return jobs;
}

const HELD = 'Held back when a backup was restored.';

/** Leaves exactly one job for everything that still has to be sent, and none for what was sent since the backup. */
async function settleOutbox(client: pg.Client, jobs: readonly WaitingJob[], hold: boolean): Promise<number> {
  await client.query('DELETE FROM pgboss.job WHERE name = ANY($1)', [Object.keys(queues)]);
  await client.query(`
    UPDATE mails SET status = s.status::mail_status, sent_at = s.sent_at FROM sent_mails s
    WHERE s.id = mails.id AND mails.status = 'queued'`);
  await client.query(`
    UPDATE leads SET webhook_sent_at = s.webhook_sent_at, webhook_error = NULL FROM sent_webhooks s
    WHERE s.id = leads.id AND leads.webhook_sent_at IS NULL`);
  if (hold) {
    await client.query(`UPDATE mails SET status = 'failed', last_error = $1 WHERE status = 'queued'`, [HELD]);
    return 0;
  }
  const execute = (text: string, values: unknown[]) => client.query(text, values);
  const { rows: mails } = await client.query<{ id: string }>(
    `SELECT id FROM mails WHERE status = 'queued' ORDER BY created_at`,
  );
  for (const { id } of mails) await enqueueBy(execute, 'mail', { mailId: id });
  for (const { job, payload } of jobs) await enqueueBy(execute, job, payload);
  return mails.length;
}

async function tryTarget(url: string, mayReplace: boolean): Promise<void> {
  const { client, end } = await begin(url, 'READ ONLY');
  await checkTarget(client, mayReplace).finally(end);
}

type Restored = { counts: Counts; migrated: string[]; waitingMails: number; madeAt: string };

/**
 * Puts a backup into a database: all of it or, whatever goes wrong and whenever this process is killed, nothing. Migrations
 * that have come since the backup are applied in the same transaction.
 * @throws BackupError when the file is not sound, is not from the past of this version, or the database may not be replaced
 */
export async function restore(url: string, path: string, options: RestoreOptions = {}): Promise<Restored> {
  const { replace = false, hold = false, store = imageStore } = options;
  const { header, counts } = await checkBackup(path);
  const history = splitHistory(header, readMigrations());
  await tryTarget(url, replace);
  // pg-boss makes its tables on a connection of its own. They are empty, and the site's start would make them too.
  await installQueues(url);
  const { client, commit, end } = await begin(url);
  let waitingMails: number;
  try {
    await makeRoom(client, replace);
    for (const { sql } of history.before) await client.query(sql);
    const jobs = await fill(client, path, store);
    for (const migration of history.since) await applyAndRecord(client, migration);
    waitingMails = await settleOutbox(client, jobs, hold);
    await commit();
    await client.query('ANALYZE');
  } finally {
    await end();
  }
  return { counts, migrated: history.since.map(({ name }) => name), waitingMails, madeAt: header.madeAt };
}
