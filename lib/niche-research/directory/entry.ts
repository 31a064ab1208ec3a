import type { BusinessType } from '@/lib/industries';
import type { Region, SourceKind } from '@/lib/niche-research/knowledge';

/** The kinds of source in the directory. The others come from an encyclopaedia or from a web search. */
export const directoryKinds = [
  'trade-journal',
  'professional-association',
  'education',
  'best-practice',
  'regulation',
] as const satisfies readonly SourceKind[];

export type DirectoryKind = (typeof directoryKinds)[number];

/** An organisation whose pages are worth reading about a trade. */
export type DirectoryEntry = {
  name: string;
  /** The start page: stable, https, not a PDF. */
  url: string;
  kind: DirectoryKind;
  regions: readonly Region[];
  trades: readonly BusinessType[] | 'all';
  /** Words that name further niches: the source is for one with all words of any of these. */
  words?: readonly string[];
  /** Set when the source covers only work for businesses, or only work for homes. */
  focus?: 'commercial' | 'residential';
  /** One sentence: the subject it is an authority on. */
  about: string;
};
