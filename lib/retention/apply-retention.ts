import { db } from '@/lib/db';
import { DAY_MS } from '@/lib/time';
import { retentionDays } from './policy';

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** Deletes everything that is past its retention period. Leads are anonymized instead (`lib/leads/anonymize.ts`). The worker runs it every hour; it is idempotent. */
export async function applyRetention(now = new Date()): Promise<void> {
  await db.session.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.emailToken.deleteMany({ where: { expiresAt: { lt: now } } });
  const removed = { removedAt: { lt: daysBefore(now, retentionDays.removedPasskey) } };
  await db.removedPasskey.deleteMany({ where: removed });
  await db.recoveryCode.deleteMany({ where: removed });
  await db.rateLimit.deleteMany({ where: { expire: { lt: now } } });
  await db.signUp.deleteMany({ where: { createdAt: { lt: daysBefore(now, retentionDays.unconfirmedSignUp) } } });
  await db.auditEvent.deleteMany({ where: { at: { lt: daysBefore(now, retentionDays.auditTrail) } } });
  await db.agentReport.deleteMany({ where: { doneAt: { lt: daysBefore(now, retentionDays.auditTrail) } } });
  await db.postWrite.deleteMany({ where: { createdAt: { lt: daysBefore(now, retentionDays.saveReceipt) } } });
  await db.blogPost.deleteMany({ where: { deletedAt: { lt: daysBefore(now, retentionDays.deletedPost) } } });
  await db.workingCopy.deleteMany({
    where: { postId: null, savedAt: { lt: daysBefore(now, retentionDays.unsavedPost) } },
  });
  await db.mail.deleteMany({
    where: { createdAt: { lt: daysBefore(now, retentionDays.mailRecord) }, status: { not: 'queued' } },
  });
}
