import { memoize } from '@/lib/text/memoize';
import { factsWords } from '../../lexicon/lexicon';
import { decodeEscapes } from '../../text/percent-escapes';
import type { Candidate, Citation, FactPage } from './fact-types';

/** Something that pages of a site state, with all its occurrences. */
export interface Statement<T> {
  /** What its spellings have in common. */
  key: string;
  value: T;
  occurrences: { page: FactPage; candidate: Candidate<unknown> }[];
}

const CONTACT = factsWords('ownership', 'contact');

const wordsOf = (url: string) => {
  const { pathname } = new URL(url);
  return decodeEscapes(pathname)
    .replace(/\.\w+$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_/]+/g, ' ')
    .trim();
};

type Page = Pick<FactPage, 'url'>;

/** The home page: the page with the shortest path. */
export function findHome<P extends Page>(pages: readonly P[]): P | undefined {
  const depth = ({ url }: P) => {
    const { pathname, search } = new URL(url);
    const bare = pathname.replace(/\/(?:index|default|home)(?:\.\w+)?$/i, '/');
    return bare.split('/').filter(Boolean).length * 100 + bare.length + search.length;
  };
  return pages.reduce<P | undefined>((best, page) => (best && depth(best) <= depth(page) ? best : page), undefined);
}

/** Pages on which a business describes itself: home, contact, booking, prices, team. */
export const isOwnPage = (page: FactPage, home: FactPage | undefined) =>
  page === home || page.contentType === 'Contact' || CONTACT.test(wordsOf(page.url));

const OTHERS = factsWords('ownership', 'others');

/** Whether a page is about neighbours or partners, so that its prices and people are theirs. */
export const isAboutOthers = ({ url }: Page): boolean => OTHERS.test(wordsOf(url));

/** Whether a heading is of a list of neighbours or partners. */
export const isHeadingOfOthers = memoize((heading): boolean => heading.length <= 60 && OTHERS.test(heading));

const DATED = factsWords('ownership', 'dated', /\b(?:19|20)\d{2} (?:0?[1-9]|1[0-2])\b/u);
/** Whether a page is about what happened at some time, such as news: its prices and offers may have ended. */
export const isDated = ({ url }: Page): boolean => DATED.test(wordsOf(url));

const REVIEWS = factsWords('ownership', 'reviews');
/** Whether a heading is of what customers say. */
export const namesReviews = memoize((heading): boolean => REVIEWS.test(heading));
/** Whether a page has what customers say. */
export const isReviewPage = ({ url }: Page): boolean => REVIEWS.test(wordsOf(url));

const LEGAL = factsWords('ownership', 'legal');
/** Whether a page is a legal text: its headings are clauses, not services or the questions of customers. */
export const isLegal = ({ url }: Page): boolean => LEGAL.test(wordsOf(url));

/** The most contacts of a kind that a page has in its content as those of the business. */
export const MAX_SHOWN = 3;

/** Whether the content of a page lists the addresses of others. */
export function listsAddresses({ facts }: Pick<FactPage, 'facts'>): boolean {
  const shown = facts.addresses.filter(({ place }) => place === 'content');
  return new Set(shown.map(({ address }) => address)).size > MAX_SHOWN;
}

/** The pages whose content shows so many contacts that it is a table of others: branches, dealers, staff, insurers. */
function listingPages<T>(statements: readonly Statement<T>[]): Set<FactPage> {
  const shown = new Map<FactPage, number>();
  for (const { occurrences } of statements) {
    const showing = occurrences.filter(({ candidate: { place } }) => place === 'content').map(({ page }) => page);
    for (const page of new Set(showing)) shown.set(page, (shown.get(page) ?? 0) + 1);
  }
  return new Set([...shown].filter(([, count]) => count > MAX_SHOWN).map(([page]) => page));
}

/** The statements without what pages list of others, which proves nothing about the business. */
export function withoutListed<T>(statements: readonly Statement<T>[]): Statement<T>[] {
  const listing = listingPages(statements);
  if (listing.size === 0) return [...statements];
  return statements.flatMap((one) => {
    const occurrences = one.occurrences.filter(
      ({ page, candidate: { place } }) => place !== 'content' || !listing.has(page),
    );
    return occurrences.length > 0 ? { ...one, occurrences } : [];
  });
}

/**
 * Whether a statement is about the business itself: it is in schema.org data, in the footer or header of a page that is not
 * about others, on the home page or a contact page, or on at least half of the pages. The number of a neighbour on a page of
 * local attractions is not.
 */
export function isOwn<T>(
  { occurrences }: Statement<T>,
  pages: readonly FactPage[],
  home: FactPage | undefined,
): boolean {
  const isStatedByBusiness = ({ candidate: { place }, page }: Statement<T>['occurrences'][number]) =>
    place === 'markup' || isOwnPage(page, home) || (place !== 'content' && !isAboutOthers(page));
  if (occurrences.some(isStatedByBusiness)) return true;
  // With two pages, half of them would be a single one.
  const { size } = new Set(occurrences.map(({ page }) => page));
  return size > 1 && size * 2 >= pages.length;
}

/** The statements of the business about itself; without any, the only one of the site unless it is in an article or about others. */
export function ownOrOnly<T>(
  statements: readonly Statement<T>[],
  pages: readonly FactPage[],
  home: FactPage | undefined,
): readonly Statement<T>[] {
  const own = statements.filter((one) => isOwn(one, pages, home));
  const isAside = (page: FactPage) =>
    page.contentType === 'Article' || isAboutOthers(page) || isDated(page) || isLegal(page);
  const isOnly = statements.length === 1 && statements[0]?.occurrences.some(({ page }) => !isAside(page));
  return own.length === 0 && isOnly ? statements : own;
}

/** Groups the statements of pages by a key that equates spellings; the first spelling is kept unless `better` prefers another. */
export function gather<T>(
  pages: readonly FactPage[],
  read: (page: FactPage) => { key: string; value: T; candidate: Candidate<unknown> }[],
  better: (next: T, known: T) => boolean = () => false,
): Statement<T>[] {
  const statements = new Map<string, Statement<T>>();
  for (const page of pages) {
    for (const { key, value, candidate } of read(page)) {
      const known = statements.get(key);
      if (!known) statements.set(key, { key, value, occurrences: [{ page, candidate }] });
      else {
        known.occurrences.push({ page, candidate });
        if (better(value, known.value)) known.value = value;
      }
    }
  }
  return [...statements.values()];
}

/** The pages that state something, each once, with the words that state it. */
export function citationsOf<T>({ occurrences }: Statement<T>): Citation[] {
  const citations = new Map<string, Citation>();
  for (const { page, candidate } of occurrences) {
    const url = candidate.page === undefined ? page.url : `${page.url}#page=${candidate.page}`;
    if (!citations.has(url)) citations.set(url, { url, text: candidate.text });
  }
  return [...citations.values()];
}
