import type { PageLink } from '@/lib/reader/page/page-links';
import type { Alternate } from '@/lib/reader/text/url-language';
import type { ProblemKind } from '../fetch/problem';
import { normalUrl } from '../frontier/normal-url';
import { admitVersions, type Scope } from '../frontier/scope';
import type { Expansion, Frontier } from './frontier';
import type { Link, Outcome, QueuedUrl } from './store';
import type { Visit } from './visit-page';

type Read = Extract<Visit, { ok: true }>;
type Decision = Omit<Outcome, 'wasSkipped'>;

/** The outcome of a URL that nothing is stored from. */
const skip = (queued: QueuedUrl, kind: ProblemKind, sameAs?: string): Decision => ({
  queued,
  skipped: { url: queued.url, kind, sameAs },
  discovered: [],
  documents: [],
  versions: [],
});

/** Enqueues the links of a page unless it forbids that (nofollow). */
function follow(visit: Read, depth: number, frontier: Frontier): Expansion & { links: Link[]; documents: string[] } {
  const pageLinks: PageLink[] = visit.reading?.links ?? [];
  const read = frontier.readLinks(pageLinks);
  const links = visit.reading ? read.links : earlierLinks(visit).filter(({ hreflang }) => hreflang === undefined);
  if (!visit.mayFollow) return { links, discovered: [], versions: [], documents: [] };
  const from = 'page' in visit ? visit.page.url : visit.url;
  return { links, ...frontier.expand(links, depth + 1, from), documents: frontier.newDocuments(read.documents) };
}

/** The links of an unchanged page, as an earlier run stored them. */
const earlierLinks = (visit: Read): readonly Link[] => ('page' in visit && visit.earlier?.links) || [];

/** The versions of a page in other languages, as far as they belong to the site. */
function alternatesOf(visit: Read, scope: Scope): Alternate[] {
  if (visit.reading) return admitVersions(visit.reading.alternates, scope);
  return earlierLinks(visit).flatMap(({ url, hreflang }) =>
    hreflang === undefined ? [] : { url, language: hreflang },
  );
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

/** The outcome of a URL that is not fetched, since enough pages like it were. */
export const skipEndless = (queued: QueuedUrl, frontier: Frontier): Outcome => ({
  ...skip(queued, 'endless'),
  wasSkipped: frontier.wasSkipped(queued.url),
});

/** The outcome of a URL that is not fetched, since another version of its page is read. */
export const skipVersion = (queued: QueuedUrl, better: string, frontier: Frontier): Outcome => ({
  ...skip(queued, 'other-language', better),
  discovered: frontier.replace(queued, better),
  wasSkipped: frontier.wasSkipped(queued.url),
});

/** Outcomes after which the other versions of a page are not read: one of them is, or they would be about the same. */
const SETTLED = new Set<ProblemKind>(['other-language', 'no-match']);

/** Decides the outcome of a visit and updates the frontier. If nothing is stored, the versions skipped in its favour are read after all. */
export function recordOutcome(queued: QueuedUrl, visit: Visit, frontier: Frontier, scope: Scope): Outcome {
  const wasSkipped = frontier.wasSkipped(queued.url);
  const outcome = decide(queued, visit, frontier, scope);
  if (outcome.skipped && !SETTLED.has(outcome.skipped.kind)) frontier.fail(queued.url);
  return { ...outcome, wasSkipped };
}

/**
 * Decides the outcome of a visit: a page under its final URL (after redirects, or its canonical URL), or a reason to skip it.
 * A canonical URL that was discovered before is believed only if the two pages are similar, since many sites name their start
 * page on every page.
 */
function decide(queued: QueuedUrl, visit: Visit, frontier: Frontier, scope: Scope): Decision {
  if (!visit.ok) return skip(queued, visit.kind);
  const finalUrl = 'page' in visit ? visit.page.url : visit.url;
  const own = scope.admit(finalUrl)?.url ?? (queued.depth === 0 ? normalUrl(finalUrl) : undefined);
  if (own === undefined) return skip(queued, 'off-site', finalUrl);
  if (own !== queued.url && frontier.knows(own)) return skip(queued, 'moved', own);
  frontier.note(own);
  const reading = 'page' in visit ? visit.page : visit.reading;
  const alternates = alternatesOf(visit, scope);
  if (queued.depth === 0) frontier.versions.begin(own, reading.language, alternates);
  if ('page' in visit || SETTLED.has(visit.objection)) frontier.versions.learn(own, reading.language, alternates);
  if ('text' in reading) frontier.numbered.note(own, reading);
  if (!('page' in visit)) {
    const { links: _, ...found } = follow(visit, queued.depth, frontier);
    return { ...skip(queued, visit.objection), ...found };
  }
  const { page } = visit;
  const better = frontier.versions.betterVersion(own);
  if (better !== undefined) {
    const { links: _, discovered, ...found } = follow(visit, queued.depth, frontier);
    const added = frontier.replace({ ...queued, url: own }, better);
    return { ...skip(queued, 'other-language', better), ...found, discovered: [...added, ...discovered] };
  }
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
  const { links, ...found } = follow(visit, queued.depth, frontier);
  const stated = alternates.map(({ url: version, language }) => ({ url: version, text: '', hreflang: language }));
  return { queued, page: { ...page, url, links: [...links, ...stated] }, ...found };
}
