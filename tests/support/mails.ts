import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { agentEmails } from '@/lib/agents/emails';
import { requestEmails } from '@/lib/agents/requests/mails';
import { authEmails } from '@/lib/auth/account/account-emails';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { leadEmails } from '@/lib/leads/mails';
import { deliverMail } from '@/lib/mail/deliver';
import { weeklyRunEmails } from '@/lib/weekly-runs/emails';

type Opened = { to?: string; subject: string; text: string; html: string; whole: Email };

/** Delivers the queued mails to files, as without a mail server, and parses them, oldest first. */
export async function openMails(): Promise<Opened[]> {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  env.dataDir = folder;
  env.smtpUrl = undefined;
  const waiting = await db.mail.findMany({ where: { status: 'queued' }, orderBy: { createdAt: 'asc' } });
  const mails: Opened[] = [];
  for (const { id } of waiting) {
    await deliverMail(
      id,
      { ...authEmails, ...leadEmails, ...weeklyRunEmails, ...agentEmails, ...requestEmails },
      false,
    );
    const [file] = await readdir(join(folder, 'mail')).catch(() => []);
    if (!file) continue;
    const whole = await PostalMime.parse(await readFile(join(folder, 'mail', file)));
    mails.push({
      to: whole.to?.[0]?.address,
      subject: whole.subject ?? '',
      text: whole.text ?? '',
      html: whole.html ?? '',
      whole,
    });
    await rm(join(folder, 'mail', file));
  }
  await rm(folder, { recursive: true });
  return mails;
}
