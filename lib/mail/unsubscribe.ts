import { createHmac, timingSafeEqual } from 'node:crypto';
import { db } from '@/lib/db';
import { env } from '@/lib/env';

const signature = (email: string) =>
  createHmac('sha256', env.nextauthSecret ?? '')
    .update(`unsubscribe:${email}`)
    .digest('base64url')
    .slice(0, 32);

/** The address that ends further mails to somebody. Signed, so that nobody can unsubscribe others; it never runs out. */
export function unsubscribeUrl(email: string): string {
  const query = new URLSearchParams({ a: Buffer.from(email).toString('base64url'), s: signature(email) });
  return `${env.siteUrl}/api/unsubscribe?${query}`;
}

/** Whose link this is; undefined when it is not one of ours. */
export function verifyUnsubscribe(query: URLSearchParams): string | undefined {
  const email = Buffer.from(query.get('a') ?? '', 'base64url').toString();
  const given = Buffer.from(query.get('s') ?? '');
  const wanted = Buffer.from(signature(email));
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? email : undefined;
}

/** Remembers that somebody wants no more mails. Doing it twice is no mistake. */
export async function unsubscribe(email: string): Promise<void> {
  await db.unsubscribe.upsert({ where: { email }, create: { email }, update: {} });
}

/** Whether somebody has asked for no more mails. */
export const isUnsubscribed = async (email: string): Promise<boolean> =>
  (await db.unsubscribe.findUnique({ where: { email } })) !== null;
