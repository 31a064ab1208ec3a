import { randomUUID } from 'node:crypto';
import { env } from '@/lib/env';
import { parseEmail } from '@/lib/text/email-address';
import { explainSmtpError } from './relay';
import { sendEmail } from './transport';

/** `message` is printed by the command. */
type Result = { ok: boolean; message: string };

const content = {
  subject: `Test mail from ${env.siteName}`,
  greeting: 'Hello,',
  paragraphs: [`This e-mail was sent by “npm run mail:test” for ${env.siteUrl}: the mail server works.`],
  notes: [],
};

/** Sends a mail through SMTP_URL at once, without the queue. */
export async function sendTestMail(address: string, smtpUrl: string | undefined): Promise<Result> {
  if (!parseEmail(address))
    return { ok: false, message: 'Give an e-mail address: npm run mail:test -- you@example.ie' };
  if (!smtpUrl)
    return { ok: false, message: 'SMTP_URL is not set: mails are written to files, and nobody receives them.' };
  const { host } = new URL(smtpUrl);
  try {
    await sendEmail(content, { id: randomUUID(), kind: 'test', to: address });
    return { ok: true, message: `The mail server ${host} accepted a mail from ${env.mailFrom} to ${address}.` };
  } catch (error) {
    const { what, remedy } = explainSmtpError(error, host);
    return { ok: false, message: `${what} ${remedy}` };
  }
}
