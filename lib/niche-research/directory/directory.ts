import type { BusinessType } from '@/lib/industries';
import type { Region, SourceKind } from '@/lib/niche-research/knowledge';
import type { DirectoryEntry } from './entry';
import { eu } from './eu';
import { worldwide } from './global';
import { ireland } from './ireland';
import { uk } from './uk';

/**
 * The authoritative sources, picked by hand: regulators, professional bodies, schools, advice and trade press. An address
 * is the root of the site wherever a deeper page might move.
 */
export const directory: readonly DirectoryEntry[] = [...ireland, ...uk, ...eu, ...worldwide];

/** Whose sources count for a region, nearest first: European law holds in Ireland, and international standards everywhere. */
const regionsReadFor: Record<Region, readonly Region[]> = {
  Ireland: ['Ireland', 'EU', 'Global'],
  UK: ['UK', 'Global'],
  EU: ['EU', 'Global'],
  Global: ['Global'],
};

/** What the user asked for. Ticking neither or both of commercial and residential means the same: everything. */
export type SourceQuery = {
  trade: BusinessType;
  region: Region;
  kinds: readonly SourceKind[];
  commercial: boolean;
  residential: boolean;
};

/**
 * The sources to read for a trade in a region. The region's own come before those of the wider regions; within a region
 * those of the trade come before those for every trade; otherwise the order of the directory stays.
 */
export function findSources(query: SourceQuery, entries = directory): DirectoryEntry[] {
  const wanted = entries.filter((entry) => isWanted(entry, query));
  const rank = (entry: DirectoryEntry) => distance(entry, query.region) * 2 + (entry.trades === 'all' ? 1 : 0);
  return wanted.toSorted((a, b) => rank(a) - rank(b));
}

function isWanted(entry: DirectoryEntry, query: SourceQuery): boolean {
  const isForTrade = entry.trades === 'all' || entry.trades.includes(query.trade);
  const isForRegion = Number.isFinite(distance(entry, query.region));
  return isForTrade && isForRegion && query.kinds.includes(entry.kind) && hasWantedFocus(entry, query);
}

function hasWantedFocus(entry: DirectoryEntry, { commercial, residential }: SourceQuery): boolean {
  if (!entry.focus || commercial === residential) return true;
  return entry.focus === (commercial ? 'commercial' : 'residential');
}

/** How far an entry is from the region: 0 is its own, infinite is not read at all. */
function distance(entry: DirectoryEntry, region: Region): number {
  const nearest = regionsReadFor[region].findIndex((read) => entry.regions.includes(read));
  return nearest === -1 ? Number.POSITIVE_INFINITY : nearest;
}
