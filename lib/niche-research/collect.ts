import { Duplicates } from '@/lib/crawler/frontier/duplicates';
import { fingerprint } from '@/lib/crawler/frontier/fingerprint';
import type { KnowledgeItem, SourceKind } from './knowledge';
import { claimOf } from './own-claims';
import { namesNiche, RELEVANCE_THRESHOLD, relevanceOf, SPARE_THRESHOLD, type Vocabulary } from './relevance';
import type { SourcePage } from './research-sink';

/** The category shown for each kind of source. */
export const categories: Record<SourceKind, string> = {
  regulation: 'Regulations',
  'best-practice': 'Best Practices',
  'professional-association': 'Professional Associations',
  education: 'Educational Resources',
  'trade-journal': 'Trade Journals',
  reference: 'Background',
  company: 'Company Websites',
  blog: 'Blogs',
  forum: 'Forums',
};

/** A knowledge item with its relevance to the niche, from 0 to 1. */
export type ScoredItem = KnowledgeItem & { score: number };

/** These speak about a trade, not for themselves: "call us for advice" of an authority is no offer. */
const IMPARTIAL = new Set<SourceKind>(['regulation', 'professional-association', 'education', 'reference']);

/** The kind of a passage: what a company says of itself is that, wherever it is found. Undefined for customers' reviews, which are left out. */
function kindOf(content: string, kind: SourceKind): SourceKind | undefined {
  const claim = IMPARTIAL.has(kind) ? undefined : claimOf(content);
  if (claim === 'review') return undefined;
  return claim === 'advertising' ? 'company' : kind;
}

/** A niche with fewer relevant items than this gets the best of the less relevant ones. */
const FEW_ITEMS = 5;

/** Extracts the relevant passages of pages as items, without duplicates. */
export class Collector {
  private readonly duplicates = new Duplicates();
  private readonly spare: ScoredItem[] = [];
  private found = 0;

  constructor(private readonly vocabulary: Vocabulary) {}

  collect({ source, kind, title, passages }: SourcePage): ScoredItem[] {
    const items = passages.flatMap(({ heading, content }) => {
      const score = relevanceOf({ title, heading, content }, this.vocabulary);
      const isSpare = score >= SPARE_THRESHOLD && namesNiche(`${heading} ${content}`, this.vocabulary);
      const type = score >= RELEVANCE_THRESHOLD || isSpare ? kindOf(content, kind) : undefined;
      if (!type) return [];
      // Compare the text only: two sites may quote the same paragraph under different titles.
      const mark = fingerprint('', content);
      if (this.duplicates.find(mark) !== undefined) return [];
      this.duplicates.add(source, mark);
      const name = heading && heading !== title ? `${title}: ${heading}` : title;
      return [{ category: categories[type], title: name || source, content, source, type, score }];
    });
    const relevant = items.filter(({ score }) => score >= RELEVANCE_THRESHOLD);
    this.spare.push(...items.filter((item) => !relevant.includes(item)));
    this.found += relevant.length;
    return relevant;
  }

  /**
   * The best passages that name the niche without being clearly relevant, if hardly any are: a niche whose sources were read must not
   * end with nothing.
   */
  fallback(): ScoredItem[] {
    const missing = Math.max(0, FEW_ITEMS - this.found);
    return this.spare.toSorted((a, b) => b.score - a.score).slice(0, missing);
  }
}

const categoryOrder = Object.values(categories);

/** The most relevant items, ordered by category and then by score; no source gets more than a third of them. */
export function selectBest<T extends ScoredItem>(items: readonly T[], limit: number): T[] {
  const maxPerSource = Math.max(3, Math.ceil(limit / 3));
  const counts = new Map<string, number>();
  const best = [...items]
    .sort((a, b) => b.score - a.score)
    .filter(({ source }) => {
      const count = (counts.get(source) ?? 0) + 1;
      counts.set(source, count);
      return count <= maxPerSource;
    })
    .slice(0, limit);
  return best.sort(
    (a, b) => categoryOrder.indexOf(a.category) - categoryOrder.indexOf(b.category) || b.score - a.score,
  );
}
