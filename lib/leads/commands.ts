import { createHash } from 'node:crypto';
import { db } from '@/lib/db';
import type { LeadKind } from '@/lib/generated/prisma/enums';

/** The same form sent again within this time is the same lead. */
const SAME_LEAD_MS = 24 * 60 * 60 * 1000;

export type NewLead = {
  kind: LeadKind;
  name: string;
  email: string;
  businessName?: string;
  businessUrl?: string;
  industry?: string;
  message?: string;
  consentVersion: string;
  /** Path of the page that the form stood on. */
  page: string;
};

/** A number that stands for everything a person sent, so that two equal submissions can be recognised. */
function fingerprintOf({ page: _page, ...sent }: NewLead): string {
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(sent).sort()))
    .digest('hex');
}

/**
 * Stores a lead, once: a double click, a reload or a retry after a lost answer finds the lead that is there.
 * @returns the lead's id and whether it is new
 */
export async function storeLead(lead: NewLead): Promise<{ id: string; isNew: boolean }> {
  const fingerprint = fingerprintOf(lead);
  return db.$transaction(async (tx) => {
    // Equal submissions queue up here; different ones do not meet. Released with the transaction.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`;
    const known = await tx.lead.findFirst({
      where: { fingerprint, createdAt: { gte: new Date(Date.now() - SAME_LEAD_MS) } },
      select: { id: true },
    });
    if (known) return { id: known.id, isNew: false };
    const { id } = await tx.lead.create({
      data: { ...lead, fingerprint, consentAt: new Date() },
      select: { id: true },
    });
    return { id, isNew: true };
  });
}
