import { db } from '@/lib/db';

/** Empties every table. */
export async function emptyTables(): Promise<void> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT quote_ident(tablename) AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename NOT IN ('_prisma_migrations', 'content_version')`;
  await db.$executeRawUnsafe(`TRUNCATE ${tables.map((table) => table.name).join(', ')} CASCADE`);
}
