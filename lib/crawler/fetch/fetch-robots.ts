import { readBytes } from '@/lib/read-bytes';
import { charsetOfMark } from './charset';
import { type FetchOptions, guardedFetch } from './guarded-fetch';
import type { Pacer } from './pacer';
import { type Problem, problem } from './problem';
import { allowAll, parseRobots, type Robots } from './robots';

/** The maximum size of a robots.txt (RFC 9309, section 2.5). */
const MAX_BYTES = 500 * 1024;

/**
 * Fetches and parses the robots.txt of a site (RFC 9309). A missing one allows everything; an unavailable one is a problem,
 * since then nothing may be fetched. So is a host that does not exist or may not be accessed.
 */
export async function fetchRobots(
  pageUrl: string,
  productToken: string,
  options: FetchOptions,
): Promise<{ ok: true; robots: Robots } | Problem> {
  const robotsUrl = new URL('/robots.txt', pageUrl).href;
  const found = await guardedFetch<{ ok: true; robots: Robots } | Problem>(
    robotsUrl,
    { Accept: 'text/plain,*/*;q=0.1' },
    { ...options, mayFollow: undefined },
    async (_url, response) => {
      if (response.status === 429 || response.status >= 500) return problem('robots-unreadable');
      if (!response.ok) return { ok: true, robots: allowAll };
      if (response.isEncoded) return problem('robots-unreadable');
      const { bytes, isWhole } = await readBytes(response.body, MAX_BYTES, options.onBytes);
      // A rule that is cut off would mean something else.
      const lines = isWhole ? bytes : bytes.subarray(0, bytes.lastIndexOf('\n') + 1);
      // Some editors save text in UTF-16.
      const text = new TextDecoder(charsetOfMark(bytes)).decode(lines);
      return { ok: true, robots: parseRobots(text, productToken) };
    },
  );
  if (found.ok) return found;
  // Too many redirects count as no robots.txt (section 2.3.1.2).
  if (found.kind === 'redirects' || found.kind === 'redirect-loop') return { ok: true, robots: allowAll };
  return found.kind === 'broken' ? problem('robots-unreadable') : found;
}

/** The robots.txt rules per host, each fetched once. */
export type RobotsCache = {
  rulesOf: (url: string) => Promise<{ ok: true; robots: Robots } | Problem>;
  /** Why a URL must not be fetched; undefined if it may. */
  objection: (url: URL) => Promise<Problem | undefined>;
};

/** Creates a per-host robots.txt cache for the given user-agent token. Each file is fetched at the pace of its website. */
export function createRobotsCache(productToken: string, options: FetchOptions, pacer: Pacer): RobotsCache {
  const rules = new Map<string, ReturnType<typeof fetchRobots>>();
  const read = async (url: string) => {
    await pacer.turn(url, options.signal);
    return fetchRobots(url, productToken, options);
  };
  const rulesOf = (url: string) => {
    const { origin } = new URL(url);
    const known = rules.get(origin) ?? read(url);
    rules.set(origin, known);
    return known;
  };
  return {
    rulesOf,
    async objection(url) {
      const found = await rulesOf(url.href);
      if (!found.ok) return found;
      return found.robots.allows(`${url.pathname}${url.search}`) ? undefined : problem('robots');
    },
  };
}
