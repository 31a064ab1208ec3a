import { describe, expect, it } from 'vitest';
import { isMisspelling } from '@/lib/reader/answers/misspellings';

describe('isMisspelling', () => {
  it.each([
    ['accomodation', 'accommodation'],
    ['freind', 'friend'],
    ['resturant', 'restaurant'],
    ['cancelation', 'cancellation'],
  ])('recognizes %s as %s', (word, other) => {
    expect(isMisspelling(word, other)).toBe(true);
    expect(isMisspelling(other, word)).toBe(true);
  });

  it.each([
    ['massage', 'message'],
    ['country', 'county'],
    ['boot', 'bot'],
    ['cooking', 'booking'],
    ['coach', 'couch'],
    ['same', 'same'],
  ])('tells %s from %s', (word, other) => {
    expect(isMisspelling(word, other)).toBe(false);
  });
});
