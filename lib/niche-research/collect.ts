import { Duplicates } from '@/lib/crawler/frontier/duplicates';
import { fingerprint } from '@/lib/crawler/frontier/fingerprint';
import type { KnowledgeItem, SourceKind } from './knowledge';
import { RELEVANCE_THRESHOLD, relevanceOf, type Vocabulary } from './relevance';
import type { SourcePage } from './research-sink';

/** The category shown for each kind of source. */
export const categories: Record<SourceKind, string> = {
  regulation: 'Regulations',
  'best-practice': 'Best Practices',
  'professional-association': 'Professional Associations',
  education: 'Educational Resources',
  'trade-journal': 'Trade Journals',
  reference: 'Background',
  blog: 'Blogs',
  forum: 'Forums',
};

/** A knowledge item with its relevance to the niche, from 0 to 1. */
export type ScoredItem = KnowledgeItem & { score: number };

/** Extracts the relevant passages of pages as items, without duplicates. */
export class Collector {
  private readonly duplicates = new Duplicates();

  constructor(private readonly vocabulary: Vocabulary) {}

  collect({ source, kind, title, passages }: SourcePage): ScoredItem[] {
    return passages.flatMap(({ heading, content }) => {
      const score = relevanceOf({ title, heading, content }, this.vocabulary);
      if (score < RELEVANCE_THRESHOLD) return [];
      // Compare the text only: two sites may quote the same paragraph under different titles.
      const mark = fingerprint('', content);
      if (this.duplicates.find(mark) !== undefined) return [];
      this.duplicates.add(source, mark);
      const name = heading && heading !== title ? `${title}: ${heading}` : title;
      return [{ category: categories[kind], title: name || source, content, source, type: kind, score }];
    });
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
