import pg from 'pg';
import { pool } from '@/lib/db';
import { plural } from '@/lib/text/plural';

const READ_ONLY = '25006';
const LOCKED = '55P03';
const codeOf = (error: unknown) => (error instanceof pg.DatabaseError ? error.code : undefined);
/** The time that a table may be locked for. Shorter than that of a check as a whole. */
const LOCK_WAIT = '1s';

/** Writes nothing, as only a database that can be written to does, and asks for the lock on every table that storing a row takes. */
const ASK = `DO $$ BEGIN
  PERFORM set_config('lock_timeout', '${LOCK_WAIT}', true);
  UPDATE heartbeats SET at = at WHERE false;
  EXECUTE (SELECT 'LOCK TABLE ' || string_agg(oid::regclass::text, ', ') || ' IN ROW EXCLUSIVE MODE'
    FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r');
END $$`;

/**
 * Whether rows can be stored: 'read-only' on a standby or by a setting of the provider, 'locked' while somebody holds a table for longer than
 * a second. Throws other errors.
 */
export async function checkWrites(): Promise<'ok' | 'read-only' | 'locked'> {
  try {
    await pool.query(ASK);
    return 'ok';
  } catch (error) {
    if (codeOf(error) === READ_ONLY) return 'read-only';
    if (codeOf(error) === LOCKED) return 'locked';
    throw error;
  }
}

type Lock = { pid: number; tables: string[]; application: string | null; seconds: number | null };

/** The sessions that lock tables of the site against storing, longest first. `seconds` and `application` need the rights of the same user. */
async function findLocks(): Promise<Lock[]> {
  const { rows } = await pool.query<Lock>(`
    SELECT l.pid, array_agg(DISTINCT c.relname::text) AS tables, nullif(max(a.application_name), '') AS application,
      extract(epoch FROM now() - max(a.xact_start))::int AS seconds
    FROM pg_locks l JOIN pg_class c ON c.oid = l.relation AND c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace
    LEFT JOIN pg_stat_activity a ON a.pid = l.pid
    WHERE l.granted AND l.mode IN ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
      AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND l.pid <> pg_backend_pid()
    GROUP BY l.pid ORDER BY seconds DESC NULLS LAST LIMIT 3`);
  return rows;
}

/** Which sessions lock tables, and how an operator ends them: a sentence each. */
export async function describeLocks(): Promise<{ what: string; remedy: string }> {
  const locks = await findLocks();
  const [first] = locks;
  if (!first)
    return { what: 'A table was locked for longer than a second.', remedy: 'Look at pg_locks when this comes again.' };
  const since = first.seconds === null ? '' : ` for ${plural(first.seconds, 'second')}`;
  const tables = [...new Set(locks.flatMap((lock) => lock.tables))].join(', ');
  return {
    what: `Session ${first.pid}${first.application ? ` (${first.application})` : ''} has locked ${tables}${since}: what needs them waits, and fails.`,
    remedy: `Wait if it is a migration; otherwise end it: SELECT ${locks.map(({ pid }) => `pg_terminate_backend(${pid})`).join(', ')}.`,
  };
}
