import type { PageLink } from '@/lib/reader/page/page-links';
import { Duplicates } from '../frontier/duplicates';
import { LanguageVersions } from '../frontier/language-versions';
import { NumberedPages } from '../frontier/numbered-pages';
import type { Admitted, Scope } from '../frontier/scope';
import { createTrapGuard } from '../frontier/traps';
import type { Link, PageVersion, Progress, QueuedUrl } from './store';

/** The maximum number of URLs in the frontier per page of the limit; most of them would never be fetched. */
const URLS_PER_PAGE = 5;
const MIN_URLS = 1_000;
/** PDF files per crawl: public bodies publish thousands. */
const MAX_PDFS = 30;
/** Higher than any link score, so that ranks stay positive. */
const MAX_LINK_SCORE = 100;
/** Added to the rank of pages in languages that were not chosen: they come last. */
const FOREIGN_RANK = 1_000;

/** Whether a URL looks like that of a PDF file. */
export const isPdf = (url: string) => /\.pdf(?:$|\?)/i.test(url);

/** Scores a link: higher is better, 0 is unknown. */
export type LinkScore = (link: Link) => number;

/** What the links of a page add to a crawl. */
export type Expansion = { discovered: QueuedUrl[]; versions: PageVersion[] };

/** The frontier of a crawl: queued URLs, discovered URLs and stored pages. */
export class Frontier {
  readonly duplicates = new Duplicates();
  readonly versions: LanguageVersions;
  readonly numbered = new NumberedPages();
  /** URLs that are skipped in favour of another version of the page, by that version. */
  private readonly replaced = new Map<string, QueuedUrl[]>();
  private readonly readmitted = new Set<string>();
  /** Known URLs of other languages, which do not count towards the limit. */
  private foreign = 0;
  private readonly known = new Set<string>();
  private readonly traps = createTrapGuard();
  /** Queued URLs by rank, the lowest first. */
  private readonly queue = new Map<number, QueuedUrl[]>();
  private readonly limit: number;
  private pdfs = 0;

  constructor(
    private readonly scope: Scope,
    private readonly options: {
      score?: LinkScore;
      maxPages: number;
      maxDepth?: number;
      readsPdfs?: boolean;
      language?: string;
    },
  ) {
    this.versions = new LanguageVersions(options.language);
    this.limit = Math.max(MIN_URLS, options.maxPages * URLS_PER_PAGE);
  }

  /** Whether a URL is a page, or a PDF that is read like one. */
  private isRead({ kind, url }: Admitted, newPdfs: ReadonlySet<string>): boolean {
    if (kind === 'page') return true;
    if (!this.options.readsPdfs || !isPdf(url)) return false;
    return this.known.has(url) || newPdfs.has(url) || this.pdfs + newPdfs.size < MAX_PDFS;
  }

  /** Restores the state of an earlier process. */
  restore({ pending, processed, stored, numbered = [] }: Progress): void {
    for (const { url, fingerprint } of stored) this.duplicates.add(url, fingerprint);
    for (const url of [...processed, ...stored.map((page) => page.url), ...pending.map((queued) => queued.url)]) {
      if (!this.known.has(url)) this.traps.allows(url);
      this.learn(url);
    }

    this.numbered.restore(numbered, pending);
    for (const queued of pending) this.enqueue(queued);
  }

  knows(url: string): boolean {
    return this.known.has(url);
  }

  /** Whether the frontier is full. */
  get isFull(): boolean {
    return this.known.size - this.foreign >= this.limit;
  }

  /** Marks a URL as discovered without enqueuing it. */
  note(url: string): void {
    this.known.add(url);
    this.versions.note(url);
  }

  /** The distinct links of a page within this site, and its files. */
  readLinks(links: readonly PageLink[]): { links: Link[]; documents: string[] } {
    const pages = new Map<string, string>();
    const documents = new Set<string>();
    const newPdfs = new Set<string>();
    for (const { url, text, nofollow } of links) {
      const admitted = nofollow ? undefined : this.scope.admit(url);
      if (!admitted) continue;
      if (!this.isRead(admitted, newPdfs)) {
        documents.add(admitted.url);
        continue;
      }
      if (!pages.has(admitted.url)) pages.set(admitted.url, text);
      if (admitted.kind === 'document' && !this.known.has(admitted.url)) newPdfs.add(admitted.url);
    }
    return { links: [...pages].map(([url, text]) => ({ url, text })), documents: [...documents] };
  }

