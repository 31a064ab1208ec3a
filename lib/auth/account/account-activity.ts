import { db } from '@/lib/db';
import { labelOf } from '@/lib/text/label';
import { auditKinds } from '../audit-trail';
import { deviceName } from './device-name';

const MAX_EVENTS = 12;
const MAX_SESSIONS = 50;

/** The live sessions of a user, most recently used first. `lastUsed` is at most 10 minutes late for a browser, and an API client’s last renewal. */
export async function listSessions(userId: string) {
  const sessions = await db.session.findMany({
    where: { userId, expiresAt: { gt: new Date() } },
    orderBy: { renewedAt: 'desc' },
    take: MAX_SESSIONS,
  });
  return sessions.map(({ id, kind, device, createdAt, renewedAt }) => ({
    id,
    device: kind === 'api' ? `API client: ${deviceName(device)}` : deviceName(device),
    firstUsed: createdAt,
    lastUsed: renewedAt,
  }));
}

/** The latest events of an account, newest first, as text. */
export async function listEvents(userId: string) {
  const events = await db.auditEvent.findMany({
    where: { userId },
    orderBy: { at: 'desc' },
    take: MAX_EVENTS,
    select: { id: true, at: true, kind: true },
  });
  return events.map(({ id, at, kind }) => ({ id: String(id), at, what: labelOf(auditKinds, kind) }));
}
