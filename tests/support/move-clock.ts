import { db } from '@/lib/db';

/**
 * As if the clock of the machine had been moved by `ms`: every stored time is shifted the other way. Columns that only display
 * or sort are shifted too, as they would be.
 */
export async function moveClock(ms: number): Promise<void> {
  const columns = await db.$queryRaw<{ table: string; assignments: string }[]>`
    SELECT quote_ident(c.table_name) AS table,
      string_agg(format('%1$I = %1$I - $1::float8 * interval ''1 millisecond''', c.column_name), ', ') AS assignments
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.table_name <> '_prisma_migrations'
      AND c.data_type LIKE 'timestamp%' AND c.is_generated = 'NEVER'
    GROUP BY c.table_name`;
  for (const { table, assignments } of columns) await db.$executeRawUnsafe(`UPDATE ${table} SET ${assignments}`, ms);
}
