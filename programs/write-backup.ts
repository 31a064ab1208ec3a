import { statSync } from 'node:fs';
import { backUp } from '@/lib/backup/back-up';
import { describeCounts, explain } from '@/lib/backup/messages';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { reportBackup } from '@/lib/health/heartbeats';

const [, , target = ''] = process.argv;
try {
  const { path, counts } = await backUp(env.databaseUrl ?? '', target);
  // In a database of an older version there is no table for it yet.
  await reportBackup().catch(() => {});
  // An idle connection would keep the process for ten seconds.
  await db.$disconnect();
  console.log(
    `Written and verified: ${path} (${(statSync(path).size / 1e6).toFixed(1)} MB)\n${describeCounts(counts)}`,
  );
} catch (error) {
  console.log(explain(error));
  process.exitCode = 1;
}
