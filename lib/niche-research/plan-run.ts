import type { ScraperRun } from '@/lib/generated/prisma/client';
import type { PlannedRun } from '@/lib/scraper-runs/run-kind';
import { pagesOf, planResearch } from './research-plan';
import { type NicheRunRequest, type NicheSettings, nicheRunSchema } from './schema';

/** Plans a run of a niche scraper. */
export function planNicheRun({ kind, niche, options, format }: NicheRunRequest): PlannedRun {
  const pages = kind === 'premium' ? Number(options.maxPages) : pagesOf(planResearch(niche, options));
  return { ok: true, run: { kind, subject: niche, settings: { options, format }, pages } };
}

function parseRequest({ kind, subject, settings }: ScraperRun): NicheRunRequest {
  const stored = typeof settings === 'object' ? settings : {};
  return nicheRunSchema.parse({ ...stored, kind, niche: subject });
}

/** The settings that a run was started with. */
export function parseNicheSettings(run: ScraperRun): NicheSettings {
  const { options, format } = parseRequest(run);
  return { options, format };
}

/** Plans the same run once more. */
export const planNicheRepeat = (run: ScraperRun): PlannedRun => planNicheRun(parseRequest(run));
