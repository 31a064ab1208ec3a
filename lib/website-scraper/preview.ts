import { type Preview, previewSite } from '@/lib/crawler/preview';
import { fetchOptions, PRODUCT_TOKEN, paceFor } from '@/lib/scraper-runs/crawler-identity';
import { crawlLanguage } from './languages';
import { pageLimitOf } from './plan-run';
import { readOptionsOf } from './read-options';
import type { PreviewRequest } from './schema';

/** A preview with the most pages that a run with the same settings would store. */
export type WebsitePreview = Preview & { limit: number };

/** Reads the start page of a website as a run would, and maps what the run would read. Stores nothing. */
export async function previewWebsite(request: PreviewRequest, signal: AbortSignal) {
  const found = await previewSite(
    request.url,
    PRODUCT_TOKEN,
    { ...fetchOptions, signal },
    {
      ...readOptionsOf(request),
      bestFirst: request.mode === 'smart',
      excludes: request.excludes,
      language: crawlLanguage(request.language),
      delayMs: paceFor(request.url).delayMs,
    },
  );
  if (!found.ok) return found;
  const preview: WebsitePreview = { ...found.preview, limit: pageLimitOf(request) };
  return { ok: true as const, preview };
}
