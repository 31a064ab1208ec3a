import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import nodemailer from 'nodemailer';
import { env } from '@/lib/env';
import { type EmailContent, renderHtml, renderText } from './email-template';

export type Envelope = { id: string; kind: string; to: string };

const TIMEOUT_MS = 15_000;

const isThisMachine = (hostname: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

/** Made at first use: only processes that send mail open connections to the mail server. */
let smtp: ReturnType<typeof openSmtp> | undefined;

/** How nodemailer is to speak to the mail server of SMTP_URL. */
export function smtpOptions(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  return {
    host: hostname,
    port: port ? Number(port) : undefined,
    secure: protocol === 'smtps:',
    // Letters carry links that open accounts. Without this a server, or whoever sits before it, could refuse to encrypt.
    requireTLS: !isThisMachine(hostname),
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const openSmtp = (url: string) => nodemailer.createTransport(smtpOptions(url));

const mailFolder = () => resolve(env.dataDir, 'mail');

/** Removes the files of mails that are to be forgotten. */
export async function deleteEmailFiles(mailIds: readonly string[]): Promise<void> {
  const files = await readdir(mailFolder()).catch(() => []);
  const gone = files.filter((file) => mailIds.some((id) => file.endsWith(`-${id}.eml`)));
  await Promise.all(gone.map((file) => rm(join(mailFolder(), file), { force: true })));
}

/** Writes the mail to a file that every mail program opens, and prints where it is and the link in it. */
async function writeToFile(message: object, { id, kind }: Envelope, letter: EmailContent) {
  const folder = mailFolder();
  await mkdir(folder, { recursive: true });
  const sent = await nodemailer.createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  const path = join(folder, `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${kind}-${id}.eml`);
  await writeFile(path, sent.message as Buffer, { mode: 0o600 });
  // Printed and not logged: this is how a local trial without a mail server goes on.
  console.log(`\n  Mail (${letter.subject}): ${path}${letter.action ? `\n  ${letter.action.url}` : ''}\n`);
}

/** One-click unsubscribe, which mail programs offer beside the subject (RFC 8058). */
const unsubscribeHeaders = ({ unsubscribeUrl }: EmailContent): Record<string, string> =>
  unsubscribeUrl
    ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};

/**
 * Sends a letter through SMTP_URL or, without one, into a file. Its Message-ID is made from the mail's id, so that a mail
 * that had to be sent again is recognised as the same.
 * @throws what the mail server answers
 */
export async function sendEmail(letter: EmailContent, envelope: Envelope): Promise<void> {
  const signature = `${env.siteName}\n${env.siteUrl}\n${env.contactEmail}`;
  const message = {
    from: { name: env.siteName, address: env.mailFrom },
    to: { name: '', address: envelope.to },
    subject: letter.subject,
    text: renderText(letter, signature),
    html: renderHtml(letter, signature),
    messageId: `<${envelope.id}@${new URL(env.siteUrl).hostname}>`,
    replyTo: letter.replyTo,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(letter) },
  };
  if (!env.smtpUrl) return writeToFile(message, envelope, letter);
  smtp ??= openSmtp(env.smtpUrl);
  await smtp.sendMail(message);
}
