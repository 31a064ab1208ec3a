import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '@/lib/generated/prisma/client';
import { env } from './env';

const CONNECT_TIMEOUT_MS = 5_000;

// Next reloads modules in development; the client is kept on globalThis so that a reload does not open a new pool.
const kept = globalThis as typeof globalThis & { prismaClient?: PrismaClient };

kept.prismaClient ??= new PrismaClient({
  adapter: new PrismaPg({ connectionString: env.databaseUrl, connectionTimeoutMillis: CONNECT_TIMEOUT_MS }),
});

/** The database. Connects at the first query, so that `next build` can import this without a database. */
export const db = kept.prismaClient;
