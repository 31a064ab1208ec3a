import type { BusinessType } from '@/lib/industries';
import type { Region, SourceKind } from '@/lib/niche-research/knowledge';

/** The kinds of source that the directory lists. The others come from an encyclopaedia or from searching the web. */
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
  /** The page to begin reading at: stable, https, and not a PDF. */
  url: string;
  kind: DirectoryKind;
  regions: readonly Region[];
  trades: readonly BusinessType[] | 'all';
  /** Set where the source speaks only about work for businesses, or only about work for private customers and homes. */
  focus?: 'commercial' | 'residential';
  /** One sentence: what it is an authority on. */
  about: string;
};
