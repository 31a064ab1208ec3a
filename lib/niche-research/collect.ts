import { Duplicates } from '@/lib/crawler/frontier/duplicates';
import { fingerprint } from '@/lib/crawler/frontier/fingerprint';
import { informativePassages, kindOf } from './informative';
import type { KnowledgeItem, SourceKind } from './knowledge';
import { pageSignsOf, passageSignsOf, usefulnessOf } from './passage-signs';
import { LEAST_RELEVANCE, relevanceOf, type Vocabulary } from './relevance';
import type { Plan } from './research-plan';
import type { SourcePage } from './research-sink';
import { focusOf, isAbout, type Topic, topicOf } from './topic';

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

/** A knowledge item with how likely it is of use to the niche, from 0 to 1. */
export type ScoredItem = KnowledgeItem & { score: number };

/** Passages from this usefulness on are taken, from `SPARE` on if there are few others, and from `LAST_RESORT` on if there is none. */
const USEFUL = 0.75;
const SPARE = 0.5;
const LAST_RESORT = 0.4;
/** A niche with fewer useful items than this gets the best of the others. */
const FEW_ITEMS = 2;

/** The start of a long page says what it is about. */
const MAX_LENGTH = 50_000;

/** Extracts the relevant passages of pages as items, without duplicates. */
export class Collector {
  private readonly duplicates = new Duplicates();
  private readonly spare: ScoredItem[] = [];
  private readonly lastResort: ScoredItem[] = [];
  private found = 0;

  private readonly topic: Topic;

  constructor(
    private readonly vocabulary: Vocabulary,
    niche: Pick<Plan, 'niche' | 'trade'>,
  ) {
    this.topic = topicOf(niche);
  }

  collect(found: SourcePage): ScoredItem[] {
    const page = { ...found, kind: kindOf(found) };
    const { source, title, kind: type } = page;
    const text = page.passages
      .map(({ heading, content }) => `${heading}\n${content}`)
      .join('\n')
      .slice(0, MAX_LENGTH);
    const name = `${title}\n${source.replaceAll(/[-_/]/g, ' ')}`;
    const focus = focusOf({ name, text }, this.topic);
    if (focus === 'none') return [];
    const ofPage = pageSignsOf(page, this.topic);
    const items = informativePassages(page).flatMap(({ heading, content }) => {
      if (focus === 'fully' && !isAbout(`${heading}\n${content}`, name, this.topic)) return [];
      const relevance = relevanceOf({ title, heading, content }, this.vocabulary);
      if (relevance < LEAST_RELEVANCE) return [];
      const score = usefulnessOf({ ...ofPage, ...passageSignsOf({ heading, content }, relevance) });
      if (score < LAST_RESORT) return [];
      // Compare the text only: two sites may quote the same paragraph under different titles.
      const mark = fingerprint('', content);
      if (this.duplicates.find(mark) !== undefined) return [];
      this.duplicates.add(source, mark);
      const ownTitle = heading && heading !== title ? `${title}: ${heading}` : title;
      return [{ category: categories[type], title: ownTitle || source, content, source, type, score }];
    });
    const useful = focus === 'fully' ? items.filter(({ score }) => score >= USEFUL) : [];
    for (const item of items) {
      if (useful.includes(item)) continue;
      (focus === 'fully' && item.score >= SPARE ? this.spare : this.lastResort).push(item);
    }
    this.found += useful.length;
    return useful;
  }

  /**
   * The best of the less useful passages, if there are few others: a niche whose sources were read must not end with nothing. If there is
   * nothing else at all, also those of any page with half the words of the niche.
   */
  fallback(): ScoredItem[] {
    const missing = Math.max(0, FEW_ITEMS - this.found);
    const others = this.found + this.spare.length === 0 ? this.lastResort : this.spare;
    return others.toSorted((a, b) => b.score - a.score).slice(0, missing);
  }
}

const categoryOrder = Object.values(categories);

/** What a share of the items is limited for: a website, or an article of an encyclopaedia, which has many authors. */
const siteOf = ({ source, type }: KnowledgeItem) => (type === 'reference' ? source : new URL(source).host);

/** The most relevant items, ordered by category and then by score; no website gets more than a sixth of them. */
export function selectBest<T extends ScoredItem>(items: readonly T[], limit: number): T[] {
  const maxPerSite = Math.max(3, Math.ceil(limit / 6));
  const counts = new Map<string, number>();
  const best = [...items]
    .sort((a, b) => b.score - a.score)
    .filter((item) => {
      const site = siteOf(item);
      const count = (counts.get(site) ?? 0) + 1;
      counts.set(site, count);
      return count <= maxPerSite;
    })
    .slice(0, limit);
  return best.sort(
    (a, b) => categoryOrder.indexOf(a.category) - categoryOrder.indexOf(b.category) || b.score - a.score,
  );
}
