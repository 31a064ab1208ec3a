import { Duplicates } from '@/lib/crawler/frontier/duplicates';
import { fingerprint } from '@/lib/crawler/frontier/fingerprint';
import type { Reading } from './gathering';
import type { KnowledgeItem, SourceKind } from './knowledge';
import { RELEVANT, relevanceOf, type Vocabulary } from './relevance';

/** The category of each kind of source. */
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

/** An item and how much it is about the niche, from 0 to 1. */
export type ScoredItem = KnowledgeItem & { score: number };

/** Takes from readings what is about the niche, each thing once. */
export class Collector {
  private readonly duplicates = new Duplicates();

  constructor(private readonly vocabulary: Vocabulary) {}

  take({ source, kind, title, passages }: Reading): ScoredItem[] {
    return passages.flatMap(({ heading, content }) => {
      const score = relevanceOf({ title, heading, content }, this.vocabulary);
      if (score < RELEVANT) return [];
      // By their text alone: two sites may quote the same paragraph under titles of their own.
      const mark = fingerprint('', content);
      if (this.duplicates.find(mark) !== undefined) return [];
      this.duplicates.add(source, mark);
      const name = heading && heading !== title ? `${title}: ${heading}` : title;
      return [{ category: categories[kind], title: name || source, content, source, type: kind, score }];
    });
  }
}

const order = Object.values(categories);

/** The best items, by category, in it the most telling first; no source takes more than a third of the room. */
export function arrange<T extends ScoredItem>(items: readonly T[], limit: number): T[] {
  const most = Math.max(3, Math.ceil(limit / 3));
  const counts = new Map<string, number>();
  const best = [...items]
    .sort((a, b) => b.score - a.score)
    .filter(({ source }) => {
      const count = (counts.get(source) ?? 0) + 1;
      counts.set(source, count);
      return count <= most;
    })
    .slice(0, limit);
  return best.sort((a, b) => order.indexOf(a.category) - order.indexOf(b.category) || b.score - a.score);
}
