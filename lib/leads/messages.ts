import type { LeadKind, LeadStatus } from '@/lib/generated/prisma/enums';

/** What people call the kinds and states of leads. */
export const kindLabels: Record<LeadKind, string> = { free_trial: 'Free trial', contact: 'Message' };

export const statusLabels: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  won: 'Won',
  lost: 'Lost',
};
