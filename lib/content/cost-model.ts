import { employee, offer } from './offer';

/** What the subscription costs in a year, in cents. */
export const yearlyCost = () => offer.monthlyCents * 12;

/** What the first year costs with the set-up fee, in cents. */
export const firstYearCost = () => yearlyCost() + offer.setupCents;

/** A salary with the employer's PRSI on top, in cents. */
export const employerCost = (salaryCents: number) => Math.round(salaryCents * (1 + employee.employerPrsi));

/** How much less the first year costs than the given yearly cost of staff, in cents. */
export const firstYearSaving = (staffCents: number) => staffCents - firstYearCost();

/** How much less `costCents` is than the cost of staff, as a share of the latter, 0 to 1. */
export const savingShare = (staffCents: number, costCents: number) => (staffCents - costCents) / staffCents;

/** What the first month costs with the set-up fee, in cents. */
export const firstMonthCost = () => offer.monthlyCents + offer.setupCents;

/** What training, support and set-up together would cost in the first month, in cents. */
export const firstMonthWorth = () => offer.worth.trainingCents + offer.worth.supportCents + offer.worth.setupCents;
