import { describe, expect, it } from 'vitest';
import { linkToQuote } from '@/lib/reader/answers/quotes/text-fragment';
import { textOf } from '../../pages';

const PAGE = 'https://example.ie/prices';
/** The text directive of a quote on a page with these texts. */
function directive(
  text: string,
  { anchor = text, blocks = [text] }: { anchor?: string; blocks?: string[] } = {},
): string {
  return linkToQuote(PAGE, { anchor, blocks }).slice(`${PAGE}#:~:text=`.length);
}

describe('linkToQuote', () => {
  it('encodes characters with a meaning in a text directive', () => {
    expect(directive('Mon-Fri, 9am & later')).toBe('Mon%2DFri%2C%209am%20%26%20later');
    expect(directive('It’s 50% (or so)!')).toBe('It%E2%80%99s%2050%25%20%28or%20so%29%21');
  });

  it('links a row by its first cell', () => {
    expect(directive('Single room | €60')).toBe('Single%20room');
    expect(directive('| €60')).toBe(encodeURIComponent('€60'));
  });

  it('drops a leading bullet', () => {
    expect(directive('• Free parking')).toBe('Free%20parking');
    expect(directive('– 24 hours')).toBe('24%20hours');
    expect(directive('(01) 234 5678')).toBe('%2801%29%20234%205678');
  });

  it('links a long quote by its first and last words', () => {
    const words = Array.from({ length: 40 }, (_, at) => `word${at}`);
    expect(directive(words.join(' '))).toBe(
      'word0%20word1%20word2%20word3%20word4,word35%20word36%20word37%20word38%20word39',
    );
  });

  it('links a quote of one line as a whole, and a longer one by its ends', () => {
    expect(directive(textOf(105))).toBe(encodeURIComponent(textOf(105)));
    expect(directive(textOf(130))).toContain(',');
  });

  it('links text across a line break by both of its ends, since browsers find no text across a `br`', () => {
    expect(directive('Halal by default. Everything else.', { blocks: ['Halal by default.\nEverything else.'] })).toBe(
      'Halal%20by%20default.,Everything%20else.',
    );
  });

  it('drops a dash that separates the items of a list', () => {
    expect(directive('Underfloor heating -')).toBe('Underfloor%20heating');
  });

  it('returns the URL of the page if there is no text to find', () => {
    expect(linkToQuote(PAGE, { anchor: '•', blocks: ['•'] })).toBe(PAGE);
  });
});
