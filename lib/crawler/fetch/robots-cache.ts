import { fetchRobots } from './fetch-robots';
import type { FetchOptions } from './guarded-fetch';
import { type Problem, problem } from './problem';
import type { Robots } from './robots';

/** The robots.txt rules of every host that a crawl comes to, each read once. */
export type RobotsCache = {
  rulesOf: (url: string) => Promise<{ ok: true; robots: Robots } | Problem>;
  /** Why an address may not be read; undefined when it may. */
  objection: (url: URL) => Promise<Problem | undefined>;
};

/** Opens an empty book for a crawler that robots.txt files know as `productToken`. */
export function createRobotsCache(productToken: string, options: FetchOptions): RobotsCache {
  const rules = new Map<string, ReturnType<typeof fetchRobots>>();
  const rulesOf = (url: string) => {
    const { origin } = new URL(url);
    const known = rules.get(origin) ?? fetchRobots(url, productToken, options);
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
