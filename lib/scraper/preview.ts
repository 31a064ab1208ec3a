import { guardedAgent } from '@/lib/crawler/fetch/guarded-agent';
import { previewSite } from '@/lib/crawler/preview';
import { env } from '@/lib/env';
import { businessFocus } from './business-types';
import type { PreviewRequest } from './schema';

/** The name that robots.txt files know our crawler by. */
const PRODUCT_TOKEN = 'SuperEmployeeBot';

const guard = { allowHosts: env.scraperAllowHosts };
const agent = guardedAgent(guard);

/** Who we say we are to the sites we read, and where their owners can ask. */
const userAgent = `${PRODUCT_TOKEN}/1.0 (+${env.siteUrl}/contact)`;

/** Custom selectors always count; in targeted mode those of the business type do without them. */
function readingOf({ mode, selectors, businessType, main, navigation, footer }: PreviewRequest) {
  const options = { include: { main, navigation, footer }, usefulFirst: mode === 'smart' };
  if (selectors.length > 0) return { ...options, selectors };
  return mode === 'targeted' ? { ...options, selectors: [...businessFocus[businessType].selectors] } : options;
}

/** Reads the start page of a website as a run would, and says which pages would follow. */
export function previewWebsite(request: PreviewRequest, signal: AbortSignal) {
  return previewSite(request.url, PRODUCT_TOKEN, { ...guard, agent, userAgent, signal }, readingOf(request));
}
