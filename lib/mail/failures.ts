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

/** How many mails have been queued for more than ten minutes. */
export const countDelayedMails = (): Promise<number> =>
  db.mail.count({ where: { status: 'queued', createdAt: { lt: new Date(Date.now() - LATE_MS) } } });

/** Logs an error when mail has been queued for more than ten minutes. Returns the number of such mails. */
export async function alertOnDelayedMail(): Promise<number> {
  const late = await countDelayedMails();
  if (late > 0) log.error({ late }, 'mail has been waiting for more than ten minutes');
  return late;
}
