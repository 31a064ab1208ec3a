import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';
import type { Greeting } from '@/lib/reader/answers/report/greeting';
import { noteConflicts } from './conflicts';
import { noteChanges } from './facts/reading-facts';
import { READ_AGAIN_DAYS } from './policy';
import { lockStarts } from './preview/lock-starts';

/** Queues a reading of an agent's website that nobody else is shown. */
export async function queueOwnReading(
  tx: Prisma.TransactionClient,
  { id, website }: { id: string; website: string },
): Promise<void> {
  await tx.siteReading.create({ data: { url: website, hostKey: `agent ${id}`, agentId: id } });
}

/** Queues the readings that are due: a week after the last one, a day after one that failed. Any number of workers may run it at once. */
export const queueDueReadings = (): Promise<void> =>
  db.$transaction(async (tx) => {
    await lockStarts(tx);
    const due = await tx.$queryRaw<{ id: string; website: string }[]>`
      SELECT id, website FROM agents WHERE state IN ('draft', 'trial', 'client') AND deleted_at IS NULL AND NOT EXISTS (
        SELECT 1 FROM site_readings r WHERE r.agent_id = agents.id AND (r.status IN ('queued', 'running')
          OR r.created_at > now() - make_interval(days =>
            CASE WHEN r.status = 'failed' THEN ${READ_AGAIN_DAYS.failed}::int ELSE ${READ_AGAIN_DAYS.done}::int END)))`;
    for (const agent of due) await queueOwnReading(tx, agent);
  });

const nameIn = (greeting: unknown): string | undefined => (greeting as Greeting | null)?.name?.value;

/**
 * Has adopted agents answer from the newest finished reading of their website, and deletes their older ones. Until then, and when a
 * reading fails, they answer from the one before.
 */
export async function answerFromNewReadings(): Promise<void> {
  const finished = await db.siteReading.findMany({
    where: { agentId: { not: null }, status: 'done' },
    orderBy: { createdAt: 'asc' },
    select: { id: true, agentId: true, status: true, problem: true, greeting: true },
  });
  const newest = new Map(finished.map((reading) => [reading.agentId, reading]));
  for (const reading of newest.values()) {
    const { id, agentId, greeting } = reading;
    const agent = agentId && (await db.agent.findUnique({ where: { id: agentId } }));
    if (!agent || agent.readingId === id) continue;
    // Adopted before the website had told its name.
    const name = agent.name === agent.domain ? nameIn(greeting) : undefined;
    // What visitors saw in the preview was another part of the website.
    const before = finished.find((one) => one.id === agent.readingId);
    if (before) await noteChanges(agent.id, before, reading);
    await db.$transaction([
      db.agent.update({ where: { id: agent.id }, data: { readingId: id, name } }),
      db.siteReading.deleteMany({ where: { agentId: agent.id, id: { not: id }, status: { in: ['done', 'failed'] } } }),
    ]);
    await noteConflicts(agent.id);
  }
}

/** The newest reading of an agent's website. */
export const findReadingState = (agentId: string) =>
  db.siteReading.findFirst({
    where: { agentId },
    orderBy: { createdAt: 'desc' },
    select: { status: true, finishedAt: true },
  });

/** Deletes the readings of agents that are gone. */
export const deleteReadingsOfNobody = (): Promise<unknown> => db.$executeRaw`
  DELETE FROM site_readings r WHERE agent_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM agents a WHERE a.id = r.agent_id)`;
