import { db } from '@/lib/db';
import { Prisma, type SiteReading } from '@/lib/generated/prisma/client';
import { CLOCK_TOLERANCE_MS, SECOND_MS } from '@/lib/time';
import { LOST_AFTER_MS, MAX_ATTEMPTS } from '../policy';

const LOST_AFTER_SECONDS = LOST_AFTER_MS / SECOND_MS;

/** The worker of a running reading is presumed dead if it started, or last reported, too long ago, or before the clock was set back. */
const isLost = () => Prisma.sql`started_at NOT BETWEEN now() - make_interval(secs => ${LOST_AFTER_SECONDS})
  AND now() + make_interval(secs => ${CLOCK_TOLERANCE_MS / SECOND_MS})`;

/** Whom a reading is for: a visitor who waits for it, or an agent that somebody has adopted. */
type ReadingKind = 'visitor' | 'own';

/**
 * Claims the next reading of a kind: the oldest queued one, or one whose worker has died. The table itself is the queue, so that displayed
 * positions are exact. Times come from the database, since clocks of machines may differ.
 */
export async function claimReading(kind: ReadingKind = 'visitor'): Promise<SiteReading | undefined> {
  const [claimed] = await db.$queryRaw<{ id: string }[]>`
    UPDATE site_readings SET status = 'running', started_at = now(), attempts = attempts + 1
    WHERE id = (
      SELECT id FROM site_readings
      WHERE agent_id IS NOT NULL = ${kind === 'own'} AND attempts < ${MAX_ATTEMPTS} AND (status = 'queued'
        OR (status = 'running' AND ${isLost()}))
      ORDER BY created_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id`;
  return claimed ? db.siteReading.findUniqueOrThrow({ where: { id: claimed.id } }) : undefined;
}

/** Fails the readings whose workers have died too often. */
export async function failLostReadings(): Promise<void> {
  await db.$executeRaw`
    UPDATE site_readings SET status = 'failed', problem = 'interrupted', finished_at = now()
    WHERE status = 'running' AND attempts >= ${MAX_ATTEMPTS}
      AND ${isLost()}`;
}

/** The queue position of a reading; 1 is next. */
export const queuePosition = async ({ createdAt, id }: SiteReading): Promise<number> =>
  1 +
  (await db.siteReading.count({
    where: {
      status: 'queued',
      agentId: null,
      OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }],
    },
  }));

/** A finished reading with a preview for another kind of business whose report is missing. */
export async function findMissingReport(): Promise<{ readingId: string; subject: string } | undefined> {
  const [missing] = await db.$queryRaw<{ readingId: string; subject: string }[]>`
    SELECT p.reading_id AS "readingId", p.subject FROM agents p
    JOIN site_readings r ON r.id = p.reading_id AND r.status = 'done'
    WHERE (p.expires_at > now() OR p.state <> 'preview') AND NOT EXISTS (
      SELECT 1 FROM reading_reports t WHERE t.reading_id = p.reading_id AND t.subject = p.subject)
    ORDER BY p.created_at LIMIT 1`;
  return missing;
}
