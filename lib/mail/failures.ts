import { db } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';
import { log } from '@/lib/log';

const LATE_MS = 10 * 60 * 1000;

/** Mails that were given up, the latest first: somebody waits for them. */
export const listFailedMails = () =>
  db.mail.findMany({ where: { status: 'failed' }, orderBy: { createdAt: 'desc' }, take: 50 });

/** Puts every mail that was given up into the queue again. Returns how many. */
export async function retryFailedMails(): Promise<number> {
  const failed = await listFailedMails();
  for (const { id } of failed) {
    await db.$transaction(async (tx) => {
      // Of two admins who press at once, one puts it back.
      const { count } = await tx.mail.updateMany({ where: { id, status: 'failed' }, data: { status: 'queued' } });
      if (count === 1) await enqueue(tx, 'mail', { mailId: id });
    });
  }
  return failed.length;
}

/** Writes an error into the log when mail has been waiting for more than ten minutes. Returns how many wait. */
export async function alertOnDelayedMail(): Promise<number> {
  const late = await db.mail.count({ where: { status: 'queued', createdAt: { lt: new Date(Date.now() - LATE_MS) } } });
  if (late > 0) log.error({ late }, 'mail has been waiting for more than ten minutes');
  return late;
}
