import { env } from '@/lib/env';

/**
 * How long each kind of personal data is stored, in days. The retention job (`apply-retention.ts`) deletes by this table
 * and the privacy notice prints it. Sessions and mailed links carry their own expiry date.
 */
export const retentionDays = {
  unconfirmedSignUp: 7,
  removedPasskey: 7,
  auditTrail: 90,
  mailRecord: 90,
  saveReceipt: 30,
  deletedPost: 30,
  unsavedPost: 90,
} as const;

/** Months after the last change of a lead until everything that identifies a person is removed from it. */
export const leadRetentionMonths = env.leads.retentionMonths;
