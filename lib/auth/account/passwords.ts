import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { env } from '@/lib/env';
import { FairQueue } from '@/lib/fair-queue';
import { passwordLimits } from './schema';

// Argon2id (the default of the library) with the parameters of OWASP's Password Storage Cheat Sheet: 19 MiB, 2 passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Password hashing uses half of the processors, in a bounded queue; the other half keeps serving visitors. */
const HASHES_AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));
const MAX_WAITING = 1_000;
const queue = new FairQueue(HASHES_AT_ONCE, MAX_WAITING);

/** Unicode's compatibility form, so that the same password typed on another keyboard is the same password. */
const normalize = (password: string) => password.normalize('NFKC');

/**
 * The Argon2id hash of a password in its PHC string form. About 30 ms of one processor.
 * @param ip the key in the fair queue, so that a flood from one network delays only itself
 */
export const hashPassword = (password: string, ip: string): Promise<string> =>
  queue.run(ip, () => hash(normalize(password), cost));

let decoy: Promise<string> | undefined;

/**
 * Whether a password matches a hash. Without a hash it takes just as long and is false, so that response times do not tell
 * whether an account exists.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string, ip: string): Promise<boolean> {
  decoy ??= hash('the password of no account', cost);
  const expected = passwordHash ?? (await decoy);
  const matches = await queue.run(ip, () => verify(expected, normalize(password)));
  return passwordHash !== undefined && matches;
}

const common = new Set(dictionary['passwords-common']);

const onlyLetters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

/**
 * Words that an attacker who knows the site would guess: its name, its host and the usual names of admins (docs/security.md).
 */
const siteWords = new Set(
  [env.siteName, ...env.siteName.split(/\s+/), ...new URL(env.siteUrl).hostname.split('.')]
    .concat('admin', 'administrator', 'blogadmin', 'leadsadmin', 'aiemployee', 'password')
    .map(onlyLetters)
    .filter(Boolean),
);

/** Whether a password is among those that attackers try first, also with digits and punctuation around a site word. */
export function isCommonPassword(password: string): boolean {
  const text = normalize(password).toLowerCase();
  return common.has(text) || siteWords.has(onlyLetters(text));
}

/** Whether a password is long enough for the role admin to take effect. */
export const isLongPassword = (password: string): boolean => [...password].length >= passwordLimits.admin;
