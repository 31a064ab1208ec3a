import { previewSite } from '@/lib/crawler/preview';
import { fetchOptions, PRODUCT_TOKEN, readOptionsOf } from './crawler-options';
import type { PreviewRequest } from './schema';

/** Reads the start page of a website as a run would, and says which pages would follow. */
export function previewWebsite(request: PreviewRequest, signal: AbortSignal) {
  return previewSite(
    request.url,
    PRODUCT_TOKEN,
    { ...fetchOptions, signal },
    { ...readOptionsOf(request), bestFirst: request.mode === 'smart', excludes: request.excludes },
  );
}
