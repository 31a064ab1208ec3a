import { HostBusyError } from '@/lib/crawler/fetch/pacer';
import { type Problem, problem, problems } from '@/lib/crawler/fetch/problem';
import { type Preview, previewSite } from '@/lib/crawler/preview';
import { env } from '@/lib/env';
import { fetchOptions, PRODUCT_TOKEN, pacingFor } from '@/lib/scraper-runs/crawler-identity';
import { crawlLanguage } from './language-choice';
import { maxDepthOf, pageLimitOf } from './plan-run';
import { readOptionsOf } from './read-options';
import type { PreviewRequest } from './schema';

/** A preview with the most pages that a run with the same settings would store. `note` says why it would not store this one. */
export type WebsitePreview = Preview & { limit: number; note?: string };

const RENDERED_BY_RUN =
  'This page shows its text only with JavaScript. A run reads it in a browser; the preview does not.';

function noteOn({ objection }: Preview): string | undefined {
  if (objection === undefined) return undefined;
  return objection === 'javascript' && env.scraper.browser ? RENDERED_BY_RUN : problems[objection];
}

/** Turns the wait for others who read the website into a problem. */
async function unlessBusy<T>(read: () => Promise<T>): Promise<T | Problem> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof HostBusyError) return problem('host-busy');
    throw error;
  }
}

/** Reads the start page of a website as a run would, and plans what the run would read. Stores nothing. */
export async function previewWebsite(request: PreviewRequest, signal: AbortSignal) {
  const found = await unlessBusy(() =>
    previewSite(
      request.url,
      PRODUCT_TOKEN,
      { ...fetchOptions, signal },
      {
        ...readOptionsOf(request),
        bestFirst: request.mode === 'smart',
        includes: request.includes,
        excludes: request.excludes,
        maxDepth: maxDepthOf(request),
        language: crawlLanguage(request.language),
        pacer: pacingFor(request.url, 'visitor').pacer,
      },
    ),
  );
  if (!found.ok) return found;
  const preview: WebsitePreview = { ...found.preview, limit: pageLimitOf(request), note: noteOn(found.preview) };
  return { ok: true as const, preview };
}
