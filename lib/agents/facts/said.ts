import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';
import { keyOfSaid, type OwnerFact } from '@/lib/reader/facts/owner/owner-facts';
import { ownerKinds, ownerVerdicts } from '@/lib/reader/facts/owner/owner-kinds';
import { toOwnerFact } from '@/lib/website-scraper/fact-checks';

/** What one agent's members may say of its facts that holds. */
const MAX_SAID = 500;

/** What a member said of a fact. */
export interface Said extends OwnerFact {
  id: string;
}

const isOf = <T extends string>(all: readonly T[], value: string): value is T => all.some((one) => one === value);

type Row = Prisma.AgentFactGetPayload<object>;

/** Nothing for a kind or verdict that a later version adds. */
const toSaid = ({ id, kind, verdict, heading, text, url, correction }: Row): Said[] =>
  isOf(ownerKinds, kind) && isOf(ownerVerdicts, verdict) ? [{ id, kind, verdict, heading, text, url, correction }] : [];

/** What the members of an agent say of its facts, oldest first. */
export async function listSaid(agentId: string, tx: Prisma.TransactionClient = db): Promise<Said[]> {
  const orderBy = [{ createdAt: 'asc' as const }, { id: 'asc' as const }];
  return (await tx.agentFact.findMany({ where: { agentId, withdrawnAt: null }, orderBy })).flatMap(toSaid);
}

/** Everything that members have said of the facts of an agent, newest first, with by whom, and until when it held. */
export async function saidHistory(agentId: string) {
  const rows = await db.agentFact.findMany({
    where: { agentId },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: 200,
    include: { saidBy: { select: { displayName: true, email: true } } },
  });
  return rows.flatMap(({ createdAt, withdrawnAt, saidBy, ...row }) =>
    toSaid(row as Row).map((said) => ({ ...said, createdAt, withdrawnAt, by: saidBy?.displayName || saidBy?.email })),
  );
}

/** Stores what a member says of a fact, in place of what was said of it before, which stays as its history. False if that is too much. */
export async function sayFact(agentId: string, fact: OwnerFact, userId: string): Promise<boolean> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM agents WHERE id = ${agentId}::uuid FOR UPDATE`;
    const all = await listSaid(agentId, tx);
    const before = all.filter((one) => keyOfSaid(one) === keyOfSaid(fact)).map(({ id }) => id);
    if (all.length - before.length >= MAX_SAID) return false;
    await tx.agentFact.updateMany({ where: { id: { in: before } }, data: { withdrawnAt: new Date() } });
    await tx.agentFact.create({ data: { ...fact, agentId, saidById: userId } });
    return true;
  });
}

/** Takes back what was said of a fact. False if the agent has nothing such that holds. */
export async function withdrawSaid(agentId: string, id: string): Promise<boolean> {
  const where = { id, agentId, withdrawnAt: null };
  return (await db.agentFact.updateMany({ where, data: { withdrawnAt: new Date() } })).count > 0;
}

/** What the owner has said of the same website in the website scraper comes with the agent. */
export async function adoptChecks(tx: Prisma.TransactionClient, agentId: string, domain: string, userId: string) {
  const [host = ''] = domain.split('/');
  const checks = await tx.factCheck.findMany({
    where: { userId, host },
    orderBy: { checkedAt: 'desc' },
    take: MAX_SAID,
  });
  await tx.agentFact.createMany({
    data: checks.flatMap((check) =>
      toOwnerFact(check).map((said) => ({ ...said, agentId, saidById: userId, createdAt: check.checkedAt })),
    ),
  });
}
