import { db } from '@/lib/db';

const withDecider = { decidedBy: { select: { displayName: true, email: true } } } as const;

/** A request with who decided about it. */
export const findRequest = (id: string) =>
  db.customerRequest.findUnique({ where: { id }, include: withDecider }).then((found) => found ?? undefined);
