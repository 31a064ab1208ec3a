import type { Prisma } from '@/lib/generated/prisma/client';

/** Lets the transactions that start previews, or delete what they may share, run one at a time. */
export const lockStarts = (tx: Prisma.TransactionClient): Promise<number> =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('agent-preview'))`;
