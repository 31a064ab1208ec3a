import { db } from '@/lib/db';
import { retentionDays } from './retention';

const DAY_MS = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

/** Removes what is past its time. Runs every hour; running twice does no harm. */
export async function deleteExpired(): Promise<void> {
  const now = new Date();
  await db.session.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.emailToken.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.rateLimit.deleteMany({ where: { expire: { lt: now } } });
  await db.signUp.deleteMany({ where: { createdAt: { lt: ago(retentionDays.unconfirmedSignUp) } } });
  await db.auditEvent.deleteMany({ where: { at: { lt: ago(retentionDays.auditTrail) } } });
  await db.postWrite.deleteMany({ where: { createdAt: { lt: ago(retentionDays.saveReceipt) } } });
  await db.mail.deleteMany({ where: { createdAt: { lt: ago(retentionDays.mailRecord) }, status: { not: 'queued' } } });
}
