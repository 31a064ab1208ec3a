import { db } from '@/lib/db';
import type { AgentPreview, SiteReading } from '@/lib/generated/prisma/client';
import { endsWithin } from '@/lib/time';
import { PREVIEW_LIFETIME_MS } from './policy';
import type { StoredSubject } from './subject';

const ID = /^[\w-]{43}$/;

/** A preview with its reading. */
export type FoundPreview = AgentPreview & { reading: SiteReading };

/** The preview of an id; undefined if it does not exist, was deleted, or has expired. */
export async function findPreview(id: string): Promise<FoundPreview | undefined> {
  if (!ID.test(id)) return undefined;
  const preview = await db.agentPreview.findFirst({
    where: { id, expiresAt: endsWithin(PREVIEW_LIFETIME_MS) },
    include: { reading: true },
  });
  return preview ?? undefined;
}

/** The kind of business that the visitor who started a reading chose. */
export async function findSubject(readingId: string): Promise<StoredSubject> {
  const first = await db.agentPreview.findFirst({
    where: { readingId },
    orderBy: { createdAt: 'asc' },
    select: { subject: true },
  });
  return first?.subject ?? '';
}
