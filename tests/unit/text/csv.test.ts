import { describe, expect, test } from 'vitest';
import { csvLine } from '@/lib/text/csv';

describe('csvLine', () => {
  test('quotes every value and doubles quotes', () => {
    expect(csvLine(['a', 'say "hi"', null, undefined, 3])).toBe('"a","say ""hi""","","","3"\r\n');
  });

  test.each([
    '=1+1',
    '+353 65',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '＝1+1',
    '=HYPERLINK("http://evil")',
    '=cmd|x!A0',
  ])('neutralises the formula %j', (text) => {
    expect(csvLine([text])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`);
  });

  test.each(['Ó Súilleabháin', '日本', 'a=b', 'x-y', '12 €', 'two\nlines'])('leaves %j unchanged', (text) => {
    expect(csvLine([text])).toBe(`"${text}"\r\n`);
  });
});
