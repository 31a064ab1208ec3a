import { env } from '@/lib/env';
import { isLocalUrl } from '@/lib/env-values';
import { MINUTE_MS, memoizeFor, SECOND_MS } from '@/lib/time';
import { openSmtp, smtpOptions } from './transport';

const TIMEOUT_MS = 5 * SECOND_MS;

/** Why mail cannot be sent, and how an operator can fix it: a sentence each. */
export type RelayProblem = { what: string; remedy: string };

const MORE = 'Then check it with npm run mail:test.';
const CERTIFICATE_ERROR = /certificate|altname|\bCERT\b/i;

type SmtpError = { code?: string; command?: string; message: string; cause?: unknown };

/** Explains an error of nodemailer. @param host host and port of the mail server */
export function explainSmtpError(error: unknown, host: string): RelayProblem {
  const { code = '', message } = error as SmtpError;
  if (error instanceof URIError)
    return {
      what: 'The user or password of SMTP_URL has special characters that are not percent-encoded.',
      remedy: `Encode them: % as %25, @ as %40. ${MORE}`,
    };
  if (code === 'EAUTH' || code === 'ENOAUTH')
    return {
      what: `The mail server ${host} rejected the user name and password in SMTP_URL.`,
      remedy: `Correct them, with special characters percent-encoded. ${MORE}`,
    };
  if (CERTIFICATE_ERROR.test(`${code} ${message}`))
    return {
      what: `The certificate of the mail server ${host} is not trusted (${message}).`,
      remedy: `Use the host name that the certificate is for, or add its CA to NODE_EXTRA_CA_CERTS. ${MORE}`,
    };
  if (code === 'ETLS' || /STARTTLS|SSL routines|wrong version number/i.test(message))
    return {
      what: `The mail server ${host} offers no encrypted connection on this port.`,
      remedy: `Use port 587 with smtp://, or 465 with smtps://. ${MORE}`,
    };
  if (/^(EDNS|ECONNECTION|ECONNREFUSED|ETIMEDOUT|ESOCKET|ENOTFOUND|EHOSTUNREACH|ENETUNREACH)$/.test(code))
    return {
      what: `The mail server ${host} cannot be reached (${message}).`,
      remedy: `Correct the host and port in SMTP_URL, or allow outgoing connections to it. ${MORE}`,
    };
  return { what: `The mail server ${host} rejected the connection (${message}).`, remedy: `Look at its log. ${MORE}` };
}

/**
 * Connects to a mail server, negotiates TLS and signs in, as sending does, but sends nothing. Null when that works; never rejects.
 * @param url as SMTP_URL
 */
export async function checkRelay(url: string, options?: ReturnType<typeof smtpOptions>): Promise<RelayProblem | null> {
  const limits = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  let transport: ReturnType<typeof openSmtp> | undefined;
  try {
    transport = openSmtp({ ...(options ?? smtpOptions(url)), ...limits });
    await transport.verify();
    return null;
  } catch (error) {
    return explainSmtpError(error, new URL(url).host);
  } finally {
    transport?.close();
  }
}

/** Why this site cannot send mail; null when it can, or when it is a local trial without a mail server. */
export async function findRelayProblem(): Promise<RelayProblem | null> {
  if (env.smtpUrl) return checkRelay(env.smtpUrl);
  if (isLocalUrl(env.siteUrl)) return null;
  return {
    what: 'No mail server is set: mails are written to files, and nobody receives them.',
    remedy: `Set SMTP_URL. ${MORE}`,
  };
}

/** `findRelayProblem`, at most once a minute. */
export const recentRelayProblem = memoizeFor(MINUTE_MS, findRelayProblem);
