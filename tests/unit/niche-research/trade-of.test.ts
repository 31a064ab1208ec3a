import { describe, expect, test } from 'vitest';
import { type BusinessType, businessTypes } from '@/lib/industries';
import { tradeOf } from '@/lib/niche-research/trade-of';
import { words } from '@/lib/niche-research/word-lists';

const niches: Record<BusinessType, readonly string[]> = {
  restaurant: [
    'Italian restaurant',
    'chipper',
    'Indian takeaway',
    'Café in Dingle',
    'gastro-pub',
    'fish and chips',
    'wedding catering',
  ],
  plumber: [
    'emergency plumbing in Galway',
    'plumber',
    'gas boiler servicing',
    'RGII',
    'burst pipes',
    'drain cleaning',
    'plumbing & heating',
  ],
  dentist: [
    'dental implants',
    'orthodontist',
    'root canal',
    'teeth whitening Cork',
    'wisdom-tooth extraction',
    'fiaclóir',
    'dentures',
  ],
  'hair-salon': ['hair salon', 'barber', 'Turkish barbers', 'hairdresser’s', 'balayage', 'nail bar', 'beautician'],
  electrician: [
    'RECI',
    'electrician',
    'house rewiring',
    'EV charger installation',
    'fuse board replacement',
    'solar panels',
    'electrical contractors',
  ],
  accounting: [
    'bookkeeper',
    'chartered accountants',
    'payroll services',
    'tax returns',
    'CRO filing',
    'accountant for restaurants',
    'VAT returns',
  ],
  fitness: [
    'crossfit',
    'gym',
    'personal trainer',
    'spin classes',
    'reformer pilates',
    'Yoga studio',
    'women’s bootcamp',
    'gym for dentists',
  ],
  'auto-repair': [
    'mechanic',
    'pre-NCT check',
    'crash repairs',
    'tyres',
    'car servicing',
    'panel beater',
    'auto electrician',
  ],
  'law-firm': [
    'solicitor',
    'conveyancing',
    'dental negligence solicitor',
    'personal injury claims',
    'family law',
    'barristers',
    'property law',
  ],
  'real-estate': [
    'gaff lettings',
    'letting agent',
    'estate agents Limerick',
    'estate agencies',
    'auctioneer',
    'property management',
    'houses for sale',
    'apartments',
  ],
  general: [
    'wedding photographer',
    'restaurant photography',
    'dog grooming salon',
    'garage doors',
    'car insurance',
    'wedding dress rental',
    'tennis court construction',
    'garage conversions',
    'window cleaning',
    'florist',
    '',
    '   ',
  ],
};

describe('tradeOf', () => {
  const cases = businessTypes.flatMap((trade) => niches[trade].map((niche) => [niche, trade] as const));

  test.each(cases)('"%s" is %s', (niche, trade) => {
    expect(tradeOf(niche)).toBe(trade);
  });

  test.each([
    'accidental damage',
    'soliciting donations',
    'pubescent',
    'taxi',
    'taxidermy',
    'barn conversion',
    'lawn mowing',
    'chairs',
    'gymkhana',
    'motivation',
    'heatingless',
  ])('ignores known words inside other words: "%s"', (niche) => {
    expect(tradeOf(niche)).toBe('general');
  });

  test('no word belongs to two trades', () => {
    const names = businessTypes.flatMap((trade) => words.trades[trade].names);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('ignores case, accents, hyphens and repeated spaces', () => {
    expect(['CAFÉ', 'cafe', 'Root-Canal', 'root   canal', 'gruagaire', 'Pluiméir'].map(tradeOf)).toEqual([
      'restaurant',
      'restaurant',
      'dentist',
      'dentist',
      'hair-salon',
      'plumber',
    ]);
  });

  test('prefers the first of two trades, and the trade over its customers or place', () => {
    expect(tradeOf('plumber and electrician')).toBe('plumber');
    expect(tradeOf('electrician / plumber')).toBe('electrician');
    expect(tradeOf('solicitor for landlords')).toBe('law-firm');
    expect(tradeOf('hairdresser in a leisure centre')).toBe('hair-salon');
    expect(tradeOf('dentist near the Law Library')).toBe('dentist');
  });
});
