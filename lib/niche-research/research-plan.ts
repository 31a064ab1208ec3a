import type { BusinessType } from '@/lib/industries';
import type { Depth, SourceKind } from './knowledge';
import { coreOf } from './niche-name';
import type { NicheOptions } from './schema';
import { tradeOf } from './trade-of';

/** How much is read and stored; `itemLength` is in characters. Research longer than `seconds` ends with what it has found. */
const limitsOf = {
  basic: { searches: 2, articles: 2, sources: 4, pagesEach: 2, items: 20, itemLength: 700, seconds: 90 },
  comprehensive: { searches: 4, articles: 5, sources: 10, pagesEach: 3, items: 60, itemLength: 1_300, seconds: 240 },
  expert: { searches: 8, articles: 10, sources: 20, pagesEach: 6, items: 150, itemLength: 2_400, seconds: 600 },
} satisfies Record<Depth, object>;

export type Limits = (typeof limitsOf)[Depth];

/** A research plan: subject, region, kinds of source and limits. */
export type Plan = {
  niche: string;
  trade: BusinessType;
  region: NicheOptions['targetRegion'];
  kinds: SourceKind[];
  commercial: boolean;
  residential: boolean;
  /** The user's own sources, as they typed them. */
  own: string[];
  /** Search terms, the most specific first. */
  terms: string[];
  limits: Limits;
};

const sourceOptions: [keyof NicheOptions, SourceKind, string][] = [
  ['includeRegulations', 'regulation', 'regulations'],
  ['includeBestPractices', 'best-practice', 'best practice'],
  ['includeProfessionalAssociations', 'professional-association', 'professional association'],
  ['includeEducationalResources', 'education', 'training'],
  ['includeTradeJournals', 'trade-journal', 'industry'],
];

/** Plans the research of a niche. Options set kinds, focus and region; the depth sets the limits. */
export function planResearch(niche: string, options: NicheOptions): Plan {
  const limits = limitsOf[options.contentDepth];
  const chosen = sourceOptions.filter(([option]) => options[option]);
  const place = options.targetRegion === 'Global' ? '' : ` ${options.targetRegion}`;
  const focus = [
    ...(options.focusCommercial ? ['commercial'] : []),
    ...(options.focusResidential ? ['residential'] : []),
  ];
  // Search engines match all words of a term, so only the first term has the generic ones.
  const core = coreOf(niche);
  const terms = [
    niche,
    core,
    ...focus.map((word) => `${word} ${core}`),
    ...chosen.map(([, , words]) => `${core} ${words}${place}`),
  ];
  return {
    niche,
    trade: tradeOf(niche),
    region: options.targetRegion,
    kinds: [
      'reference',
      ...chosen.map(([, kind]) => kind),
      // Labelled as such: companies know their trade, but also advertise.
      ...(options.includeBestPractices ? (['company'] as const) : []),
      ...(options.excludeBlogsForums ? [] : (['blog', 'forum'] as const)),
    ],
    commercial: options.focusCommercial,
    residential: options.focusResidential,
    own: options.sources,
    terms: [...new Set(terms)].slice(0, limits.searches),
    limits,
  };
}

/** The most pages of the user's own sources that a plan reads. */
export const ownPagesOf = ({ own, limits }: Plan): number => own.length * limits.pagesEach;

/** The most pages that a plan reads without a web search. */
export const pagesOf = (plan: Plan): number =>
  ownPagesOf(plan) + plan.limits.articles + plan.limits.sources * plan.limits.pagesEach;

/** The same plan with its sources reduced to fit a page limit: those of the user come first. */
export function fitPlan(plan: Plan, maxPages: number): Plan {
  const own = plan.own.slice(0, Math.floor(maxPages / plan.limits.pagesEach));
  const left = maxPages - own.length * plan.limits.pagesEach;
  const articles = Math.min(plan.limits.articles, left);
  const sources = Math.min(plan.limits.sources, Math.floor((left - articles) / plan.limits.pagesEach));
  return { ...plan, own, limits: { ...plan.limits, articles, sources } };
}
