import { describe, expect, test } from 'vitest';
import { businessTypes } from '@/lib/industries';
import { directory, findSources, type SourceQuery } from '@/lib/niche-research/directory/directory';
import { type DirectoryEntry, directoryKinds } from '@/lib/niche-research/directory/entry';
import { type Region, regions } from '@/lib/niche-research/knowledge';
import { stemsOf } from '@/lib/niche-research/relevance';
import { tradeOf } from '@/lib/niche-research/trade-of';

const everywhere = businessTypes.flatMap((trade) => regions.map((region) => ({ niche: trade, trade, region })));

const find = (query: Partial<SourceQuery>) =>
  findSources({
    niche: 'plumber',
    trade: 'plumber',
    region: 'Ireland',
    kinds: directoryKinds,
    commercial: false,
    residential: false,
    ...query,
  });

const namesOf = (entries: readonly DirectoryEntry[]) => entries.map(({ name }) => name);

describe('the directory', () => {
  test.each(directory.map((entry) => [entry.name, entry] as const))('has a valid entry for %s', (_name, entry) => {
    const { protocol, href, hash, search, username, port, pathname } = new URL(entry.url);
    expect(protocol).toBe('https:');
    expect(entry.url).toBe(href);
    expect([hash, search, username, port]).toEqual(['', '', '', '']);
    expect(pathname).not.toMatch(/\.pdf$/i);
    expect(entry.regions.length).toBeGreaterThan(0);
    expect(entry.trades.length + (entry.words?.length ?? 0)).toBeGreaterThan(0);
    for (const word of entry.words ?? []) expect(stemsOf(word)).not.toEqual([]);
    expect(entry.trades === 'all' || new Set(entry.trades).size === entry.trades.length).toBe(true);
  });

  test('has one sentence about each source, without stray spaces', () => {
    for (const { name, about } of directory) {
      for (const text of [name, about]) expect(text).toBe(text.trim().replaceAll(/\s+/g, ' '));
      expect(about).toMatch(/^\p{Lu}.{20,}\.$/u);
    }
  });

  test('lists no URL twice, with or without www', () => {
    const addresses = directory.map(({ url }) => url.replace('://www.', '://').replace(/\/$/, ''));
    expect(addresses.filter((url, index) => addresses.indexOf(url) !== index)).toEqual([]);
  });

  test('lists no name twice', () => {
    const names = namesOf(directory);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('findSources', () => {
  test.each(everywhere)('returns every kind of source for $trade in $region', (place) => {
    const choices = [
      { commercial: false, residential: false },
      { commercial: true, residential: false },
      { commercial: false, residential: true },
    ];
    for (const choice of choices) {
      const kinds = new Set(find({ ...place, ...choice }).map(({ kind }) => kind));
      expect([...kinds].sort()).toEqual([...directoryKinds].sort());
    }
  });

  test.each(everywhere)('filters by commercial and residential for $trade in $region', (place) => {
    const commercial = find({ ...place, commercial: true });
    const residential = find({ ...place, residential: true });
    const all = find(place);
    expect(all.length).toBeGreaterThan(commercial.length);
    expect(all.length).toBeGreaterThan(residential.length);
    expect(commercial.filter(({ focus }) => focus === 'residential')).toEqual([]);
    expect(residential.filter(({ focus }) => focus === 'commercial')).toEqual([]);
  });

  test('treats both and neither of commercial and residential alike', () => {
    expect(find({ commercial: true, residential: true })).toEqual(find({}));
  });

  test.each(directoryKinds)('returns only %s when only that kind is requested', (kind) => {
    const found = find({ kinds: [kind] });
    expect(found).toEqual(find({}).filter((entry) => entry.kind === kind));
    expect(found.length).toBeLessThan(find({}).length);
  });

  test('returns nothing without a kind that the directory lists', () => {
    expect(find({ kinds: [] })).toEqual([]);
    expect(find({ kinds: ['forum', 'blog', 'reference'] })).toEqual([]);
  });

  test('differs between all regions and all trades', () => {
    const found = everywhere.map((place) => namesOf(find(place)).join('\n'));
    expect(new Set(found).size).toBe(everywhere.length);
  });

  test.each(everywhere)(
    'begins with the sources of the trade, nearest region first, for $trade in $region',
    (place) => {
      const read: Record<Region, readonly Region[]> = {
        Ireland: ['Ireland', 'EU', 'Global'],
        UK: ['UK', 'Global'],
        EU: ['EU', 'Global'],
        Global: ['Global'],
      };
      const order = read[place.region];
      const rankOf = ({ regions: of, trades }: DirectoryEntry) => {
        const distance = order.findIndex((region) => of.includes(region));
        return distance * 2 + (trades === 'all' ? 1 : 0);
      };
      const ranks = find(place).map(rankOf);
      expect(Math.min(...ranks)).toBeGreaterThanOrEqual(0);
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    },
  );

  test('is stable for entries of equal rank', () => {
    const irish = find({}).filter(({ regions: of, trades }) => trades === 'all' && of.includes('Ireland'));
    expect(irish).toEqual(directory.filter((entry) => irish.includes(entry)));
  });

  test('ranks Irish sources first for an Irish plumber, then European and global ones, and excludes British ones', () => {
    const names = namesOf(find({}));
    expect(names[0]).toBe('Register of Gas Installers of Ireland');
    expect(names).toEqual(expect.arrayContaining(['OFTEC', 'SMEunited', 'World Plumbing Council']));
    expect(names).not.toContain('Gas Safe Register');
    expect(names).not.toContain('Dental Council');
  });

  test.each([
    ['late-night pharmacies in Cork', 'Ireland', 'Pharmaceutical Society of Ireland'],
    ['physio', 'Ireland', 'CORU'],
    ['taxi driver', 'Ireland', 'National Transport Authority'],
    ['nursing homes', 'Ireland', 'Health Information and Quality Authority'],
    ['crèche', 'Ireland', 'Tusla: early years services'],
    ['nail technician', 'UK', 'Scratch'],
    ['dog-friendly vet', 'UK', 'Royal College of Veterinary Surgeons'],
  ] as const)('adds the authority for "%s" in %s', (niche, region, name) => {
    const query = { region, trade: tradeOf(niche) };
    expect(namesOf(find({ ...query, niche }))).toContain(name);
    expect(namesOf(find({ ...query, niche: 'snooker hall' }))).not.toContain(name);
  });

  test('returns the general sources for a trade without its own', () => {
    const found = find({ niche: 'snooker hall', trade: 'general' });
    expect(found.every(({ trades }) => trades === 'all')).toBe(true);
    expect(found.length).toBeGreaterThan(20);
  });
});
