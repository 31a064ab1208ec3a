import { describe, expect, it } from 'vitest';
import { patternOf } from '@/lib/reader/lexicon/phrases';

describe('patternOf', () => {
  it.each([
    ['car park', 'Car park at the rear', true],
    ['car park', 'a scar park', false],
    ['car park', 'car parks', false],
    ['car parks?', 'car parks', true],
    ['(dogs?|pets?) welcome', 'Pets welcome', true],
    ['instal*', 'installation', true],
    ['*board', 'surfboard', true],
    ['book + table', 'book your table', true],
    ['book + table', 'book table', false],
    ['# rooms', '12 rooms', true],
    ['check-in', 'check in', true],
    ['check-in', 'checkin', false],
    ['check~in', 'checkin', true],
    ['¤#', '€25', true],
    ["children's", 'children’s menu', true],
    ['book ... online', 'Book a table online', true],
    ['book ... online', 'bookings are online', false],
    ['^cars?$', 'car', true],
    ['^cars?$', 'a car', false],
    ['pool< table>', 'a pool table', false],
    ['pool< table>', 'a pool', true],
    ['<stop >smoking', 'help to stop smoking', false],
    ['car park', 'car-park', true],
    ['car park', 'car, park', false],
    ['covid*', 'covid19 rules', true],
    ['# ?km', '5km away', true],
    ['# ?km', 'b5kms', false],
    ['skip to ...', 'Skip to content', true],
    ['(book|reserve) ... (online|by phone)', 'reserve your place by phone', true],
    ['(book|reserve) ... (online|by phone)', 'by phone, then book', false],
    ['today’s hours', "Today's hours", true],
  ])('reads “%s”: matches “%s”: %s', (phrase, text, isMatch) => {
    expect(patternOf([phrase]).test(text)).toBe(isMatch);
  });

  it('takes the characters of patterns that are no notation as they are', () => {
    expect(patternOf(['a.m.']).test('9 axmx')).toBe(false);
    expect(patternOf(['[v]']).test('Soup [v]')).toBe(true);
  });

  it.each([
    [
      'finds the longest phrase of a place',
      () => patternOf(['phone', 'phone agent']).find('our phone agent'),
      { index: 4, end: 15 },
    ],
    ['replaces each', () => patternOf(['vat']).replace('VAT and vat', 'tax'), 'tax and tax'],
    [
      'replaces only what a tail follows, and the tail',
      () => patternOf(['since']).replace('since 2019, since ever', '-', /^ \d{4}/),
      '-, since ever',
    ],
    ['says what ends a text', () => patternOf(['was']).ends('It was: ', /^[\s:]*$/), true],
    ['says what begins a text', () => patternOf(['read more']).begins('Read more …', /^[\s…]*$/), true],
    ['finds the end of a phrase at a place', () => patternOf(['mon(day)?']).endAt('on Monday', 3), 9],
    ['finds none within a word', () => patternOf(['mon']).endAt('on Monday', 3), -1],
  ])('%s', (_what, act, expected) => {
    expect(act()).toEqual(expected);
  });

  it('matches what the further patterns match', () => {
    expect(patternOf(['vegan'], /\(ve\)/).test('Curry (VE)')).toBe(true);
  });
});
