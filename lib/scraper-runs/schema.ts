import { z } from 'zod';
import { nicheRunSchema } from '@/lib/niche-research/schema';
import { runSchema } from '@/lib/website-scraper/schema';

/** What a run of any kind is asked for; without a `kind`, of the website scraper. */
export const anyRunSchema = z.preprocess(
  (given) =>
    typeof given === 'object' && given !== null && !('kind' in given) ? { ...given, kind: 'website' } : given,
  z.discriminatedUnion('kind', [runSchema, nicheRunSchema], 'Choose website, niche or premium.'),
);
