import type { ReadOptions } from '@/lib/crawler/extract/read-page';
import { guardedAgent } from '@/lib/crawler/fetch/guarded-agent';
import type { FetchOptions } from '@/lib/crawler/fetch/guarded-fetch';
import { isAllowedHost } from '@/lib/crawler/fetch/ssrf-guard';
import { env } from '@/lib/env';
import { businessFocus } from './business-types';
import type { PreviewRequest } from './schema';

/** The name that robots.txt files know our crawler by. */
export const PRODUCT_TOKEN = 'SuperEmployeeBot';

const guard = { allowHosts: env.scraper.allowHosts };

/** How our tools fetch: public addresses only, saying who we are and where the owners of the sites we read can ask. */
export const fetchOptions: FetchOptions = {
  ...guard,
  agent: guardedAgent(guard),
  userAgent: `${PRODUCT_TOKEN}/1.0 (+${env.siteUrl}/contact)`,
};

/**
 * What is read of each page: custom selectors always count; in targeted mode those of the business type do without them.
 */
export function readOptionsOf(request: Omit<PreviewRequest, 'url'>): ReadOptions {
  const { mode, selectors, businessType, main, navigation, footer } = request;
  const include = { main, navigation, footer };
  if (selectors.length > 0) return { include, selectors };
  return mode === 'targeted' ? { include, selectors: [...businessFocus[businessType].selectors] } : { include };
}

/** Requests to one website at once. */
const CONCURRENCY = 4;

/** How fast a website is read. One that may be read only by configuration is the reader's own: it needs no sparing. */
export function paceFor(url: string) {
  const isOwn = URL.canParse(url) && isAllowedHost(new URL(url).hostname, guard);
  return { concurrency: CONCURRENCY, delayMs: isOwn ? 0 : env.scraper.delayMs };
}
