import { z } from 'zod';
import { planNicheRun } from '@/lib/niche-research/plan-run';
import { nicheRunSchema } from '@/lib/niche-research/schema';
import type { PlannedRun } from '@/lib/scraper-runs/run-kind';
import { planWebsiteRun } from '@/lib/website-scraper/plan-run';
import { runSchema } from '@/lib/website-scraper/schema';

/** The request for a run of any kind; the website scraper when `kind` is missing. */
export const runRequestSchema = z.preprocess(
  (body) => (typeof body === 'object' && body !== null && !('kind' in body) ? { ...body, kind: 'website' } : body),
  z.discriminatedUnion('kind', [runSchema, nicheRunSchema], 'Choose website, niche or premium.'),
);

/** Plans the requested run. */
export const planRun = (request: z.output<typeof runRequestSchema>): PlannedRun =>
  request.kind === 'website' ? planWebsiteRun(request) : planNicheRun(request);
