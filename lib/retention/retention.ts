/** How many days each kind of trace is kept; the clean-up and the privacy notice both go by it. */
export const retentionDays = { unconfirmedSignUp: 7, auditTrail: 90, mailRecord: 90, saveReceipt: 30 } as const;
