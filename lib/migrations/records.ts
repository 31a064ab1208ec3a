import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Migration } from './files';

/** The table in which `prisma migrate deploy` records what was applied. Ours has the same columns and values. */
export const RECORDS = '_prisma_migrations';

/**
 * Held until the end of the transaction, so that nobody else migrates meanwhile. The number is the one that Prisma's engine
 * locks. A lock of the session would never be free again on the embedded database, whose clients share one session.
 */
export const LOCK = 'SELECT pg_advisory_xact_lock(72707369)';

export const MAKE_RECORDS = `
  CREATE TABLE IF NOT EXISTS ${RECORDS} (
    id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
    migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
    started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`;

/** Applies a migration and records it, within the transaction of the client. */
export async function applyAndRecord(client: pg.ClientBase, { name, checksum, sql }: Migration): Promise<void> {
  await client.query(sql);
  await client.query(
    `INSERT INTO ${RECORDS} (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ($1, $2, $3, clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  );
}
