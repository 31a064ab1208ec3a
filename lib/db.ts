import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '@/lib/generated/prisma/client';
import { SitePool } from './db-pool';
import { env } from './env';
import { SECOND_MS } from './time';

/**
 * How long a query or transaction waits for a free connection. While the database is merely busy, a form should wait rather
 * than fail; a database that is down refuses connections immediately.
 */
const CONNECTION_WAIT_MS = 15 * SECOND_MS;

// Next reloads modules in development; pool and client are kept on globalThis so that a reload does not open a new pool.
const shared = globalThis as typeof globalThis & { prismaClient?: PrismaClient; prismaPool?: SitePool };

shared.prismaPool ??= new SitePool({
  connectionString: env.databaseUrl,
  connectionTimeoutMillis: CONNECTION_WAIT_MS,
});
shared.prismaClient ??= new PrismaClient({
  adapter: new PrismaPg(shared.prismaPool, { disposeExternalPool: true }),
  transactionOptions: { maxWait: CONNECTION_WAIT_MS, timeout: CONNECTION_WAIT_MS },
});

/** The connection pool of `db`, for its metrics. */
export const pool = shared.prismaPool;

/** The database. Connects at the first query, so that `next build` can import this without a database. */
export const db = shared.prismaClient;
