import { type LeadKind, type LeadStatus, OTHER } from './unions';

/** The labels of lead kinds and statuses. */
export const kindLabels: Record<LeadKind | typeof OTHER, string> = {
  free_trial: 'Free trial',
  contact: 'Message',
  consultation: 'Consultation',
  demo: 'Custom demo',
  phone: 'Phone demo',
  [OTHER]: 'Other',
};

export const statusLabels: Record<LeadStatus | typeof OTHER, string> = {
  new: 'New',
  contacted: 'Contacted',
  won: 'Won',
  lost: 'Lost',
  [OTHER]: 'Other',
};
