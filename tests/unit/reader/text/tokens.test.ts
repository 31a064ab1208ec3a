import { describe, expect, it } from 'vitest';
import { contentWords, stemsOf } from '@/lib/reader/text/tokens';

describe('contentWords', () => {
  it('keeps an abbreviation that is spelled like a stop word', () => {
    expect(contentWords('I have ME, is there a class for me?')).toContain('me');
    expect(contentWords('Is there a class for me?')).toEqual(['class']);
    expect(contentWords('IS THERE A CLASS FOR ME?')).toEqual(['class']);
  });
});

describe('stemsOf', () => {
  it.each([
    ['fishing licence', 'fishing license'],
    ['a caesarean', 'a cesarean'],
    ['the town centre', 'the town center'],
    ['hair colour', 'hair color'],
    ["a 10' x 12' unit", 'a 10x12 unit'],
  ])('spells “%s” as “%s”', (british, american) => {
    expect(stemsOf(british)).toEqual(stemsOf(american));
  });

  it('does not find ale in food al fresco', () => {
    expect(stemsOf('dine al fresco')).not.toContain(stemsOf('ale')[0]);
  });

  it('does not find a house in something in-house', () => {
    expect(stemsOf('In-house laboratory')).not.toContain('hous');
  });
});
