import { describe, expect, test } from 'vitest';
import { csvLine } from '@/lib/text/csv';

/** The cells of a CSV text as spreadsheets read it: a quote that is not at the start of a cell is an ordinary character. */
function readCells(text: string, separator: string): string[] {
  const cells: string[] = [];
  let rest = text;
  while (rest !== '') {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
    rest = rest.slice(quoted?.[0].length ?? 0);
    const end = [...rest].findIndex((character) => [separator, '\r', '\n'].includes(character));
    cells.push((quoted?.[1]?.replaceAll('""', '"') ?? '') + (end === -1 ? rest : rest.slice(0, end)));
    rest = end === -1 ? '' : rest.slice(end + 1);
  }
  return cells;
}

describe('csvLine', () => {
  test('quotes every value and doubles quotes', () => {
    expect(csvLine(['a', 'say "hi"', null, undefined, 3])).toBe('"a","say ""hi""","","","3"\r\n');
  });

  test.each(['=1+1', '+353 65', '-1', '@SUM(A1)', ' =1', '＝1+1', '=HYPERLINK("http://evil")', '=cmd|x!A0'])(
    'neutralises the formula %j',
    (text) => {
      expect(csvLine([text])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`);
    },
  );

  test.each(['Ó Súilleabháin', '日本', 'a=b', 'x-y', '12 €', 'two\nlines'])('leaves %j unchanged', (text) => {
    expect(csvLine([text])).toBe(`"${text}"\r\n`);
  });

  test.each([',', ';', '\t'])(
    'leaves no formula at the start of a cell for a reader with the separator %j',
    (separator) => {
      const starts = ['', ' ', '"', '""', '\u00a0', '\v', 'x'];
      const breaks = [';', '\t', '\n', '\r\n', '\r', ',', ';;', '\n\n', '";', '"\n', '","', '";"', ' ;'];
      const formulas = ['=1+1', '+353', '-1', '@SUM(A1)', '＝1', '"=1"', '\t=1', '\r=1'];
      const texts = starts.flatMap((start) =>
        breaks.flatMap((between) => formulas.map((formula) => `${start}${between}${start}${formula}`)),
      );
      for (const text of texts) {
        for (const line of [csvLine([text]), csvLine(['a', text, 'b']), csvLine([text, text]), csvLine(['', text])]) {
          for (const read of readCells(line, separator))
            expect(read, JSON.stringify(line)).not.toMatch(/^[\s"]*[=+\-@＝]/);
        }
      }
    },
  );

  test('takes linear time for cells of nothing but separators and spaces', () => {
    expect(csvLine(['\n'.repeat(200_000)])).toHaveLength(200_004);
    expect(csvLine([' '.repeat(200_000)])).toHaveLength(200_004);
  });
});
