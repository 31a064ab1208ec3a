import { z } from 'zod';
import { inboxFilters } from './queries';

/** What an address of the inbox says: which conversations, what is looked for, and the page. */
export const inboxQuery = z.object({
  show: z.enum(inboxFilters).catch('all'),
  q: z.string().trim().max(100).catch(''),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});
