import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { CREATE_HISTORY, HISTORY_TABLE, LOCK } from '@/lib/migrations/records';
import { plural } from '@/lib/text/plural';
import { hasTable, LOCAL_TABLES, listNames, listTables } from './catalog';
import { BackupError } from './format';

/** Closed connections remain listed for a moment. */
const DISCONNECT_TIMEOUT_MS = 3_000;
const POLL_INTERVAL_MS = 100;

const quote = (name: string) => pg.escapeIdentifier(name);

async function countOthers(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ others: string }>(`
    SELECT count(*) AS others FROM pg_stat_activity
    WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()
      AND backend_type = 'client backend'`);
  return Number(rows[0]?.others ?? 0);
}

/** @throws BackupError while the site or a worker is connected, since the rows they work on would be replaced */
async function requireNoConnections(client: pg.Client): Promise<void> {
  const until = performance.now() + DISCONNECT_TIMEOUT_MS;
  let others = await countOthers(client);
  while (others > 0 && performance.now() < until) {
    await sleep(POLL_INTERVAL_MS);
    // Within a transaction the server caches this list.
    await client.query('SELECT pg_stat_clear_snapshot()');
    others = await countOthers(client);
  }
  if (others > 0)
    throw new BackupError(
      `The database is in use by ${plural(others, 'other connection')} of the same user. Stop the site and every worker first.`,
    );
}

/** @throws BackupError unless the database is empty or may be replaced */
async function requireEmptyOrReplaceable(client: pg.Client, mayReplace: boolean): Promise<void> {
  const tables = await listTables(client);
  if (tables.length > 0 && !tables.some(({ name }) => name === HISTORY_TABLE))
    throw new BackupError(
      `The database contains tables of another application (${tables[0]?.name}, …). Use a different database.`,
    );
  if (mayReplace) return;
  for (const { name } of tables) {
    if (name === HISTORY_TABLE || LOCAL_TABLES.includes(name)) continue;
    const { rows } = await client.query(`SELECT 1 FROM ${quote(name)} LIMIT 1`);
    if (rows.length > 0)
      throw new BackupError(
        `The database is not empty: there are rows in ${name}. Use --replace to replace everything in it.`,
      );
  }
}

/** @throws BackupError when the database is in use, belongs to something else, or has rows that may not be replaced */
export async function checkTarget(client: pg.Client, mayReplace: boolean): Promise<void> {
  await requireNoConnections(client);
  await requireEmptyOrReplaceable(client, mayReplace);
}

/** Remembers what the replaced database has already sent, so that nothing is sent twice. Lasts for the transaction. */
async function rememberSent(client: pg.Client): Promise<void> {
  const from = async (table: string, select: string, nothing: string) =>
    (await hasTable(client, `public.${table}`)) ? `SELECT ${select}` : `SELECT ${nothing} WHERE false`;
  const mails = await from(
    'mails',
    "id, status::text, sent_at FROM public.mails WHERE status::text IN ('sent', 'skipped')",
    'NULL::uuid AS id, NULL::text AS status, NULL::timestamptz AS sent_at',
  );
  await client.query(`CREATE TEMP TABLE sent_mails ON COMMIT DROP AS ${mails}`);
  const hasWebhooks = `SELECT 1 FROM pg_attribute WHERE attrelid = to_regclass('public.leads') AND attname = 'webhook_sent_at'`;
  const { rows } = await client.query(hasWebhooks);
  const leads =
    rows.length > 0
      ? 'SELECT id, webhook_sent_at FROM public.leads WHERE webhook_sent_at IS NOT NULL'
      : 'SELECT NULL::uuid AS id, NULL::timestamptz AS webhook_sent_at WHERE false';
  await client.query(`CREATE TEMP TABLE sent_webhooks ON COMMIT DROP AS ${leads}`);
}

async function removeTables(client: pg.Client): Promise<void> {
  const tables = (await listTables(client)).filter(({ name }) => name !== HISTORY_TABLE).map(({ name }) => quote(name));
  if (tables.length > 0) await client.query(`DROP TABLE ${tables.join(', ')} CASCADE`);
  const enums = (await listNames(client, 'enums')).map(quote);
  if (enums.length > 0) await client.query(`DROP TYPE ${enums.join(', ')} CASCADE`);
}

/** Clears the target database: afterwards only an empty migration history exists. Part of the restore transaction. */
export async function clearTarget(client: pg.Client, mayReplace: boolean): Promise<void> {
  // So nobody migrates while a backup is restored.
  await client.query(LOCK);
  await checkTarget(client, mayReplace);
  await rememberSent(client);
  await removeTables(client);
  await client.query(CREATE_HISTORY);
  await client.query(`DELETE FROM ${HISTORY_TABLE}`);
}
