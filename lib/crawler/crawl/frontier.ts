import type { PageLink } from '../extract/page-links';
import { Duplicates } from '../frontier/duplicates';
import { PriorityQueue } from '../frontier/priority-queue';
import type { Scope } from '../frontier/scope';
import { createTrapGuard } from '../frontier/traps';
import type { Address, Link, Progress } from './store';

/** More addresses than this for each page that may be taken are not remembered: most would never have their turn. */
const ADDRESSES_A_PAGE = 5;
const MIN_ADDRESSES = 1_000;
/** More than any link promises, so that ranks stay above zero. */
const MOST_PROMISING = 100;

/** How much a link promises to whoever reads the site: higher is better, 0 is nothing known. */
export type LinkScore = (link: Link) => number;

/** Every address of a crawl: those that wait, those that were met, and the pages that were taken. */
export class Frontier {
  readonly duplicates = new Duplicates();
  private readonly known = new Set<string>();
  private readonly traps = createTrapGuard();
  private readonly line = new PriorityQueue<Address>();
  private readonly limit: number;

  constructor(
    private readonly scope: Scope,
    private readonly score: LinkScore | undefined,
    maxPages: number,
  ) {
    this.limit = Math.max(MIN_ADDRESSES, maxPages * ADDRESSES_A_PAGE);
  }

  /** Goes on where an earlier process stopped. */
  restore({ pending, processed, stored }: Progress): void {
    for (const { url, mark } of stored) this.duplicates.add(url, mark);
    for (const url of [...processed, ...stored.map((page) => page.url), ...pending.map((address) => address.url)]) {
      if (!this.known.has(url)) this.traps.allows(url);
      this.known.add(url);
    }
    for (const address of pending) this.line.add(address, address.rank);
  }

  knows(url: string): boolean {
    return this.known.has(url);
  }

  /** Whether no further address is remembered. */
  get isFull(): boolean {
    return this.known.size >= this.limit;
  }

  /** Notes an address as met without letting it wait. */
  note(url: string): void {
    this.known.add(url);
  }

  /** The addresses of this site among a page's links, each once, and the files. */
  readLinks(links: readonly PageLink[]): { links: Link[]; documents: string[] } {
    const pages = new Map<string, string>();
    const documents = new Set<string>();
    for (const { url, text, nofollow } of links) {
      const admitted = nofollow ? undefined : this.scope.admit(url);
      if (admitted?.kind === 'page' && !pages.has(admitted.url)) pages.set(admitted.url, text);
      if (admitted?.kind === 'document') documents.add(admitted.url);
    }
    return { links: [...pages].map(([url, text]) => ({ url, text })), documents: [...documents] };
  }

  /** Files that are met for the first time. */
  newDocuments(documents: readonly string[]): string[] {
    const fresh = documents.filter((url) => !this.known.has(url));
    for (const url of fresh) this.known.add(url);
    return fresh;
  }

  /** Lets the links wait that are new, and returns them. */
  expand(links: readonly Link[], depth: number): Address[] {
    const fresh: Address[] = [];
    for (const { url, text } of links) {
      if (this.isFull) break;
      if (this.known.has(url) || !this.traps.allows(url)) continue;
      this.known.add(url);
      fresh.push({ url, depth, rank: this.rankOf(url, text, depth) });
    }
    for (const address of fresh) this.line.add(address, address.rank);
    return fresh;
  }

  next(): Address | undefined {
    return this.line.take();
  }

  private rankOf(url: string, text: string, depth: number): number {
    if (!this.score) return depth;
    // A promising page three links away comes before a tedious one on the start page; of equals, the nearer.
    return Math.round((MOST_PROMISING - this.score({ url, text })) * 4) + Math.min(depth, 3);
  }
}
