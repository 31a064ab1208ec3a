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
  ])('reads “%s”: matches “%s”: %s', (phrase, text, isMatch) => {
    expect(patternOf([phrase]).test(text)).toBe(isMatch);
  });

  it('takes the characters of patterns that are no notation as they are', () => {
    expect(patternOf(['a.m.']).test('9 axmx')).toBe(false);
    expect(patternOf(['[v]']).test('Soup [v]')).toBe(true);
  });

  it('matches what the further patterns match', () => {
    expect(patternOf(['vegan'], /\(ve\)/).test('Curry (VE)')).toBe(true);
  });
});
