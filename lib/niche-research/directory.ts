import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type BusinessType, businessTypes } from '@/lib/industries';
import { stemsOf } from '@/lib/reader/text/tokens';
import { DAY_MS } from '@/lib/time';
import { type Region, regions, type SourceKind } from './knowledge';

/** The kinds of source in the directory. The others come from an encyclopaedia, from a web search or from the user. */
export const directoryKinds = [
  'trade-journal',
  'professional-association',
  'education',
  'best-practice',
  'regulation',
] as const satisfies readonly SourceKind[];

/** How an entry was checked: its page was opened; a stored copy of one was read; a link to it was found; or it is from general knowledge. */
const checkKinds = ['opened', 'copy', 'link', 'known'] as const;
export type CheckKind = (typeof checkKinds)[number];

const entrySchema = z.object({
  name: z.string().min(1),
  url: z.url({ protocol: /^https?$/ }),
  kind: z.enum(directoryKinds),
  regions: z.array(z.enum(regions)).min(1),
  trades: z.union([z.literal('all'), z.array(z.enum(businessTypes))]).default([]),
  /** Words that name further niches: the source is for one with all words of any of these. */
  words: z.array(z.string().min(1)).default([]),
  /** Set when the source covers only work for businesses, or only work for homes. */
  focus: z.enum(['commercial', 'residential']).optional(),
  /** The day on which somebody last made sure of the entry, and how: none has been opened before `npm run directory:check` did. */
  checked: z.iso.date().optional(),
  by: z.enum(checkKinds).default('opened'),
  /** What was wrong when it was opened. */
  problem: z.enum(['missing', 'moved']).optional(),
});

/** An organisation whose pages are worth reading about a trade. */
export type DirectoryEntry = z.output<typeof entrySchema>;

/** The directory that comes with the site. */
export const BUILT_IN_DIRECTORY = join(/* turbopackIgnore: true */ process.cwd(), 'lib/niche-research/directory.yaml');

const known = new Map<string, { text: string; entries: readonly DirectoryEntry[] }>();

/**
 * Reads a directory, a YAML or JSON file. Parsed again only when it has changed.
 * @throws the error of the file system, a YAMLParseError, or a ZodError if it is no list of sources
 */
export function readDirectory(file = BUILT_IN_DIRECTORY): readonly DirectoryEntry[] {
  const text = readFileSync(/* turbopackIgnore: true */ file, 'utf8');
  const last = known.get(file);
  if (last?.text === text) return last.entries;
  const entries = z.array(entrySchema).parse(parse(text));
  known.set(file, { text, entries });
  return entries;
}

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

const MAX_AGE_DAYS = 90;

/** Why a run does not read a source of the directory. */
export type DroppedReason = 'directory-missing' | 'directory-moved' | 'directory-old';

function droppedReason({ checked, by, problem }: DirectoryEntry, now: Date): DroppedReason | undefined {
  if (problem) return `directory-${problem}`;
  const isOld = by === 'opened' && checked !== undefined && now.getTime() - Date.parse(checked) > MAX_AGE_DAYS * DAY_MS;
  return isOld ? 'directory-old' : undefined;
}

/** The sources for a niche: those to read, and those that are not read because of their last check. */
export type FoundSources = { usable: DirectoryEntry[]; dropped: { url: string; reason: DroppedReason }[] };

/** Finds the sources for a trade in a region: nearest region first, then those of the trade, then in the order of the directory. */
export function findSources(query: SourceQuery, entries: readonly DirectoryEntry[], now = new Date()): FoundSources {
  const found: FoundSources = { usable: [], dropped: [] };
  const rank = (entry: DirectoryEntry) => (distance(entry, query.region) ?? 0) * 2 + (entry.trades === 'all' ? 1 : 0);
  for (const entry of entries.filter((one) => matches(one, query)).toSorted((a, b) => rank(a) - rank(b))) {
    const reason = droppedReason(entry, now);
    if (reason) found.dropped.push({ url: entry.url, reason });
    else found.usable.push(entry);
  }
  return found;
}

function matches(
  entry: DirectoryEntry,
  { niche, trade, kinds, commercial, residential, region }: SourceQuery,
): boolean {
  const isForTrade = entry.trades === 'all' || entry.trades.includes(trade) || isNamedBy(entry, niche);
  const isForFocus = commercial === residential || entry.focus !== (commercial ? 'residential' : 'commercial');
  return isForTrade && isForFocus && distance(entry, region) !== undefined && kinds.includes(entry.kind);
}

function isNamedBy({ words }: DirectoryEntry, niche: string): boolean {
  const stems = new Set(stemsOf(niche));
  return words.some((word) => stemsOf(word).every((stem) => stems.has(stem)));
}

/** How far an entry is from the region: 0 for the region itself, undefined when it does not apply. */
function distance(entry: DirectoryEntry, region: Region): number | undefined {
  const nearest = applicableRegions[region].findIndex((one) => entry.regions.includes(one));
  return nearest === -1 ? undefined : nearest;
}
