import { db } from '@/lib/db';
import { enqueue } from '@/lib/jobs/enqueue';
import { log } from '@/lib/log';
import { MINUTE_MS } from '@/lib/time';

const DELAYED_AFTER_MS = 10 * MINUTE_MS;

/** Failed e-mails, newest first. */
export const listFailedMails = () =>
  db.mail.findMany({ where: { status: 'failed' }, orderBy: { createdAt: 'desc' }, take: 50 });

/** Queues every failed e-mail again. Returns how many. */
export async function retryFailedMails(): Promise<number> {
  const failed = await listFailedMails();
  for (const { id } of failed) {
    await db.$transaction(async (tx) => {
      // Of two simultaneous requests only one queues it.
      const { count } = await tx.mail.updateMany({ where: { id, status: 'failed' }, data: { status: 'queued' } });
      if (count === 1) await enqueue(tx, 'mail', { mailId: id });
    });
  }
  return failed.length;
}

/** How many mails have been queued for more than ten minutes. */
export const countDelayedMails = (): Promise<number> =>
  db.mail.count({ where: { status: 'queued', createdAt: { lt: new Date(Date.now() - DELAYED_AFTER_MS) } } });

/** Logs an error when mail has been queued for more than ten minutes. Returns the number of such mails. */
export async function alertOnDelayedMail(): Promise<number> {
  const late = await countDelayedMails();
  if (late > 0) log.error({ late }, 'mail has been waiting for more than ten minutes');
  return late;
}
