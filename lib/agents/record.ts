import { auditKinds } from '@/lib/auth/audit-trail';
import { settingsPage } from '@/lib/content/pages/agent-settings';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import type { Prisma } from '@/lib/generated/prisma/client';
import { labelOf } from '@/lib/text/label';

const { record: copy } = settingsPage;

/** Something that was done to an agent, for those who work with it. */
export interface RecordEntry {
  id: string;
  at: Date;
  what: string;
  who: string;
  /** Why one of our people opened it. */
  reason?: string;
}

const SHOWN = 50;

type Details = { by?: string; fields?: string[]; member?: string; role?: string; reason?: string; days?: number };
type Name = { displayName: string | null; email: string };

/** What an event was about, beside its kind. */
function aboutOf({ fields, member, days }: Details, names: ReadonlyMap<string, Name>): string {
  if (fields) return `: ${fields.map((field) => labelOf(copy.fields, field)).join(', ')}`;
  if (days) return `: by ${days} days`;
  if (!member) return '';
  const name = names.get(member);
  return `: ${name?.displayName || name?.email || copy.gone}`;
}

function whoOf(userId: string | null, { by }: Details, names: ReadonlyMap<string, Name>): string {
  if (userId === null) return by === 'us' ? env.siteName : copy.clock;
  const name = names.get(userId);
  if (by === 'us') return copy.us(name?.displayName ?? undefined, env.siteName);
  return name?.displayName || name?.email || copy.gone;
}

/** What was done to an agent and by whom, newest first, as far back as the audit trail goes. */
export async function agentRecord(agentId: string, where: Prisma.AuditEventWhereInput = {}): Promise<RecordEntry[]> {
  const events = await db.auditEvent.findMany({ where: { ...where, agentId }, orderBy: { at: 'desc' }, take: SHOWN });
  // Only recordEvent writes the details.
  const known = events.map((event) => ({ ...event, details: event.details as Details }));
  const ids = known.flatMap(({ userId, details }) => [userId, details.member].filter((id) => typeof id === 'string'));
  const users = await db.user.findMany({
    where: { id: { in: ids } },
    select: { id: true, displayName: true, email: true },
  });
  const names = new Map(users.map(({ id, ...name }) => [id, name]));
  return known.map(({ id, at, kind, userId, details }) => ({
    id: String(id),
    at,
    what: labelOf(auditKinds, kind) + aboutOf(details, names),
    who: whoOf(userId, details, names),
    ...(details.reason && { reason: details.reason }),
  }));
}
