import { db } from '@/lib/db';

const withDecider = { decidedBy: { select: { displayName: true, email: true } } } as const;
const SHOWN = 50;

/** A request with who decided about it. */
export const findRequest = (id: string) =>
  db.customerRequest.findUnique({ where: { id }, include: withDecider }).then((found) => found ?? undefined);

/** The newest requests to an agent: those that wait for a decision first. */
export async function listRequests(agentId: string) {
  const isOpen = { in: ['requested', 'changed'] };
  const options = { orderBy: { updatedAt: 'desc' }, take: SHOWN, include: withDecider } as const;
  const open = await db.customerRequest.findMany({ where: { agentId, state: isOpen }, ...options });
  const rest = await db.customerRequest.findMany({ where: { agentId, state: { notIn: isOpen.in } }, ...options });
  return [...open, ...rest].slice(0, SHOWN);
}
