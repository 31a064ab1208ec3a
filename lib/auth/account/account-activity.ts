import { db } from '@/lib/db';
import { type AuditKind, auditKinds } from '../audit-trail';

const SHOWN_EVENTS = 12;

/** Looked for in this order: most browsers also claim to be the ones further down. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

/** What a browser or client calls itself, in a word or two. */
function deviceName(userAgent: string): string {
  const browser = browsers.find(([mark]) => userAgent.includes(`${mark}/`))?.[1];
  const system = /\b(Android|iPhone|iPad|Windows|Mac(?=intosh)|Linux)/.exec(userAgent)?.[1];
  return [browser, system].filter(Boolean).join(' on ') || 'Another program';
}

/** The live sessions of a user, the latest first. */
export async function listSessions(userId: string) {
  const sessions = await db.session.findMany({
    where: { userId, expiresAt: { gt: new Date() } },
    orderBy: { renewedAt: 'desc' },
    take: 50,
  });
  return sessions.map(({ id, kind, device, createdAt }) => ({
    id,
    device: kind === 'api' ? `API client: ${deviceName(device)}` : deviceName(device),
    since: createdAt,
  }));
}

/** What happened to an account of late, the latest first, in words. */
export async function listEvents(userId: string) {
  const events = await db.auditEvent.findMany({
    where: { userId },
    orderBy: { at: 'desc' },
    take: SHOWN_EVENTS,
    select: { id: true, at: true, kind: true },
  });
  return events.map(({ id, at, kind }) => ({ id: String(id), at, what: auditKinds[kind as AuditKind] ?? kind }));
}
