import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { env } from '@/lib/env';
import { passwordLimits } from './schema';

// Argon2id (the library's default kind) with the memory and passes that OWASP's cheat sheet gives. Runs on the thread pool,
// so that requests are answered meanwhile.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The same password typed on another keyboard is the same password. */
const normal = (password: string) => password.normalize('NFKC');

/** The Argon2id hash of a password, in its text form. About 30 ms. */
export const hashPassword = (password: string): Promise<string> => hash(normal(password), cost);

let decoy: Promise<string> | undefined;

/**
 * Whether a password belongs to a hash. Without a hash it takes just as long and is false: how long an answer takes must
 * not tell whether an account exists.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await decoy), normal(password));
  return passwordHash !== undefined && matches;
}

const common = new Set(dictionary['passwords-common']);

const onlyLetters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

/** What somebody would guess who knows the site: its name, its address, and what its admins are called. docs/security.md lists them. */
const ownWords = new Set(
  [env.siteName, ...env.siteName.split(/\s+/), ...new URL(env.siteUrl).hostname.split('.')]
    .concat('admin', 'administrator', 'blogadmin', 'leadsadmin', 'aiemployee', 'password')
    .map(onlyLetters)
    .filter(Boolean),
);

/** Whether a password is among the ones that attackers try first here, figures and marks around such a word or not. */
export function isCommonPassword(password: string): boolean {
  const text = normal(password).toLowerCase();
  return common.has(text) || ownWords.has(onlyLetters(text));
}

/** Whether a password lets the role admin take effect. */
export const isLongPassword = (password: string): boolean => [...password].length >= passwordLimits.admin;
