import { db } from '@/lib/db';
import { Prisma } from '@/lib/generated/prisma/client';
import { deleteEmailFiles } from '@/lib/mail/transport';
import { leadRetentionMonths } from '@/lib/retention/policy';
import { monthsBefore } from '@/lib/time';
import { personalFields } from './fields';

/** Name and address are required columns. */
const withoutPerson: Prisma.LeadUpdateInput = {
  ...Object.fromEntries(personalFields().map((name) => [name, null])),
  name: '',
  email: '',
  draft: Prisma.DbNull,
  owner: { disconnect: true },
  dueOn: null,
  searchText: '',
  fingerprint: '',
};

/**
 * Removes everything that identifies a person from leads that have not changed for the retention period, with their notes
 * and mails. What remains are the figures of the chart.
 * @returns how many leads were anonymized
 */
export async function anonymizeOldLeads(now = new Date()): Promise<number> {
  const before = monthsBefore(now, leadRetentionMonths);
  const expired = await db.lead.findMany({
    where: { updatedAt: { lt: before }, anonymisedAt: null },
    select: { id: true, mails: { select: { id: true } } },
  });
  for (const { id, mails } of expired) {
    await db.$transaction(async (tx) => {
      await tx.lead.update({ where: { id }, data: { ...withoutPerson, anonymisedAt: now } });
      await tx.leadAnswer.deleteMany({ where: { leadId: id } });
      await tx.leadNote.deleteMany({ where: { leadId: id } });
      await tx.mail.deleteMany({ where: { leadId: id } });
    });
    await deleteEmailFiles(mails.map((mail) => mail.id));
  }
  return expired.length;
}
