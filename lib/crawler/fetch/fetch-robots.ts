import { type FetchOptions, fetchPage } from './fetch-page';
import { allowAll, allowNothing, parseRobots, type Robots } from './robots';

/** Answers that say "there is no robots.txt": everything may be read. Anything else that fails says "not now". */
const absent = new Set(['not-found', 'login', 'wrong-type', 'broken', 'redirects']);

/** The rules of a site (RFC 9309). A site that cannot be reached, or has a fault, is not read at all. */
export async function fetchRobots(pageUrl: string, productToken: string, options: FetchOptions): Promise<Robots> {
  const fetched = await fetchPage(new URL('/robots.txt', pageUrl).href, options);
  if (fetched.ok) return parseRobots(fetched.page.html, productToken);
  return absent.has(fetched.kind) ? allowAll : allowNothing;
}
