import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Migration } from './files';

/** The migration history. It is the table of `prisma migrate deploy`, with the same columns and values. */
export const HISTORY_TABLE = '_prisma_migrations';

/**
 * An advisory lock until the end of the transaction, so that only one process migrates. The number is the one that Prisma's
 * engine uses. A session lock would never be released on the embedded database, whose clients share one session.
 */
export const LOCK = 'SELECT pg_advisory_xact_lock(72707369)';

export const CREATE_HISTORY = `
  CREATE TABLE IF NOT EXISTS ${HISTORY_TABLE} (
    id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
    migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
    started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`;

/** Applies a migration and records it, within the client's transaction. */
export async function applyAndRecord(client: pg.ClientBase, { name, checksum, sql }: Migration): Promise<void> {
  await client.query(sql);
  await client.query(
    `INSERT INTO ${HISTORY_TABLE} (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ($1, $2, $3, clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  );
}
