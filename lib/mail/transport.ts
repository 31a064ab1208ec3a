import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import nodemailer, { type Transporter } from 'nodemailer';
import { env } from '@/lib/env';
import { MINUTE_MS } from '@/lib/time';
import { type EmailContent, renderHtml, renderText } from './email-template';

export type Envelope = { id: string; kind: string; to: string };

/**
 * What RFC 5321, 4.5.3.2, asks a client to wait for: five minutes for the greeting and for commands, ten for the reply to the final dot. A
 * server that has taken a mail must not get it again because it was slow to say so.
 */
const GREETING_TIMEOUT_MS = 5 * MINUTE_MS;
const REPLY_TIMEOUT_MS = 10 * MINUTE_MS;

const isThisMachine = (hostname: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

/** Created on first use, so that only the worker connects to the mail server. */
let smtp: Transporter | undefined;

/** The options of nodemailer for SMTP_URL. */
export function smtpOptions(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  return {
    // URLs have an IPv6 address in brackets, sockets without.
    host: hostname.replace(/^\[(.+)\]$/, '$1'),
    port: port ? Number(port) : undefined,
    secure: protocol === 'smtps:',
    // E-mails carry links that open accounts. Without this, an attacker in between could strip STARTTLS.
    requireTLS: !isThisMachine(hostname),
    // A relay on this machine may encrypt with a certificate of its own making; nobody is in between.
    tls: { rejectUnauthorized: !isThisMachine(hostname) },
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    connectionTimeout: GREETING_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: REPLY_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** nodemailer's transport, which connects when it is used. */
export const openSmtp = (options: ReturnType<typeof smtpOptions>): Transporter => nodemailer.createTransport(options);

const mailFolder = () => resolve(env.dataDir, 'mail');

/** Deletes the files of e-mails. */
export async function deleteEmailFiles(mailIds: readonly string[]): Promise<void> {
  const files = await readdir(mailFolder()).catch(() => []);
  const gone = files.filter((file) => mailIds.some((id) => file.endsWith(`-${id}.eml`)));
  await Promise.all(gone.map((file) => rm(join(mailFolder(), file), { force: true })));
}

/** Writes an e-mail to an .eml file and prints its path and link. */
async function writeToFile(message: object, { id, kind }: Envelope, content: EmailContent) {
  const folder = mailFolder();
  await mkdir(folder, { recursive: true });
  const sent = await nodemailer.createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  const path = join(folder, `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${kind}-${id}.eml`);
  await writeFile(path, sent.message as Buffer, { mode: 0o600 });
  // Printed, not logged: without a mail server this is how a local trial gets at the link.
  console.log(`\n  Mail (${content.subject}): ${path}${content.action ? `\n  ${content.action.url}` : ''}\n`);
}

/** One-click unsubscribe, which mail clients offer next to the subject (RFC 8058). */
const unsubscribeHeaders = ({ unsubscribeUrl }: EmailContent): Record<string, string> =>
  unsubscribeUrl
    ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};

/** Who writes an e-mail: the person whom visitors reach, if one is set, and how it is signed. */
export function senderOf({ isUnsigned }: Pick<EmailContent, 'isUnsigned'>): { name: string; signature: string } {
  const person = isUnsigned ? undefined : env.contactPerson;
  const lines = [
    ...(person ? [person.name, person.role, '', env.siteName] : [env.siteName]),
    ...(isUnsigned ? [] : [env.contactPhone, env.contactAddress]),
    env.siteUrl,
    env.contactEmail,
  ];
  return {
    name: person ? `${person.name}, ${env.siteName}` : env.siteName,
    signature: lines.filter((line) => line !== undefined).join('\n'),
  };
}

/**
 * Sends an e-mail through SMTP_URL or, without one, writes it to a file. The Message-ID is derived from the id, so that mail
 * servers recognise a repeated delivery.
 * @throws the error of the mail server
 */
export async function sendEmail(content: EmailContent, envelope: Envelope): Promise<void> {
  const { name, signature } = senderOf(content);
  const message = {
    from: { name, address: env.mailFrom },
    to: { name: '', address: envelope.to },
    subject: content.subject,
    text: renderText(content, signature),
    html: renderHtml(content, signature),
    messageId: `<${envelope.id}@${new URL(env.siteUrl).hostname}>`,
    replyTo: content.replyTo,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(content) },
  };
  if (!env.smtpUrl) return writeToFile(message, envelope, content);
  smtp ??= openSmtp(smtpOptions(env.smtpUrl));
  await smtp.sendMail(message);
}
