import { checkUrl } from '@/lib/crawler/fetch/ssrf-guard';
import { env } from '@/lib/env';
import type { ScraperRun } from '@/lib/generated/prisma/client';
import { fetchOptions } from '@/lib/scraper-runs/crawler-identity';
import type { PlannedRun } from '@/lib/scraper-runs/run-kind';
import { type RunRequest, type RunSettings, runSchema } from './schema';

/** The most pages that a run with these settings stores. */
export const pageLimitOf = ({ maxPages }: Pick<RunRequest, 'maxPages'>): number =>
  Math.min(maxPages === 'unlimited' ? env.scraper.maxPages : Number(maxPages), env.scraper.maxPages);

/** How many links a page may be away from the start page; undefined for any number. */
export const maxDepthOf = ({ maxDepth }: Pick<RunRequest, 'maxDepth'>): number | undefined =>
  maxDepth === 'any' ? undefined : Number(maxDepth);

/** Plans a run of the website scraper, or explains why its URL cannot be read. */
export function planWebsiteRun(request: RunRequest, earlierRunId?: string): PlannedRun {
  const { url, kind, ...settings } = request;
  const checked = checkUrl(url, fetchOptions);
  if (!checked.ok) return { ok: false, kind: 'url', message: checked.message };
  return { ok: true, run: { kind, subject: url, settings, pages: pageLimitOf(settings), earlierRunId } };
}

/** The settings that a run was started with. */
export function parseRunSettings({ subject, settings }: ScraperRun): RunSettings {
  const stored = typeof settings === 'object' ? settings : {};
  const { url: _url, kind: _kind, ...parsed } = runSchema.parse({ ...stored, url: subject });
  return parsed;
}

/** Plans the same run once more. Pages that have not changed since are copied from the earlier one. */
export const planRepeat = (run: ScraperRun): PlannedRun =>
  planWebsiteRun({ ...parseRunSettings(run), kind: 'website', url: run.subject }, run.id);
