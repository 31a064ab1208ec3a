import type { PageReading } from '@/lib/reader/read-page';
import type { Validators } from '../fetch/fetch-page';
import type { ProblemKind } from '../fetch/problem';
import type { Fingerprint } from '../frontier/fingerprint';

/** A queued URL with its distance from the start page in links and its rank (lowest first). */
export type QueuedUrl = { url: string; depth: number; rank: number };

/** A link within the site; with `hreflang`, a version of the page that has it. */
export type Link = { url: string; text: string; hreflang?: string };

/** A page as it is stored. */
export type CrawledPage = Omit<
  PageReading,
  | 'links'
  | 'alternates'
  | 'canonical'
  | 'forward'
  | 'robots'
  | 'needsJavaScript'
  | 'isLoginPage'
  | 'isCookieWall'
  | 'menuByScript'
> &
  Validators & {
    url: string;
    /** The HTTP status of the response. */
    status?: number;
    fingerprint: Fingerprint;
    /** Links of the page within the site. */
    links: Link[];
    scrapedAt: Date;
    /** Whether the site responded with 304 to a conditional request. */
    isUnchanged: boolean;
    /** Why only title and description are known, or no other page was found from it; undefined for a page like any other. */
    incomplete?: ProblemKind;
  };

/** A URL that nothing was stored from, and why. */
export type SkippedPage = {
  url: string;
  kind: ProblemKind;
  /** The page with the same content, or the target of the redirect. */
  sameAs?: string;
};

/** A version of a page that is not fetched, and the one that is read in its place. */
export type PageVersion = { url: string; sameAs: string };

/** The outcome of one URL: at most one page, and the links found on it. */
export type Outcome = {
  queued: QueuedUrl;
  page?: CrawledPage;
  skipped?: SkippedPage;
  discovered: QueuedUrl[];
  /** Linked files, which are not fetched. */
  documents: string[];
  /** Linked versions of pages in languages that are not read, each with the version that is. */
  versions: PageVersion[];
  /** Whether an earlier outcome of this URL was to skip it in favour of another version, which could not be read. */
  wasSkipped: boolean;
  /** The final URL of the start page; only in the outcome of the start URL. */
  home?: string;
};

/** The saved state of a crawl. */
export type Progress = {
  home?: string;
  /** The language of the site, as far as its pages tell. */
  language?: string;
  pending: QueuedUrl[];
  /** All other discovered URLs. */
  processed: string[];
  stored: { url: string; fingerprint: Fingerprint }[];
  /** The pages of `stored` that were read last and have a number in their URL, in the order in which they were read. */
  numbered?: (Pick<CrawledPage, 'url' | 'title' | 'text' | 'language'> & { depth: number })[];
};

/** Persists a crawl, so that it can be resumed. */
export type CrawlStore = {
  load: () => Promise<Progress>;
  /** Takes an outcome to store it soon: atomic, and not before those recorded earlier. Rejects if that failed for one of these. */
  record: (outcome: Outcome) => Promise<void>;
  /** Resolves when all recorded outcomes are stored. */
  flush?: () => Promise<void>;
  /** Called with each URL when it is fetched. */
  visit?: (url: string) => void;
};
