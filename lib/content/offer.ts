/**
 * The terms of the offer, such as its prices. Everything that follows from them is computed in cost-model.ts. Amounts in cents.
 */
export const offer = {
  setupCents: 127_900,
  /** The monthly price, excluding VAT: that of the hero and of all other pages. */
  monthlyCents: 77_900,
  trialDays: 5,
  guaranteeDays: 30,
  clientPlacesPerQuarter: 25,
  callingDiscount: 0.5,
  worth: { trainingCents: 80_000, supportCents: 40_000, setupCents: 120_000 },
} as const;

/** Hours and days until an agent is at work, by what is set up. */
export const setupTimes = {
  trial: '24–48 hours',
  standard: '48 hours',
  industry: '3–5 business days',
  bespoke: '5–7 business days',
} as const;

/** What an employee is assumed to cost in the comparisons. PRSI is the employer's rate on the whole salary. */
export const employee = {
  salaryCents: 3_000_000,
  upperSalaryCents: 3_500_000,
  employerPrsi: 0.114,
  shiftsForLongHours: { from: 2, to: 3 },
} as const;

/** Assumptions of the examples of missed enquiries. They are not measured, so claims based on them are illustrative. */
export const assumed = { abandonMinutes: 2, missedEnquiries: 8, enquiryValueCents: 30_000 } as const;
