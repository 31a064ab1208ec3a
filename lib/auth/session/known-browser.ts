import { randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import { env } from '@/lib/env';
import { isSignature, sign } from '@/lib/signing';
import { DAY_MS, isWithin, SECOND_MS } from '@/lib/time';
import { BROWSER_COOKIE } from './cookie-names';

/** How long a browser is known after it last signed in. */
export const KNOWN_BROWSER_DAYS = 365;
/** How many accounts and sign-ups one browser is known for; the oldest is forgotten first. */
const MAX_ENTRIES = 8;
const SIGNATURE_LENGTH = 24;

/** What a browser did: it signed in to an account, or sent a sign-up. */
type Subject = `account ${string}` | `sign-up ${string}`;

/** When it first and last did. Unix milliseconds. */
type Entry = { first: number; last: number; signature: string };

type Known = { secret: string; entries: Entry[] };

/** The first and last sign-in of a browser, and a key for its limits. */
export type KnownBrowser = { first: Date; last: Date; key: string };

const ENTRY = /^(\d{1,15})-(\d{1,15})-([\w-]{24})$/;
const SECRET = /^[\w-]{22}$/;

/** What is signed. The secret is in it, so that an entry copied into another browser's cookie is none. */
const textOf = (secret: string, subject: Subject, { first, last }: Pick<Entry, 'first' | 'last'>) =>
  `${secret} ${subject} ${first} ${last}`;

const isEntryOf = (secret: string, subject: Subject, entry: Entry) =>
  isSignature(entry.signature, 'browser', textOf(secret, subject, entry), SIGNATURE_LENGTH);

const isRecent = ({ last }: Entry) => isWithin(new Date(last), KNOWN_BROWSER_DAYS * DAY_MS);

/** The cookie as it was sent. Its entries are only signatures: it does not tell which accounts they are of. */
async function readCookie(): Promise<Known | undefined> {
  const [secret = '', ...rest] = ((await cookies()).get(BROWSER_COOKIE)?.value ?? '').split('.');
  if (!SECRET.test(secret)) return undefined;
  const entries = rest.slice(0, MAX_ENTRIES).flatMap((text) => {
    const [, first, last, signature] = ENTRY.exec(text) ?? [];
    return signature ? [{ first: Number(first), last: Number(last), signature }] : [];
  });
  return { secret, entries: entries.filter(isRecent) };
}

const attributes = { path: '/', sameSite: 'lax', secure: env.isSecure, httpOnly: true } as const;

async function remember(subject: Subject): Promise<void> {
  const { secret, entries } = (await readCookie()) ?? { secret: randomBytes(16).toString('base64url'), entries: [] };
  const known = entries.find((entry) => isEntryOf(secret, subject, entry));
  const now = Date.now();
  const times = { first: known?.first ?? now, last: now };
  const signature = sign('browser', textOf(secret, subject, times), SIGNATURE_LENGTH);
  const kept = [{ ...times, signature }, ...entries.filter((entry) => entry !== known)].slice(0, MAX_ENTRIES);
  const value = [secret, ...kept.map((entry) => `${entry.first}-${entry.last}-${entry.signature}`)].join('.');
  (await cookies()).set(BROWSER_COOKIE, value, { ...attributes, maxAge: (KNOWN_BROWSER_DAYS * DAY_MS) / SECOND_MS });
}

/** Remembers that this browser has signed in to an account. Only in actions and route handlers. */
export const rememberBrowser = (userId: string): Promise<void> => remember(`account ${userId}`);

/** Remembers that this browser sent a sign-up. Only in actions and route handlers. */
export const rememberSignUp = (signUpId: string): Promise<void> => remember(`sign-up ${signUpId}`);

/** What is known of this browser if it has signed in to the account before. */
export async function knownBrowser(userId: string): Promise<KnownBrowser | undefined> {
  const known = await readCookie();
  const entry = known?.entries.find((one) => isEntryOf(known.secret, `account ${userId}`, one));
  if (!known || !entry) return undefined;
  return { first: new Date(entry.first), last: new Date(entry.last), key: `${userId} ${known.secret}` };
}

/** The first of the sign-ups that this browser sent. */
export async function ownSignUp<T extends { id: string }>(signUps: readonly T[]): Promise<T | undefined> {
  const known = await readCookie();
  if (!known) return undefined;
  return signUps.find(({ id }) => known.entries.some((entry) => isEntryOf(known.secret, `sign-up ${id}`, entry)));
}

/** Forgets everything about this browser. Only in actions and route handlers. */
export async function forgetBrowser(): Promise<void> {
  (await cookies()).set(BROWSER_COOKIE, '', { ...attributes, maxAge: 0 });
}
