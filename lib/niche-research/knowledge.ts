/** Where the business is: which authorities and associations count. */
export const regions = ['Ireland', 'UK', 'EU', 'Global'] as const;
export type Region = (typeof regions)[number];

/** How many sources are read, and how much of each is kept. */
export const depths = ['basic', 'comprehensive', 'expert'] as const;
export type Depth = (typeof depths)[number];

/** What a source is. `reference` is an encyclopaedia; `forum` and `blog` come only from searching the web. */
export const sourceKinds = [
  'trade-journal',
  'professional-association',
  'education',
  'best-practice',
  'regulation',
  'reference',
  'blog',
  'forum',
] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** One piece of knowledge. `content` stands word for word on the page `source`. */
export type KnowledgeItem = { category: string; title: string; content: string; source: string; type: SourceKind };
