import { db } from '@/lib/db';

/** How far the clock of this process is ahead of that of the database, in milliseconds; negative when it is behind. */
export async function clockDifference(): Promise<number> {
  const before = Date.now();
  const [row] = await db.$queryRaw<{ at: number }[]>`
    SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float AS at`;
  const after = Date.now();
  return row ? (before + after) / 2 - row.at : 0;
}
