import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { authComposers } from '@/lib/auth/mails';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { deliverMail } from '@/lib/mail/deliver';

/** Delivers what waits in the outbox into files, as without a mail server, and reads the files. The oldest first. */
export async function openMails() {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  env.dataDir = folder;
  env.smtpUrl = undefined;
  const waiting = await db.mail.findMany({ where: { status: 'queued' }, orderBy: { createdAt: 'asc' } });
  const mails = [];
  for (const { id } of waiting) {
    await deliverMail(id, authComposers, false);
    const [file] = await readdir(join(folder, 'mail')).catch(() => []);
    if (!file) continue;
    const mail = await PostalMime.parse(await readFile(join(folder, 'mail', file)));
    mails.push({
      to: mail.to?.[0]?.address,
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
    });
    await rm(join(folder, 'mail', file));
  }
  await rm(folder, { recursive: true });
  return mails;
}
