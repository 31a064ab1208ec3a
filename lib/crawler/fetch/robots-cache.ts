import { fetchRobots } from './fetch-robots';
import type { FetchOptions } from './guarded-fetch';
import type { Pacer } from './pacer';
import { type Problem, problem } from './problem';
import type { Robots } from './robots';

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
