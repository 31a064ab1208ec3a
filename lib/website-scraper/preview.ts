import { previewSite } from '@/lib/crawler/preview';
import { fetchOptions, PRODUCT_TOKEN } from '@/lib/scraper-runs/crawler-identity';
import { readOptionsOf } from './read-options';
import type { PreviewRequest } from './schema';

/** Reads the start page of a website as a run would, and lists the pages that would follow. Stores nothing. */
export function previewWebsite(request: PreviewRequest, signal: AbortSignal) {
  return previewSite(
    request.url,
    PRODUCT_TOKEN,
    { ...fetchOptions, signal },
    { ...readOptionsOf(request), bestFirst: request.mode === 'smart', excludes: request.excludes },
  );
}
