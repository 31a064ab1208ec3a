import type { PageReading } from '../extract/read-page';
import type { Validators } from '../fetch/fetch-page';
import type { ProblemKind } from '../fetch/problem';
import type { Fingerprint } from '../frontier/fingerprint';

/** An address that waits for its turn: how many links it is away from the start, and its rank (lowest first). */
export type Address = { url: string; depth: number; rank: number };

export type Link = { url: string; text: string };

/** What is kept of a page. */
export type CrawledPage = Omit<PageReading, 'links' | 'canonical' | 'robots' | 'needsJavaScript' | 'isLoginPage'> &
  Validators & {
    url: string;
    mark: Fingerprint;
    /** Addresses of the same site that the page leads to. */
    links: Link[];
    scrapedAt: Date;
    /** Whether the site said that nothing has changed since the run before, so that it was not sent again. */
    isUnchanged: boolean;
  };

/** An address that nothing was taken from, and why. */
export type SkippedPage = {
  url: string;
  kind: ProblemKind /** The page that says the same, or that it leads to. */;
  sameAs?: string;
};

/** The end of one address: at most one page, and what was found on the way. */
export type Outcome = {
  address: Address;
  page?: CrawledPage;
  skipped?: SkippedPage;
  discovered: Address[];
  /** Files that the page links to; they are not read. */
  documents: string[];
  /** With the start address: where the site was found to be. */
  home?: string;
};

/** How far a crawl has come. */
export type Progress = {
  home?: string;
  pending: Address[];
  /** Every other address that was met before. */
  processed: string[];
  stored: { url: string; mark: Fingerprint }[];
};

/** Where a crawl is kept, so that it can go on after whatever ended it. */
export type CrawlStore = {
  load: () => Promise<Progress>;
  /** Keeps all of it or, if it rejects, nothing. */
  record: (outcome: Outcome) => Promise<void>;
  /** Told of each address when its turn comes. */
  visit?: (url: string) => void;
};
