import { describe, expect, it } from 'vitest';
import { linkToQuote } from '@/lib/reader/answers/text-fragment';
import { fold } from '@/lib/reader/text/tokens';

const PAGE = 'https://example.ie/prices';
/** The text directive of a quote on a page with these texts. */
function directive(
  text: string,
  { anchor = text, blocks = [text] }: { anchor?: string; blocks?: string[] } = {},
): string {
  return linkToQuote(PAGE, { text, anchor, blocks, foldedPageText: fold(blocks.join(' ')) }).slice(
    `${PAGE}#:~:text=`.length,
  );
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

  it('uses the next cell as context if the text of a row occurs twice', () => {
    const row = 'Single room | €60 per night each';
    expect(directive(row, { blocks: ['Single room', 'Prices', row] })).toBe(
      'Single%20room,-%E2%82%AC60%20per%20night&text=Single%20room',
    );
  });

  it('uses the following line as context for joined lines', () => {
    const blocks = ['Mon–Fri', '9am to 5pm', 'Winter', 'Mon–Fri', '10am to 4pm'];
    expect(directive('Mon–Fri 10am to 4pm', { anchor: 'Mon–Fri', blocks })).toBe(
      'Mon%E2%80%93Fri,-10am%20to%204pm&text=Mon%E2%80%93Fri',
    );
  });

  it('uses the preceding words of one block as context if nothing follows', () => {
    expect(directive('€20.', { blocks: ['Rooms', 'for two', '€20.', 'Tables', '€20.'] })).toBe(
      'for%20two-,%E2%82%AC20.&text=%E2%82%AC20.',
    );
    expect(directive('€20.', { blocks: ['Rooms', 'A room for two: €20.', 'or €20.'] })).toBe(
      'room%20for%20two%3A-,%E2%82%AC20.&text=%E2%82%AC20.',
    );
  });

  it('links text across a line break by both of its ends, since browsers find no text across a `br`', () => {
    expect(directive('Halal by default. Everything else.', { blocks: ['Halal by default.\nEverything else.'] })).toBe(
      'Halal%20by%20default.,Everything%20else.',
    );
  });

  it('uses the line after a line break as context if the first line occurs twice', () => {
    const blocks = ['Disco hire in\nWexford', 'Disco hire in\nCork'];
    expect(directive('Disco hire in Cork', { blocks })).toBe('Disco%20hire%20in,-Cork&text=Disco%20hire%20in');
  });

  it('drops a dash that separates the items of a list', () => {
    expect(directive('Underfloor heating -')).toBe('Underfloor%20heating');
  });

  it('returns the URL of the page if there is no text to find', () => {
    expect(linkToQuote(PAGE, { text: '•', anchor: '•', blocks: ['•'], foldedPageText: '•' })).toBe(PAGE);
  });
});
