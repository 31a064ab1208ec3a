import { z } from 'zod';
import { saidSchema } from '@/lib/website-scraper/said-schema';

/** What a member says of a fact of their agent's website. */
export const factSchema = saidSchema.extend({ agent: z.string().max(64) });
