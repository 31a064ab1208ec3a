import { crawlerName } from '@/lib/content/pages/crawler';
import { guardedAgent } from '@/lib/crawler/fetch/guarded-agent';
import type { FetchOptions } from '@/lib/crawler/fetch/guarded-fetch';
import { startPacer } from '@/lib/crawler/fetch/pacer';
import { isAllowedHost } from '@/lib/crawler/fetch/ssrf-guard';
import { env } from '@/lib/env';
import { parseUrl } from '@/lib/text/parse-url';
import { type Reader, startHostPacer } from './host-pacer';

/** The user-agent token that robots.txt files address our crawler by (RFC 9309). */
export const PRODUCT_TOKEN = crawlerName;

const guard = { allowHosts: env.scraper.allowHosts };

/** Fetch options of every scraper: public addresses only, with a user agent that says where site owners can ask. */
export const fetchOptions: FetchOptions = {
  ...guard,
  agent: guardedAgent(guard),
  userAgent: `${PRODUCT_TOKEN}/1.0 (+${env.siteUrl}/crawler)`,
};

/** Simultaneous requests to one website. */
const CONCURRENCY = 4;

/**
 * Concurrency, delay and pacer for one website. A host that only SCRAPER_ALLOW_HOSTS permits is the operator's own, so it gets no
 * delay; any other is shared with everybody who reads it at the same time.
 * @param reader `visitor` if a person waits: they come before runs, and do not wait for long
 */
export function pacingFor(url: string, reader: Reader) {
  const parsed = parseUrl(url);
  const isOwnHost = parsed !== undefined && isAllowedHost(parsed.hostname, guard);
  const delayMs = isOwnHost ? 0 : env.scraper.delayMs;
  const pacer = isOwnHost ? startPacer(0) : startHostPacer(delayMs, reader);
  return { pace: { concurrency: CONCURRENCY, delayMs }, pacer };
}
