import PgBoss from 'pg-boss';
import type { Prisma } from '@/lib/generated/prisma/client';
import type { QueueName } from './queues';

/** Never started: it only knows how a job is written. What it runs goes through the caller's transaction. */
const writer = new PgBoss({
  db: { executeSql: () => Promise.reject(new Error('A job is sent inside a transaction.')) },
});

type Execute = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;

/**
 * Adds a job to a queue through a connection that somebody else holds.
 * @throws when there is no such queue (installQueues was not run on this database)
 */
export async function enqueueBy(executeSql: Execute, queue: QueueName, payload: object): Promise<void> {
  const id = await writer.send(queue, payload, { db: { executeSql } as PgBoss.Db });
  if (!id) throw new Error(`There is no queue "${queue}" in this database.`);
}

/** Adds a job to a queue as part of a transaction: it exists exactly if the change that it follows from does. */
export const enqueue = (tx: Prisma.TransactionClient, queue: QueueName, payload: object): Promise<void> =>
  enqueueBy(
    async (text, values) => ({ rows: await tx.$queryRawUnsafe<{ id: string }[]>(text, ...values) }),
    queue,
    payload,
  );
