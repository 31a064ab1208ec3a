import { describe, expect, test } from 'vitest';
import { businessTypes } from '@/lib/industries';
import {
  type DirectoryEntry,
  directoryKinds,
  findSources,
  readDirectory,
  type SourceQuery,
} from '@/lib/niche-research/directory';
import { tradeOf } from '@/lib/niche-research/trade-of';
import { stemsOf } from '@/lib/reader/text/tokens';

const directory = readDirectory();

const query = (more: Partial<SourceQuery> = {}): SourceQuery => ({
  niche: 'plumber',
  trade: 'plumber',
  region: 'Ireland',
  kinds: directoryKinds,
  commercial: false,
  residential: false,
  ...more,
});
const find = (more: Partial<SourceQuery> = {}) => findSources(query(more), directory).usable;
const namesOf = (entries: readonly DirectoryEntry[]) => entries.map(({ name }) => name);

describe('the directory', () => {
  test('has addresses of pages, for a trade or for words', () => {
    for (const { url, trades, words } of directory) {
      const { protocol, href, hash, search, pathname } = new URL(url);
      expect([protocol, href, hash, search]).toEqual(['https:', url, '', '']);
      expect(pathname).not.toMatch(/\.pdf$/i);
      expect(trades.length + words.length).toBeGreaterThan(0);
      for (const word of words) expect(stemsOf(word)).not.toEqual([]);
    }
  });

  test('lists no website’s page twice, with or without www, and no name', () => {
    const addresses = directory.map(({ url }) => url.replace('://www.', '://').replace(/\/$/, ''));
    const repeated = (list: string[]) => list.filter((one, index) => list.indexOf(one) !== index);
    expect([repeated(addresses), repeated(namesOf(directory))]).toEqual([[], []]);
  });

  test('says of each entry when it was checked, and lists none that is known to be dead', () => {
    expect(directory.filter(({ checked, problem }) => !checked || problem)).toEqual([]);
  });

  test.each([
    ...['restaurant', 'hair salon', 'beauty salon', 'retail shop', 'online shop', 'healthcare clinic', 'doctor'],
    ...['auto mechanic', 'car dealer', 'construction company', 'builder', 'home improvement', 'tutor', 'education'],
    ...['electrician', 'plumber', 'dentist', 'real estate agent', 'law firm', 'personal trainer', 'accountant'],
    ...['insurance broker', 'travel agent', 'pet care', 'dog groomer', 'photographer', 'cleaning service'],
    ...['business consultant', 'manufacturing'],
  ])('has three sources of its own for "%s" in Ireland and in the UK', (niche) => {
    for (const region of ['Ireland', 'UK'] as const) {
      const found = find({ niche, trade: tradeOf(niche), region });
      const own = found.filter(({ trades, regions }) => trades !== 'all' && regions.includes(region));
      expect(own.length).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(businessTypes.filter((trade) => trade !== 'general'))(
    'has a regulator and an association for %s in Ireland and the UK',
    (trade) => {
      for (const region of ['Ireland', 'UK'] as const) {
        const kinds = find({ niche: trade, trade, region }).map(({ kind }) => kind);
        expect(kinds).toEqual(expect.arrayContaining(['regulation', 'professional-association']));
      }
    },
  );
});

describe('findSources', () => {
  test('begins with the nearest region and the sources of the trade, and leaves out other trades and regions', () => {
    const names = namesOf(find());
    expect(names[0]).toBe('Register of Gas Installers of Ireland');
    expect(names).toEqual(
      expect.arrayContaining(['OFTEC', 'European Heat Pump Association', 'World Plumbing Council']),
    );
    expect(names.indexOf('World Plumbing Council')).toBeGreaterThan(names.indexOf('Health and Safety Authority'));
    expect(names).not.toContain('Gas Safe Register');
    expect(names).not.toContain('Dental Council');
  });

  test('filters by kind and focus; both and neither of commercial and residential are no filter', () => {
    expect(new Set(find({ kinds: ['education'] }).map(({ kind }) => kind))).toEqual(new Set(['education']));
    expect(find({ kinds: ['forum', 'blog', 'reference'] })).toEqual([]);
    const estate = { niche: 'estate agent', trade: 'real-estate' } as const;
    expect(find({ ...estate, commercial: true }).some(({ focus }) => focus === 'residential')).toBe(false);
    expect(find({ ...estate, residential: true }).some(({ focus }) => focus === 'residential')).toBe(true);
    expect(find({ ...estate, commercial: true, residential: true })).toEqual(find(estate));
  });

  test.each([
    ['late-night pharmacies in Cork', 'Ireland', 'Pharmaceutical Society of Ireland'],
    ['physio', 'Ireland', 'CORU'],
    ['taxi driver', 'Ireland', 'National Transport Authority'],
    ['nursing homes', 'Ireland', 'Health Information and Quality Authority'],
    ['nursing homes', 'UK', 'Care Quality Commission'],
    ['dentist', 'UK', 'Care Quality Commission'],
    ['crèche', 'Ireland', 'Tusla: early years services'],
    ['nail technician', 'UK', 'Scratch'],
    ['dog-friendly vet', 'UK', 'Royal College of Veterinary Surgeons'],
  ] as const)('adds the authority for "%s" in %s', (niche, region, name) => {
    const trade = tradeOf(niche);
    expect(namesOf(find({ region, trade, niche }))).toContain(name);
    expect(namesOf(find({ region, trade: 'general', niche: 'snooker hall' }))).not.toContain(name);
  });

  test('drops what was missing or had moved at its check, or was checked more than 90 days ago, with the reason', () => {
    const [entry] = find();
    if (!entry) throw new Error('none');
    const listed = { ...entry, checked: '2020-01-01' };
    const opened = { ...entry, by: 'opened' } as const;
    const entries: DirectoryEntry[] = [
      { ...listed, url: 'https://never.ie/', by: 'known' },
      { ...opened, url: 'https://fresh.ie/', checked: '2026-08-27' },
      { ...opened, url: 'https://old.ie/', checked: '2026-08-26' },
      { ...opened, url: 'https://gone.ie/', checked: '2026-11-24', problem: 'missing' },
      { ...opened, url: 'https://moved.ie/', checked: '2026-11-24', problem: 'moved' },
    ];
    const { usable, dropped } = findSources(query(), entries, new Date('2026-11-25T00:00:00Z'));
    expect(usable.map(({ url }) => url)).toEqual(['https://never.ie/', 'https://fresh.ie/']);
    expect(dropped).toEqual([
      { url: 'https://old.ie/', reason: 'directory-old' },
      { url: 'https://gone.ie/', reason: 'directory-missing' },
      { url: 'https://moved.ie/', reason: 'directory-moved' },
    ]);
  });
});
