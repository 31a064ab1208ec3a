import { z } from 'zod';
import { lines } from '@/lib/forms/form-fields';
import { leadStatuses } from './unions';

const MAX_NOTE = 5000;

const id = z.uuid();

/** A new status of a lead. */
export const statusSchema = z.object({ id, status: z.enum(leadStatuses) });

/** A note on a lead. */
export const noteSchema = z.object({
  id,
  note: lines
    .refine((text) => text !== '', 'Enter a note.')
    .refine((text) => text.length <= MAX_NOTE, `Please keep a note to ${MAX_NOTE.toLocaleString('en-IE')} characters.`),
});

/** Who sees to a lead, and when next; empty for nobody, and for no day. */
export const planSchema = z.object({
  id,
  owner: z.uuid().or(z.literal('')),
  due: z.iso
    .date('Enter a date, like 30/11/2026.')
    .refine((day) => day >= '2000' && day < '2100', 'Enter a date of this century.')
    .or(z.literal('')),
});

/** Whether a lead is spam. */
export const spamSchema = z.object({ id, spam: z.enum(['yes', 'no']) });

/** The deletion of a lead, which has been confirmed. */
export const eraseSchema = z.object({ id, sure: z.literal('yes', 'Tick the box first.') });
