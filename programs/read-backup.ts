import { describeCounts, explain } from '@/lib/backup/messages';
import { checkBackup } from '@/lib/backup/read-backup';
import { restore } from '@/lib/backup/restore';
import { env } from '@/lib/env';

const [path = '', ...flags] = process.argv.slice(2);
const has = (flag: string) => flags.includes(flag);
try {
  if (has('--check')) {
    const { header, counts } = await checkBackup(path);
    console.log(`${path} is valid; created ${header.madeAt}.\n${describeCounts(counts)}`);
  } else {
    const done = await restore(env.databaseUrl ?? '', path, { replace: has('--replace'), hold: has('--hold') });
    const migrated = done.migrated.length > 0 ? `\n  applied migrations: ${done.migrated.join(', ')}` : '';
    console.log(`Restored the backup of ${done.madeAt}\n${describeCounts(done.counts)}${migrated}`);
    console.log(`  queued mails that will be sent now: ${done.waitingMails}`);
  }
} catch (error) {
  console.log(explain(error));
  process.exitCode = 1;
}
