import { z } from 'zod';
import { line } from '@/lib/forms/form-fields';

/** The most days that a trial is extended by at once. */
export const MAX_EXTENSION_DAYS = 30;

export const companySchema = z.object({ agent: z.uuid() });
export const helpSchema = companySchema.extend({
  reason: line(200).refine((text) => text.length >= 10, 'Say in a sentence why. The owner reads it.'),
});
export const extendSchema = companySchema.extend({
  days: z.coerce
    .number('Type a number of days.')
    .int('Type whole days.')
    .min(1, 'At least one day.')
    .max(MAX_EXTENSION_DAYS, `At most ${MAX_EXTENSION_DAYS} days at once.`),
});
