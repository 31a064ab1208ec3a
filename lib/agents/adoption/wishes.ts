import { db } from '@/lib/db';
import { env } from '@/lib/env';
import type { Prisma } from '@/lib/generated/prisma/client';
import { endsWithin } from '@/lib/time';
import { MAX_WISHES } from '../policy';
import { isKept } from '../preview/find-preview';
import { type Accepted, type TakenOver, takeOver } from './take-over';
import { WISH_LIFETIME_MS } from './wish-lifetime';

type Wish = Accepted & { agentId: string; email: string };

/** A preview waits for several addresses, and for no more. */
export class TooManyWishesError extends Error {}

/**
 * Keeps a preview until an address is confirmed, whose account may then take it over. `signUpId` is the sign-up that it was sent with.
 * @throws TooManyWishesError
 */
export async function keepWish(tx: Prisma.TransactionClient, wish: Wish, signUpId: string): Promise<void> {
  const { agentId, email } = wish;
  // One at a time, or several would each be the last one.
  await tx.$queryRaw`SELECT 1 FROM agents WHERE id = ${agentId}::uuid FOR NO KEY UPDATE`;
  const others = await tx.agentAdoption.count({ where: { agentId, email: { not: email } } });
  if (others >= MAX_WISHES) throw new TooManyWishesError();
  const data = { ...wish, signUpId, expiresAt: new Date(Date.now() + WISH_LIFETIME_MS) };
  await tx.agentAdoption.upsert({ where: { agentId_email: { agentId, email } }, create: data, update: data });
}

const openWishes = (): Prisma.AgentAdoptionWhereInput => ({
  expiresAt: endsWithin(WISH_LIFETIME_MS),
  agent: isKept(),
});

/** The agents that wait for an address, by their websites. */
export async function listWishes(email: string): Promise<{ agentId: string; domain: string; expiresAt: Date }[]> {
  const wishes = await db.agentAdoption.findMany({
    where: { email, ...openWishes() },
    orderBy: { createdAt: 'desc' },
    select: { agentId: true, expiresAt: true, agent: { select: { domain: true } } },
  });
  return wishes.map(({ agentId, expiresAt, agent }) => ({ agentId, expiresAt, domain: agent.domain }));
}

/**
 * Takes over what the browser that has confirmed its address wished for with its own sign-up, and accepted the terms of then.
 * Undefined if it wished for nothing.
 */
export async function takeOverOwnWish(
  signUpId: string,
  by: { userId: string; ip: string },
): Promise<TakenOver | undefined> {
  const wish = await db.agentAdoption.findFirst({ where: { signUpId, ...openWishes() } });
  return wish ? takeOver(wish.agentId, { termsVersion: wish.termsVersion, consent: wish.consent }, by) : undefined;
}

/** The websites whose agents wait for an address to be confirmed, in words: in the browser of a sign-up, that of its own wish; or empty. */
export async function websitesThatWait(email: string, signUpId?: string): Promise<string> {
  if (!env.agentsLive) return '';
  const wishes = await db.agentAdoption.findMany({
    where: { email, ...(signUpId && { signUpId }), ...openWishes() },
    orderBy: { createdAt: 'desc' },
    take: MAX_WISHES,
    select: { agent: { select: { domain: true } } },
  });
  return new Intl.ListFormat('en-IE').format(wishes.map(({ agent }) => agent.domain));
}

/** The agent of an open wish; undefined if none waits for this address. */
export async function findWish(agentId: string, email: string): Promise<{ agentId: string } | undefined> {
  return (await db.agentAdoption.findFirst({ where: { agentId, email, ...openWishes() } })) ?? undefined;
}

/** Declines an agent that somebody has prepared for an address. */
export async function declineWish(agentId: string, email: string): Promise<void> {
  await db.agentAdoption.deleteMany({ where: { agentId, email } });
}
