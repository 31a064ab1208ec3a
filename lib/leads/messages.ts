import type { LeadKind, LeadStatus } from '@/lib/generated/prisma/enums';

/** The labels of lead kinds and statuses. */
export const kindLabels: Record<LeadKind, string> = {
  free_trial: 'Free trial',
  contact: 'Message',
  consultation: 'Consultation',
  demo: 'Custom demo',
  phone: 'Phone demo',
};

export const statusLabels: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  won: 'Won',
  lost: 'Lost',
};
