import { randomInt } from 'node:crypto';
import emailProviders from 'email-providers/all.json' with { type: 'json' };
import { normalizeEmail } from '@/lib/auth/account/schema';
import { db } from '@/lib/db';
import { queueMail } from '@/lib/mail/outbox';
import { recipientKey } from '@/lib/rate-limits/keys';
import { consume, rateLimitMessage } from '@/lib/rate-limits/rate-limiter';
import { sign, timingSafeEquals } from '@/lib/signing';
import { endsWithin } from '@/lib/time';
import { CODE_LIFETIME_MS, MAX_CODE_ATTEMPTS } from '../policy';
import { recordControl } from './prove';

type Result = { ok: true } | { ok: false; message: string };
type Agent = { id: string; domain: string };
type By = { userId: string; ip?: string };

/** With five guesses at each code, the free codes of a thousand agents that claim one domain are guessed once in 20,000 days. */
const CODE_DIGITS = 8;

const refused = (message: string): Result => ({ ok: false, message });

const providers = new Set<string>(emailProviders);

const messages = {
  provider: (domain: string) =>
    `Anybody can have an address at ${domain}, so a code there proves nothing. Use the line.`,
  domain: (domain: string) => `Use an address that ends in @${domain}, exactly. That shows that the domain is yours.`,
  wrong: 'That isn’t the code in our latest e-mail.',
  over: 'This code has expired, or was typed wrong too often. Have a new one sent.',
};

/** Why an address proves nothing about a domain; undefined if it does. Addresses of subdomains may be anybody's. */
export function objectionTo(address: string, domain: string): string | undefined {
  if (providers.has(domain)) return messages.provider(domain);
  return address.slice(address.lastIndexOf('@') + 1) === domain ? undefined : messages.domain(domain);
}

/** A code is stored as a signature: there are only so many. */
const hashOf = (agentId: string, code: string): string => sign('control-code', `${agentId} ${code}`);

/** Counts a code. One a day of each agent counts for nobody else: strangers who claim the domain too keep no code from its owner. */
async function countCode(agentId: string, domain: string, address: string, userId: string) {
  const limited = await consume({ controlCodeByUser: userId });
  if (limited || !(await consume({ firstControlCodeByAgent: agentId }))) return limited;
  return consume({ controlCodeByDomain: domain, controlCodeByRecipient: recipientKey(address) });
}

/** Queues a mail with a code to an address of an agent's domain. A new code replaces the one before. */
export async function sendCode({ id: agentId, domain }: Agent, typed: string, by: By): Promise<Result> {
  const address = normalizeEmail(typed);
  const objection = objectionTo(address, domain);
  if (objection) return refused(objection);
  const limited = await countCode(agentId, domain, address, by.userId);
  if (limited) return refused(rateLimitMessage(limited, 'We’ve already sent you several codes.'));
  const expiresAt = new Date(Date.now() + CODE_LIFETIME_MS);
  await db.$transaction(async (tx) => {
    const code = { address, codeHash: '', attempts: 0, expiresAt };
    await tx.controlCode.upsert({ where: { agentId }, create: { agentId, ...code }, update: code });
    await queueMail(tx, { kind: 'control_code', recipient: address, details: { agentId } });
  });
  return { ok: true };
}

/** A new code for the mail that is being sent, which alone knows it; undefined if another address was asked meanwhile. */
export async function newCode(agentId: string, address: string): Promise<string | undefined> {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const { count } = await db.controlCode.updateMany({
    where: { agentId, address, expiresAt: endsWithin(CODE_LIFETIME_MS) },
    data: { codeHash: hashOf(agentId, code) },
  });
  return count > 0 ? code : undefined;
}

/** Proves control with a code. Every attempt counts before it is looked at, so that simultaneous ones are no more. */
export async function confirmCode({ id: agentId, domain }: Agent, code: string, by: By): Promise<Result> {
  const { count } = await db.controlCode.updateMany({
    where: { agentId, attempts: { lt: MAX_CODE_ATTEMPTS }, expiresAt: endsWithin(CODE_LIFETIME_MS) },
    data: { attempts: { increment: 1 } },
  });
  const stored = count > 0 ? await db.controlCode.findUnique({ where: { agentId } }) : null;
  if (!stored || objectionTo(stored.address, domain)) return refused(messages.over);
  if (!timingSafeEquals(stored.codeHash, hashOf(agentId, code))) return refused(messages.wrong);
  return db.$transaction(async (tx) => {
    const used = await tx.controlCode.deleteMany({ where: { agentId, codeHash: stored.codeHash } });
    if (used.count === 0) return refused(messages.over);
    await recordControl(tx, agentId, 'code', by);
    return { ok: true };
  });
}

/** The address to which a code was sent that is still valid. */
export async function findCodeAddress(agentId: string): Promise<string | undefined> {
  const code = await db.controlCode.findFirst({
    where: { agentId, attempts: { lt: MAX_CODE_ATTEMPTS }, expiresAt: endsWithin(CODE_LIFETIME_MS) },
    select: { address: true },
  });
  return code?.address;
}
