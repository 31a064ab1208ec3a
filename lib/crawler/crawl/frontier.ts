import type { PageLink } from '../extract/page-links';
import { Duplicates } from '../frontier/duplicates';
import { PriorityQueue } from '../frontier/priority-queue';
import type { Admitted, Scope } from '../frontier/scope';
import { createTrapGuard } from '../frontier/traps';
import type { Link, Progress, QueuedUrl } from './store';

/** The maximum number of URLs in the frontier per page of the limit; most of them would never be fetched. */
const URLS_PER_PAGE = 5;
const MIN_URLS = 1_000;
/** PDF files per crawl: public bodies publish thousands. */
const MAX_PDFS = 30;
/** Higher than any link score, so that ranks stay positive. */
const MAX_LINK_SCORE = 100;

/** Whether a URL looks like that of a PDF file. */
export const isPdf = (url: string) => /\.pdf(?:$|\?)/i.test(url);

/** Scores a link: higher is better, 0 is unknown. */
export type LinkScore = (link: Link) => number;

/** The frontier of a crawl: queued URLs, discovered URLs and stored pages. */
export class Frontier {
  readonly duplicates = new Duplicates();
  private readonly known = new Set<string>();
  private readonly traps = createTrapGuard();
  private readonly queue = new PriorityQueue<QueuedUrl>();
  private readonly limit: number;
  private pdfs = 0;

  constructor(
    private readonly scope: Scope,
    private readonly options: { score?: LinkScore; maxPages: number; readPdf?: unknown },
  ) {
    this.limit = Math.max(MIN_URLS, options.maxPages * URLS_PER_PAGE);
  }

  /** Whether a URL is a page, or a PDF that is read like one. */
  private isRead({ kind, url }: Admitted, newPdfs: ReadonlySet<string>): boolean {
    if (kind === 'page') return true;
    if (!this.options.readPdf || !isPdf(url)) return false;
    return this.known.has(url) || newPdfs.has(url) || this.pdfs + newPdfs.size < MAX_PDFS;
  }

  /** Restores the state of an earlier process. */
  restore({ pending, processed, stored }: Progress): void {
    for (const { url, fingerprint } of stored) this.duplicates.add(url, fingerprint);
    for (const url of [...processed, ...stored.map((page) => page.url), ...pending.map((queued) => queued.url)]) {
      if (!this.known.has(url)) this.traps.allows(url);
      this.learn(url);
    }
    for (const queued of pending) this.queue.add(queued, queued.rank);
  }

  knows(url: string): boolean {
    return this.known.has(url);
  }

  /** Whether the frontier is full. */
  get isFull(): boolean {
    return this.known.size >= this.limit;
  }

  /** Marks a URL as discovered without enqueuing it. */
  note(url: string): void {
    this.known.add(url);
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

  /** Enqueues new links and returns them. */
  expand(links: readonly Link[], depth: number): QueuedUrl[] {
    const fresh: QueuedUrl[] = [];
    for (const { url, text } of links) {
      if (this.isFull) break;
      if (this.known.has(url) || !this.traps.allows(url)) continue;
      this.learn(url);
      fresh.push({ url, depth, rank: this.rankOf(url, text, depth) });
    }
    for (const queued of fresh) this.queue.add(queued, queued.rank);
    return fresh;
  }

  next(): QueuedUrl | undefined {
    return this.queue.take();
  }

  private learn(url: string): void {
    if (isPdf(url) && !this.known.has(url)) this.pdfs += 1;
    this.known.add(url);
  }

  /** A PDF ranks behind pages at the same depth. */
  private rankOf(url: string, text: string, linkDepth: number): number {
    const { score } = this.options;
    const depth = isPdf(url) ? linkDepth + 1 : linkDepth;
    if (!score) return depth;
    // A high-scoring page three links away comes before a low-scoring one on the start page; of equals, the nearer one.
    return Math.round((MAX_LINK_SCORE - score({ url, text })) * 4) + Math.min(depth, 3);
  }
}
