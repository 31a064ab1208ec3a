import { Duplicates } from '@/lib/crawler/frontier/duplicates';
import { fingerprint } from '@/lib/crawler/frontier/fingerprint';
import { decide, pageSigns, passageSigns } from './decide';
import type { KnowledgeItem, SourceKind } from './knowledge';
import { impartialPassages, kindOf, objectionTo } from './objections';
import type { Passage } from './passages';
import { relevanceOf, type Vocabulary } from './relevance';
import type { Plan } from './research-plan';
import type { SourcePage } from './research-sink';
import { isAbout, isPageAbout, namesAll, type Topic, topicOf } from './topic';

/** The category shown for each kind of source. */
export const categories: Record<SourceKind, string> = {
  own: 'Your Sources',
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

/** A knowledge item with how useful it is to the niche, from 0 to 1. */
export type ScoredItem = KnowledgeItem & { score: number };

/** Passages with less have hardly a word of the niche or of its trade. */
const LEAST_RELEVANCE = 0.3;

/** What somebody names by hand is wanted, whatever its words are: at least half as much as the best of what is found. */
const OWN_SCORE = 1;

/** The start of a long page says what it is about. */
const MAX_LENGTH = 50_000;

/** Extracts the useful passages of pages about the niche as items, without duplicates. */
export class Collector {
  private readonly duplicates = new Duplicates();
  private readonly topic: Topic;

  constructor(
    private readonly vocabulary: Vocabulary,
    niche: Pick<Plan, 'niche' | 'trade'>,
  ) {
    this.topic = topicOf(niche);
  }

  collect(found: SourcePage): ScoredItem[] {
    const page = { ...found, kind: kindOf(found) };
    const all = page.passages.map(({ heading, content }) => `${heading}\n${content}`).join('\n');
    const name = `${page.title}\n${page.source.replaceAll(/[-_/]/g, ' ')}`;
    const isPage = isPageAbout({ name, text: all.slice(0, MAX_LENGTH) }, this.topic);
    const ofPage = pageSigns(page, this.topic);
    const taken: ScoredItem[] = [];
    for (const passage of impartialPassages(page)) {
      const text = `${passage.heading}\n${passage.content}`;
      const isOwn = page.kind === 'own';
      if (!isOwn && (isPage ? !isAbout(text, name, this.topic) : !namesAll(text, this.topic))) continue;
      const relevance = relevanceOf({ title: page.title, ...passage }, this.vocabulary);
      if (!isOwn && (relevance < LEAST_RELEVANCE || objectionTo(passage, page, this.vocabulary))) continue;
      const score = isOwn
        ? (OWN_SCORE + relevance) / (OWN_SCORE + 1)
        : decide({ ...ofPage, ...passageSigns(passage, relevance) });
      if (score === undefined || this.isDuplicate(page.source, passage.content)) continue;
      taken.push({ ...itemOf(page, passage), score });
    }
    return taken;
  }

  /** Compares the text only: two sites may quote the same paragraph under different titles. */
  private isDuplicate(source: string, content: string): boolean {
    const mark = fingerprint('', content);
    if (this.duplicates.find(mark) !== undefined) return true;
    this.duplicates.add(source, mark);
    return false;
  }
}

function itemOf({ source, title, kind: type }: SourcePage, { heading, content }: Passage): KnowledgeItem {
  const ownTitle = heading && heading !== title ? `${title}: ${heading}` : title;
  return { category: categories[type], title: ownTitle || source, content, source, type };
}

const categoryOrder = Object.values(categories);

/** What a share of the items is limited for: a website, or an article of an encyclopaedia, which has many authors. */
const siteOf = ({ source, type }: KnowledgeItem) => (type === 'reference' ? source : new URL(source).host);

/** The most useful items, ordered by category and then by score; no website gets more than a sixth of them. */
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
