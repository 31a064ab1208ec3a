import type pg from 'pg';
import { type ImageStore, imageStore } from '@/lib/images/store';
import { enqueueBy } from '@/lib/jobs/enqueue';
import { installQueues } from '@/lib/jobs/install';
import { deleteJobs } from '@/lib/jobs/pg-boss-internals/unfinished-jobs';
import { queues } from '@/lib/jobs/queues';
import { readMigrations } from '@/lib/migrations/files';
import { applyAndRecord } from '@/lib/migrations/records';
import { begin } from './connect';
import { tableFiller } from './fill';
import { type Counts, type Part, readRow, VERSION } from './format';
import { splitHistory } from './history';
import { checkBackup, readBackup } from './read-backup';
import { addSequence, COMPLETE_ENUMS } from './schema';
import { checkTarget, clearTarget } from './target';

export type RestoreOptions = {
  /** Whether the backup may replace the contents of the database. */
  replace?: boolean;
  /** Sends nothing that was queued: mails wait for an admin to retry them, webhook calls are dropped. */
  hold?: boolean;
  store?: ImageStore;
};

type WaitingJob = Extract<Part, { job: string }>;

/** Loads the backup into empty tables, and its pictures into their store. Returns the jobs, which require the rows. */
async function loadBackup(client: pg.Client, path: string, store: ImageStore): Promise<WaitingJob[]> {
  const tables = tableFiller(client);
  const jobs: WaitingJob[] = [];
  let version = VERSION;
  for await (const entry of readBackup(path)) {
    if ('header' in entry) version = entry.header.version;
    if ('rows' in entry)
      for (const line of entry.rows.toString().slice(0, -1).split('\n')) await tables.add(readRow(line, version));
    if (!('part' in entry)) continue;
    const { part } = entry;
    if ('table' in part) await tables.open(part);
    else await tables.flush();
    if ('sequence' in part) {
      await client.query(addSequence(part.sequence));
      await client.query('SELECT setval(quote_ident($1)::regclass, $2, $3)', [part.sequence, part.last, part.isCalled]);
    }
    if ('job' in part) jobs.push(part);
    // Pictures are named by their content: an existing one is identical, and a failed restore leaves only unreferenced files.
    if ('picture' in part) await store.put(part.picture, Buffer.from(part.base64, 'base64'), 'image/webp');
  }
  await tables.flush();
  return jobs;
}

const HELD = 'Held when a backup was restored.';

/** Creates exactly one job for everything that is still to be sent, and none for what was sent since the backup. */
async function rebuildOutbox(client: pg.Client, jobs: readonly WaitingJob[], hold: boolean): Promise<number> {
  await deleteJobs(client, Object.keys(queues));
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

async function checkTargetFirst(url: string, mayReplace: boolean): Promise<void> {
  const { client, end } = await begin(url, 'READ ONLY');
  await checkTarget(client, mayReplace).finally(end);
}

type Restored = { counts: Counts; migrated: string[]; waitingMails: number; madeAt: string };

/**
 * Restores a backup atomically: completely, or not at all if anything fails or the process is killed. Migrations added since the
 * backup are applied in the same transaction.
 * @throws BackupError when the file is damaged or from a newer version, or the database may not be replaced
 */
export async function restore(url: string, path: string, options: RestoreOptions = {}): Promise<Restored> {
  const { replace = false, hold = false, store = imageStore } = options;
  const { header, counts } = await checkBackup(path);
  const history = splitHistory(header, readMigrations());
  await checkTargetFirst(url, replace);
  // pg-boss creates its tables on its own connection; a start of the site would create them anyway.
  await installQueues(url);
  const { client, commit, end } = await begin(url);
  let waitingMails: number;
  try {
    await clearTarget(client, replace);
    for (const { sql } of history.before) await client.query(sql);
    await client.query(COMPLETE_ENUMS);
    const jobs = await loadBackup(client, path, store);
    for (const migration of history.since) {
      await applyAndRecord(client, migration);
      if (/\bADD VALUE\b/i.test(migration.sql)) await client.query(COMPLETE_ENUMS);
    }
    waitingMails = await rebuildOutbox(client, jobs, hold);
    await commit();
    await client.query('ANALYZE');
  } finally {
    await end();
  }
  return { counts, migrated: history.since.map(({ name }) => name), waitingMails, madeAt: header.madeAt };
}
