import { describe, expect, it } from 'vitest';
import { linkToQuote } from '@/lib/answers/text-fragment';

const PAGE = 'https://example.ie/prices';
const fragment = (quote: string) => linkToQuote(PAGE, quote).slice(`${PAGE}#:~:text=`.length);

describe('linkToQuote', () => {
  it('encodes what has a meaning in a text directive', () => {
    expect(fragment('Mon-Fri, 9am & later')).toBe('Mon%2DFri%2C%209am%20%26%20later');
  });

  it('links a row by its first cell', () => {
    expect(fragment('Single room | €60')).toBe('Single%20room');
    expect(fragment('| €60')).toBe(encodeURIComponent('€60'));
  });

  it('leaves out the mark that leads a line', () => {
    expect(fragment('• Free parking')).toBe('Free%20parking');
    expect(fragment('– 24 hours')).toBe('24%20hours');
    expect(fragment('(01) 234 5678')).toBe('%2801%29%20234%205678');
  });

  it('links a long quote by its first and last words', () => {
    const words = Array.from({ length: 40 }, (_, at) => `word${at}`);
    expect(fragment(words.join(' '))).toBe(
      'word0%20word1%20word2%20word3%20word4,word35%20word36%20word37%20word38%20word39',
    );
  });

  it('leads to the page where there is nothing to look for', () => {
    expect(linkToQuote(PAGE, '•')).toBe(PAGE);
  });
});
