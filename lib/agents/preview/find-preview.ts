import { db } from '@/lib/db';
import type { Agent, Prisma, SiteReading } from '@/lib/generated/prisma/client';
import { isSignature, sign } from '@/lib/signing';
import { endsWithin } from '@/lib/time';
import { WISH_LIFETIME_MS } from '../adoption/wish-lifetime';
import { PREVIEW_LIFETIME_MS } from '../policy';
import type { StoredSubject } from './subject';

const ID = /^[\w-]{43}$/;

/** An agent that nobody owns yet, with its reading. `previewId` is its secret address. */
export type FoundPreview = Agent & { previewId: string; readingId: string; reading: SiteReading };

/** The previews that are kept: for their time, or until the link expires by which somebody adopts them. */
export const isKept = (now = Date.now()): Prisma.AgentWhereInput => ({
  state: 'preview',
  OR: [
    { expiresAt: endsWithin(PREVIEW_LIFETIME_MS, now) },
    { adoptions: { some: { expiresAt: endsWithin(WISH_LIFETIME_MS, now) } } },
  ],
});

/** The preview of an address; undefined if it does not exist, was deleted or adopted, or has expired. */
export async function findPreview(previewId: string): Promise<FoundPreview | undefined> {
  if (!ID.test(previewId)) return undefined;
  const agent = await db.agent.findFirst({
    where: { previewId, ...isKept() },
    include: { reading: true },
  });
  if (!agent?.reading) return undefined;
  return { ...agent, previewId, readingId: agent.reading.id, reading: agent.reading };
}

/** What only the browser that began a preview holds: whoever has the address alone may look at it, and not adopt the agent. */
export const adoptionSecretOf = (previewId: string): string => sign('agent-adoption', previewId);

export const isAdoptionSecret = (secret: string, previewId: string): boolean =>
  isSignature(secret, 'agent-adoption', previewId);

/** The kind of business that the visitor who started a reading chose, or that its agent is for. */
export async function findSubject({ id, agentId }: Pick<SiteReading, 'id' | 'agentId'>): Promise<StoredSubject> {
  const first = await db.agent.findFirst({
    where: agentId ? { id: agentId } : { readingId: id },
    orderBy: { createdAt: 'asc' },
    select: { subject: true },
  });
  return first?.subject ?? '';
}
