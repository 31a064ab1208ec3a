import { createHash, randomBytes } from 'node:crypto';

/** How long mailed links are valid, in hours. A new purpose: docs/decisions/migrations.md. */
export const linkHours = { confirm: 24, reset: 1, undo: 7 * 24 } as const;

/** What a mailed link is for. Links of a purpose that this version does not know are found by none of its pages. */
export type EmailTokenPurpose = keyof typeof linkHours;

/** A random token of 256 bits in base64url, for mailed links and sessions. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Whether a text has the form of a token. A cheap check before any query. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** SHA-256 of a token in hex, the form in which tokens are stored. They are random, so no slow hash is needed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
