import { Duplicates } from '@/lib/crawler/frontier/duplicates';
import { fingerprint } from '@/lib/crawler/frontier/fingerprint';
import type { KnowledgeItem, SourceKind } from './knowledge';
import { claimOf, isInformation, sells } from './own-claims';
import type { Passage } from './passages';
import {
  namesNiche,
  nicheShare,
  RELEVANCE_THRESHOLD,
  relevanceOf,
  SPARE_THRESHOLD,
  stopWordShare,
  type Vocabulary,
} from './relevance';
import type { Plan } from './research-plan';
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

/** The least share of stop words in sentences, and in those of a company, whose slogans have more than a list has. */
const LEAST_STOP_WORDS = 0.2;
const LEAST_IN_COMPANY = 0.3;

/** The kind of a page: one that sells something is a company's, even if its title promises a guide. */
const kindOf = ({ kind, passages }: SourcePage): SourceKind =>
  kind === 'best-practice' && passages.some(({ content }) => sells(content)) ? 'company' : kind;

/** Whether a page is a company's brochure: little of it is information, and that hardly impartial. */
const isBrochure = (kind: SourceKind, passages: readonly Passage[]) =>
  kind === 'company' && passages.filter((passage) => informs(passage, kind)).length < passages.length / 2;

/** Whether a passage informs about a trade: sentences that are neither advertising nor a customer's review. */
function informs({ content, heading }: Passage, kind: SourceKind): boolean {
  const share = stopWordShare(content);
  if (IMPARTIAL.has(kind)) return share >= LEAST_STOP_WORDS;
  if (claimOf(content, heading)) return false;
  return kind === 'company' ? share >= LEAST_IN_COMPANY && isInformation(content) : share >= LEAST_STOP_WORDS;
}

/** A niche with fewer relevant items than this gets the best of the less relevant ones. */
const FEW_ITEMS = 5;

/** Extracts the relevant passages of pages as items, without duplicates. */
export class Collector {
  private readonly duplicates = new Duplicates();
  private readonly spare: ScoredItem[] = [];
  private found = 0;

  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly niche: Pick<Plan, 'niche' | 'trade'>,
  ) {}

  collect(page: SourcePage): ScoredItem[] {
    const { source, title, passages } = page;
    const text = passages.map(({ heading, content }) => `${heading}\n${content}`).join('\n');
    const type = kindOf(page);
    const share = nicheShare(`${source.replaceAll(/[-_/]/g, ' ')}\n${title}\n${text}`, this.niche);
    if (share < (IMPARTIAL.has(type) ? 1 / 2 : 2 / 3) || isBrochure(type, passages)) return [];
    const items = passages.flatMap((passage) => {
      const { heading, content } = passage;
      const score = relevanceOf({ title, heading, content }, this.vocabulary);
      const isSpare = score >= SPARE_THRESHOLD && namesNiche(`${heading} ${content}`, this.vocabulary);
      if (score < RELEVANCE_THRESHOLD && !isSpare) return [];
      if (!informs(passage, type)) return [];
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
