import type { BusinessType } from '@/lib/industries';
import type { Region, SourceKind } from '@/lib/niche-research/knowledge';
import { stemsOf } from '@/lib/niche-research/relevance';
import type { DirectoryEntry } from './entry';
import { eu } from './eu';
import { worldwide } from './global';
import { ireland } from './ireland';
import { otherTrades } from './other-trades';
import { uk } from './uk';

/**
 * Hand-picked authoritative sources: regulators, professional bodies, schools, advice and trade press. URLs point to the root of
 * a site wherever a deeper page might move.
 */
export const directory: readonly DirectoryEntry[] = [...ireland, ...uk, ...otherTrades, ...eu, ...worldwide];

/** The regions whose sources apply to a region, nearest first: EU law applies in Ireland, international standards everywhere. */
const applicableRegions: Record<Region, readonly Region[]> = {
  Ireland: ['Ireland', 'EU', 'Global'],
  UK: ['UK', 'Global'],
  EU: ['EU', 'Global'],
  Global: ['Global'],
};

/** Filters for the directory. Neither or both of `commercial` and `residential` means no filter on focus. */
export type SourceQuery = {
  niche: string;
  trade: BusinessType;
  region: Region;
  kinds: readonly SourceKind[];
  commercial: boolean;
  residential: boolean;
};

/**
 * The sources for a trade in a region: nearest region first, within a region those of the trade before those for every trade,
 * otherwise in the order of the directory.
 */
export function findSources(query: SourceQuery, entries = directory): DirectoryEntry[] {
  const matching = entries.filter((entry) => matches(entry, query));
  const rank = (entry: DirectoryEntry) => distance(entry, query.region) * 2 + (entry.trades === 'all' ? 1 : 0);
  return matching.toSorted((a, b) => rank(a) - rank(b));
}

function matches(entry: DirectoryEntry, query: SourceQuery): boolean {
  const isForTrade = entry.trades === 'all' || entry.trades.includes(query.trade) || isNamedBy(entry, query.niche);
  const isForRegion = Number.isFinite(distance(entry, query.region));
  return isForTrade && isForRegion && query.kinds.includes(entry.kind) && hasMatchingFocus(entry, query);
}

function isNamedBy({ words = [] }: DirectoryEntry, niche: string): boolean {
  const stems = new Set(stemsOf(niche));
  return words.some((word) => stemsOf(word).every((stem) => stems.has(stem)));
}

function hasMatchingFocus(entry: DirectoryEntry, { commercial, residential }: SourceQuery): boolean {
  if (!entry.focus || commercial === residential) return true;
  return entry.focus === (commercial ? 'commercial' : 'residential');
}

/** How far an entry is from the region: 0 for the region itself, infinite when it does not apply. */
function distance(entry: DirectoryEntry, region: Region): number {
  const nearest = applicableRegions[region].findIndex((one) => entry.regions.includes(one));
  return nearest === -1 ? Number.POSITIVE_INFINITY : nearest;
}
