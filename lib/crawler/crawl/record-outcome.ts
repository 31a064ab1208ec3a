import type { PageLink } from '../extract/page-links';
import type { ProblemKind } from '../fetch/problem';
import { normalUrl } from '../frontier/normal-url';
import type { Scope } from '../frontier/scope';
import type { Frontier } from './frontier';
import type { Link, Outcome, QueuedUrl } from './store';
import type { Visit } from './visit-page';

type Read = Extract<Visit, { ok: true }>;

const skip = (queued: QueuedUrl, kind: ProblemKind, sameAs?: string): Outcome => ({
  queued,
  skipped: { url: queued.url, kind, sameAs },
  discovered: [],
  documents: [],
});

/** Enqueues the links of a page unless it forbids that (nofollow). */
function follow(
  visit: Read,
  depth: number,
  frontier: Frontier,
): { links: Link[]; discovered: QueuedUrl[]; documents: string[] } {
  const pageLinks: PageLink[] = visit.reading?.links ?? [];
  const read = frontier.readLinks(pageLinks);
  const links = visit.reading ? read.links : ('page' in visit && visit.earlier?.links) || [];
  if (!visit.mayFollow) return { links, discovered: [], documents: [] };
  return { links, discovered: frontier.expand(links, depth + 1), documents: frontier.newDocuments(read.documents) };
}

/** The canonical URL of a page, if it is within the site. */
function canonicalOf(visit: Read, scope: Scope): string | undefined {
  const canonical = visit.reading?.canonical && scope.admit(visit.reading.canonical);
  return canonical && canonical.kind === 'page' ? canonical.url : undefined;
}

const comparableUrl = (url: string) => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname.replace(/(?:index|default)\.\w+$/i, '').replace(/\/$/, '')}`.toLowerCase();
};
const isSpellingVariant = (canonical: string, own: string) => comparableUrl(canonical) === comparableUrl(own);

/**
 * Decides the outcome of a visit: a page under its final URL (after redirects, or its canonical URL), or a reason to skip it.
 * A canonical URL that was discovered before is believed only if the two pages are similar, since many sites name their start
 * page on every page.
 */
export function recordOutcome(queued: QueuedUrl, visit: Visit, frontier: Frontier, scope: Scope): Outcome {
  if (!visit.ok) return skip(queued, visit.kind);
  const finalUrl = 'page' in visit ? visit.page.url : visit.url;
  const own = scope.admit(finalUrl)?.url ?? (queued.depth === 0 ? normalUrl(finalUrl) : undefined);
  if (own === undefined) return skip(queued, 'off-site', finalUrl);
  if (own !== queued.url && frontier.knows(own)) return skip(queued, 'moved', own);
  frontier.note(own);
  if (!('page' in visit)) {
    const { discovered, documents } = follow(visit, queued.depth, frontier);
    return { ...skip(queued, visit.objection), discovered, documents };
  }
  const { page } = visit;
  const canonical = canonicalOf(visit, scope) ?? own;
  const isCopy = canonical !== own && frontier.duplicates.hasVariant(canonical, page.fingerprint);
  const duplicateOf = isCopy ? canonical : frontier.duplicates.find(page.fingerprint);
  // Pages of scripts alone are all alike, which says nothing about what they show.
  if (duplicateOf !== undefined && page.incomplete) return skip(queued, page.incomplete);
  if (duplicateOf !== undefined) return skip(queued, 'duplicate', duplicateOf);
  // A canonical URL that was not fetched may be wrong; one that differs only in query or extension is a variant of the same
  // URL.
  const url = frontier.knows(canonical) || !isSpellingVariant(canonical, own) ? own : canonical;
  frontier.note(url);
  frontier.duplicates.add(url, page.fingerprint);
  const { links, discovered, documents } = follow(visit, queued.depth, frontier);
  return { queued, page: { ...page, url, links }, discovered, documents };
}
