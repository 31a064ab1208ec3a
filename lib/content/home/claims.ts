import type { ClaimId } from '@/lib/content/claims';
import { pricing } from './closing';
import { results } from './middle';
import { costComparison, problems } from './opening';

/** Every claim that the home page makes, in numbers or in words. */
export const homeClaims: readonly ClaimId[] = [
  ...costComparison.claims,
  ...problems.items.map((item) => item.claim),
  ...results.items.map((item) => item.claim),
  ...pricing.small.lines.map((line) => line.claim),
  'trialDays',
  'guaranteeDays',
  'responseTime',
  'availability',
  'languages',
  'trainingHours',
  'lifetimeUpdates',
  'modelClass',
  'callingDiscount',
  'clientPlaces',
  'worthFirstMonth',
  'trialSetupTime',
  'standardSetupTime',
  'industrySetupTime',
  'bespokeSetupTime',
  'irishAccent',
  'contractTerm',
  'catalogueSize',
];
