import { z } from 'zod';
import { emailLine, line } from '@/lib/forms/form-fields';

/** A form that acts on an agent. */
export const agentSchema = z.object({ agent: z.string().max(64) });
export const addressSchema = agentSchema.extend({ address: emailLine });
export const codeSchema = agentSchema.extend({
  code: line(20).refine((text) => /^\d{4} ?\d{4}$/.test(text), 'The code has eight digits.'),
});
