import { db } from '@/lib/db';
import { escapeLike } from '@/lib/http/search-params';
import { foldAccents } from '@/lib/text/fold-accents';

/** Everything stored about a user, for download (GDPR Articles 15 and 20). No password hashes or tokens. */
export async function exportAccount(userId: string) {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      id: true,
      email: true,
      displayName: true,
      bio: true,
      photo: true,
      emailVerifiedAt: true,
      createdAt: true,
      updatedAt: true,
    },
  });
  const role = await db.userRole.findUnique({ where: { userId }, select: { role: true } });
  const sessions = await db.session.findMany({
    where: { userId },
    select: { kind: true, device: true, createdAt: true, renewedAt: true, expiresAt: true },
  });
  const events = await db.auditEvent.findMany({
    where: { userId },
    orderBy: { at: 'asc' },
    select: { at: true, kind: true, ip: true },
  });
  const mails = await db.mail.findMany({
    where: { recipient: user.email },
    orderBy: { createdAt: 'asc' },
    select: { kind: true, status: true, createdAt: true, sentAt: true },
  });
  // As it was typed; the searchable text, which has an index, contains it.
  const sent = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM leads WHERE search_text LIKE ${`%${escapeLike(foldAccents(user.email))}%`} AND lower(email) = ${user.email}`;
  const leads = await db.lead.findMany({
    where: { id: { in: sent.map(({ id }) => id) } },
    orderBy: { createdAt: 'asc' },
    omit: { fingerprint: true, ownerId: true, dueOn: true },
  });
  const unsubscribed = await db.unsubscribe.findUnique({ where: { email: user.email } });
  const scraperRuns = await db.scraperRun.findMany({
    where: { userId, deletedAt: null },
    orderBy: { createdAt: 'asc' },
    select: {
      id: true,
      kind: true,
      subject: true,
      settings: true,
      status: true,
      pagesStored: true,
      createdAt: true,
      finishedAt: true,
      schedule: { select: { startedAt: true, nextAt: true } },
      difference: { select: { content: true, createdAt: true } },
    },
  });
  const factChecks = await db.factCheck.findMany({
    where: { userId },
    orderBy: { checkedAt: 'asc' },
    omit: { userId: true, key: true },
  });
  const agents = await db.agent.findMany({
    where: { members: { some: { userId } } },
    orderBy: { createdAt: 'asc' },
    select: {
      id: true,
      key: true,
      state: true,
      name: true,
      domain: true,
      adoptedAt: true,
      termsVersion: true,
      consent: true,
      controlBy: true,
      liveAt: true,
      taught: { where: { taughtById: userId }, select: { question: true, answer: true, createdAt: true } },
    },
  });
  const invitations = await db.agentInvitation.findMany({
    where: { email: user.email },
    orderBy: { createdAt: 'asc' },
    select: { role: true, createdAt: true, expiresAt: true, agent: { select: { domain: true } } },
  });
  return {
    exportedAt: new Date(),
    user: { ...user, role: role?.role ?? 'user' },
    sessions,
    events,
    mails,
    leads,
    unsubscribedAt: unsubscribed?.at ?? null,
    scraperRuns,
    // A fact that was added is stored as a correction of nothing.
    factChecks: factChecks.map((check) => ({ ...check, verdict: check.text === '' ? 'added' : check.verdict })),
    agents,
    invitations,
  };
}