  /** Files that were not discovered before. */
  newDocuments(documents: readonly string[]): string[] {
    const fresh = documents.filter((url) => !this.known.has(url));
    for (const url of fresh) this.known.add(url);
    return fresh;
  }

  /** Enqueues new links, which were found on the page `from`, but of the versions of a page in several languages only the one that is read. */
  expand(links: readonly Link[], depth: number, from?: string): Expansion {
    const found: Expansion = { discovered: [], versions: [] };
    if (depth > (this.options.maxDepth ?? depth)) return found;
    for (const { url, text } of links) {
      if (this.known.has(url)) continue;
      this.numbered.find(url, from);
      if (this.numbered.isEndless(url)) continue;
      const better = this.versions.betterVersion(url);
      if (!this.hasRoomFor(url, better) || !this.traps.allows(url)) continue;
      const queued = { url, depth, rank: this.rankOf(url, text, depth) };
      this.learn(url, better !== undefined);
      if (better === undefined) found.discovered.push(this.enqueue(queued));
      else {
        found.versions.push({ url, sameAs: better });
        found.discovered.push(...this.replace(queued, better));
      }
    }
    return found;
  }

  /** The next URL to fetch, and the version to read in its place if one has become known meanwhile. */
  next(): { queued: QueuedUrl; better?: string } | undefined {
    const rank = Math.min(...this.queue.keys());
    const line = this.queue.get(rank) ?? [];
    const queued = line.shift();
    if (line.length === 0) this.queue.delete(rank);
    return queued && { queued, better: this.versions.betterVersion(queued.url) };
  }

  /** Skips a URL in favour of another version of its page, which is enqueued and returned if it is new. */
  replace(queued: QueuedUrl, better: string): QueuedUrl[] {
    this.replaced.set(better, [...(this.replaced.get(better) ?? []), queued]);
    if (this.known.has(better)) return [];
    this.learn(better);
    return [this.enqueue({ ...queued, url: better, rank: queued.rank % FOREIGN_RANK })];
  }

  /** Notes that a URL could not be read, and enqueues the versions that were skipped in its favour. */
  fail(url: string): void {
    this.versions.fail(url);
    for (const queued of this.replaced.get(url) ?? []) {
      this.readmitted.add(queued.url);
      this.enqueue(queued);
    }
    this.replaced.delete(url);
  }

  /** Whether a URL was skipped in favour of another version that could not be read. */
  wasSkipped(url: string): boolean {
    return this.readmitted.has(url);
  }

  private enqueue(queued: QueuedUrl): QueuedUrl {
    const line = this.queue.get(queued.rank);
    if (line) line.push(queued);
    else this.queue.set(queued.rank, [queued]);
    return queued;
  }

  /** URLs of other languages have a separate limit, so that a site in thirty languages fits. */
  private hasRoomFor(url: string, better: string | undefined): boolean {
    const isForeign = better !== undefined || this.versions.isForeign(url);
    return isForeign ? this.foreign < this.limit : !this.isFull;
  }

  private learn(url: string, isVersion = false): void {
    if (!this.known.has(url)) {
      if (isPdf(url)) this.pdfs += 1;
      if (isVersion || this.versions.isForeign(url)) this.foreign += 1;
      this.versions.note(url);
    }
    this.known.add(url);
  }

  /** A PDF comes behind the pages that are as near, and what is in another language behind all. */
  private rankOf(url: string, text: string, linkDepth: number): number {
    const depth = isPdf(url) ? linkDepth + 1 : linkDepth;
    return this.rankOfPage(url, text, depth) + (this.versions.isForeign(url) ? FOREIGN_RANK : 0);
  }

  private rankOfPage(url: string, text: string, depth: number): number {
    const { score } = this.options;
    if (!score) return depth;
    // A high-scoring page three links away comes before a low-scoring one on the start page; of equals, the nearer one.
    return Math.round((MAX_LINK_SCORE - score({ url, text })) * 4) + Math.min(depth, 3);
  }
}
