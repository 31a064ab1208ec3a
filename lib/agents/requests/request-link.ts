import { isSignature, sign } from '@/lib/signing';
import { DAY_MS } from '@/lib/time';

const LIFETIME_MS = 14 * DAY_MS;
const TOKEN = /^([\da-f-]{36})\.([\da-f-]{36})\.(\d{13})\.([\w-]{43})$/;

/** Whom a link lets decide about which request. */
export interface RequestLink {
  requestId: string;
  userId: string;
}

/** The path of a page on which one member decides about one request, from a mail. It works for fourteen days. */
export function requestPath({ requestId, userId }: RequestLink, now = Date.now()): string {
  const value = `${requestId}.${userId}.${now + LIFETIME_MS}`;
  return `/requests/${value}.${sign('agent-request', value)}`;
}

/** What a link allows; undefined for one that is forged or has expired. */
export function readRequestLink(token: string, now = Date.now()): RequestLink | undefined {
  const [, requestId = '', userId = '', until = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!signature || !isSignature(signature, 'agent-request', `${requestId}.${userId}.${until}`)) return undefined;
  return Number(until) > now ? { requestId, userId } : undefined;
}
