import PgBoss from 'pg-boss';
import type { Prisma } from '@/lib/generated/prisma/client';
import type { QueueName } from './queues';

/** Never started: it only builds the SQL of a job, which runs on the caller's connection. */
const writer = new PgBoss({
  db: { executeSql: () => Promise.reject(new Error('Jobs must be enqueued within a transaction.')) },
});

type Execute = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;

/**
 * Adds a job to a queue on the caller's connection, to be done at once or after some time.
 * @throws when the queue does not exist because installQueues was not run on this database
 */
export async function enqueueBy(
  executeSql: Execute,
  queue: QueueName,
  payload: object,
  afterSeconds?: number,
): Promise<void> {
  const id = await writer.send(queue, payload, { db: { executeSql } as PgBoss.Db, startAfter: afterSeconds });
  if (!id) throw new Error(`The queue "${queue}" does not exist in this database.`);
}

/** Adds a job to a queue within a transaction: the job exists if and only if the change it belongs to is committed. */
export const enqueue = (
  tx: Prisma.TransactionClient,
  queue: QueueName,
  payload: object,
  afterSeconds?: number,
): Promise<void> =>
  enqueueBy(
    async (text, values) => ({ rows: await tx.$queryRawUnsafe<{ id: string }[]>(text, ...values) }),
    queue,
    payload,
    afterSeconds,
  );
