import type { PageLink } from '../extract/page-links';
import type { ProblemKind } from '../fetch/problem';
import { normalUrl } from '../frontier/normal-url';
import type { Scope } from '../frontier/scope';
import type { Frontier } from './frontier';
import type { Address, Link, Outcome } from './store';
import type { Visit } from './visit-page';

type Read = Extract<Visit, { ok: true }>;

const skip = (address: Address, kind: ProblemKind, sameAs?: string): Outcome => ({
  address,
  skipped: { url: address.url, kind, sameAs },
  discovered: [],
  documents: [],
});

/** Enqueues the links of a page unless it forbids that (nofollow). */
function follow(
  visit: Read,
  depth: number,
  frontier: Frontier,
): { links: Link[]; discovered: Address[]; documents: string[] } {
  const given: PageLink[] = visit.reading?.links ?? [];
  const read = frontier.readLinks(given);
  const links = visit.reading ? read.links : ('page' in visit && visit.earlier?.links) || [];
  if (!visit.mayFollow) return { links, discovered: [], documents: [] };
  return { links, discovered: frontier.expand(links, depth + 1), documents: frontier.newDocuments(read.documents) };
}

/** The canonical URL of a page, if it is within the site. */
function canonicalOf(visit: Read, scope: Scope): string | undefined {
  const canonical = visit.reading?.canonical && scope.admit(visit.reading.canonical);
  return canonical && canonical.kind === 'page' ? canonical.url : undefined;
}

const bareForm = (url: string) => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname.replace(/(?:index|default)\.\w+$/i, '').replace(/\/$/, '')}`.toLowerCase();
};
const isSpelling = (canonical: string, own: string) => bareForm(canonical) === bareForm(own);

/**
 * Decides the outcome of a visit: a page under its final URL (after redirects, or its canonical URL), or a reason to skip it.
 * A canonical URL that was discovered before is believed only if the two pages are similar, since many sites name their start
 * page on every page.
 */
export function recordOutcome(address: Address, visit: Visit, frontier: Frontier, scope: Scope): Outcome {
  if (!visit.ok) return skip(address, visit.kind);
  const reached = 'page' in visit ? visit.page.url : visit.url;
  const own = scope.admit(reached)?.url ?? (address.depth === 0 ? normalUrl(reached) : undefined);
  if (own === undefined) return skip(address, 'off-site', reached);
  if (own !== address.url && frontier.knows(own)) return skip(address, 'moved', own);
  frontier.note(own);
  if (!('page' in visit)) {
    const { discovered, documents } = follow(visit, address.depth, frontier);
    return { ...skip(address, visit.objection), discovered, documents };
  }
  const { page } = visit;
  const canonical = canonicalOf(visit, scope) ?? own;
  const isCopy = canonical !== own && frontier.duplicates.hasVariant(canonical, page.mark);
  const twin = isCopy ? canonical : frontier.duplicates.find(page.mark);
  if (twin !== undefined) return skip(address, 'duplicate', twin);
  // A canonical URL that was not fetched may be wrong; one that differs only in query or extension is a variant of the same
  // URL.
  const url = frontier.knows(canonical) || !isSpelling(canonical, own) ? own : canonical;
  frontier.note(url);
  frontier.duplicates.add(url, page.mark);
  const { links, discovered, documents } = follow(visit, address.depth, frontier);
  return { address, page: { ...page, url, links }, discovered, documents };
}
