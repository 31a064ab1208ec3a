/** Where the business is, which decides which authorities and associations apply. */
export const regions = ['Ireland', 'UK', 'EU', 'Global'] as const;
export type Region = (typeof regions)[number];

/** How many sources are read, and how much of each is stored. */
export const depths = ['basic', 'comprehensive', 'expert'] as const;
export type Depth = (typeof depths)[number];

/** Kinds of source. `own` is one that the user gave; `reference` an encyclopaedia; `company`, `forum` and `blog` come only from web search. */
export const sourceKinds = [
  'own',
  'trade-journal',
  'professional-association',
  'education',
  'best-practice',
  'regulation',
  'reference',
  'company',
  'blog',
  'forum',
] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** A knowledge item. `content` is quoted word for word from the page `source`. */
export type KnowledgeItem = { category: string; title: string; content: string; source: string; type: SourceKind };
