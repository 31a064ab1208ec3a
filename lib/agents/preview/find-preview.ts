import { db } from '@/lib/db';
import type { Agent, SiteReading } from '@/lib/generated/prisma/client';
import { sign } from '@/lib/signing';
import { endsWithin } from '@/lib/time';
import { PREVIEW_LIFETIME_MS } from '../policy';
import type { StoredSubject } from './subject';

const ID = /^[\w-]{43}$/;

/** An agent that nobody owns yet, with its reading. `previewId` is its secret address. */
export type FoundPreview = Agent & { previewId: string; readingId: string; reading: SiteReading };

/** The preview of an address; undefined if it does not exist, was deleted or adopted, or has expired. */
export async function findPreview(previewId: string): Promise<FoundPreview | undefined> {
  if (!ID.test(previewId)) return undefined;
  const agent = await db.agent.findFirst({
    where: { previewId, state: 'preview', expiresAt: endsWithin(PREVIEW_LIFETIME_MS) },
    include: { reading: true },
  });
  if (!agent?.reading) return undefined;
  return { ...agent, previewId, readingId: agent.reading.id, reading: agent.reading };
}

/** What only the browser that began a preview holds: whoever has the address alone may look at it, and not adopt the agent. */
export const adoptionSecretOf = (previewId: string): string => sign('agent-adoption', previewId);

/** The kind of business that the visitor who started a reading chose. */
export async function findSubject(readingId: string): Promise<StoredSubject> {
  const first = await db.agent.findFirst({
    where: { readingId },
    orderBy: { createdAt: 'asc' },
    select: { subject: true },
  });
  return first?.subject ?? '';
}
