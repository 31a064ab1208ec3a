import { checkUrl } from '@/lib/crawler/fetch/ssrf-guard';
import { env } from '@/lib/env';
import type { ScraperRun } from '@/lib/generated/prisma/client';
import { fetchOptions } from '@/lib/scraper-runs/crawler-identity';
import type { PlannedRun } from '@/lib/scraper-runs/run-kind';
import { ownPagesOf, pagesOf, planResearch } from './research-plan';
import { type NicheRunRequest, type NicheSettings, nicheRunSchema } from './schema';

const NO_PROVIDER =
  'Searching the web isn’t set up yet, so this run cannot start. The niche scraper reads an encyclopaedia, the sources we know, and websites you name.';

/** Plans a run of a niche scraper, or explains what it cannot read: one of the user's own sources, or the web without a search provider. */
export function planNicheRun({ kind, niche, options, format }: NicheRunRequest): PlannedRun {
  for (const source of options.sources) {
    const checked = checkUrl(source, fetchOptions);
    if (!checked.ok) return { ok: false, kind: 'options', message: `${source}: ${checked.message}` };
  }
  if (kind === 'premium' && !env.knowledge.providerKey) return { ok: false, kind: 'unavailable', message: NO_PROVIDER };
  const plan = planResearch(niche, options);
  const pages = kind === 'premium' ? Number(options.maxPages) + ownPagesOf(plan) : pagesOf(plan);
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
