import { rememberOf } from '../remember';
import { type FactLine, MAX_NAME_LINE } from './page-lines';
import { type Amount, findAmounts, PRICE } from './price-amounts';
import { isCertain, isContinuation, isDuration, isVariant, namesItem, qualifierOf, tidyName } from './price-names';
import { endsInProse } from './price-sentences';

/** How far above a row its header may be; it bounds the work on endless tables. */
const MAX_ROWS = 300;
const MAX_SECTION = 60;
const cellsOf = (text: string) => text.split(' | ').map((cell) => cell.trim());

/** The cells of a row, and whether it has an amount; remembered, as each row below asks again. */
const rowOf = rememberOf(({ text }: FactLine) => ({ cells: cellsOf(text), hasAmount: findAmounts(text).length > 0 }));

/** A name without its bullet, and without what leads to its price. */
const withoutMarks = (name: string) => name.replace(/^[*•·]\s*|(?:\sfrom)?\s*:?$/gi, '');

/** The nearest row above in the same table that names its columns; `shift` is 1 if it has no cell above the names of the items. */
function headOf(lines: readonly FactLine[], at: number): { cells: string[]; shift: number } | undefined {
  const { length } = rowOf(lines[at] as FactLine).cells;
  for (let above = at - 1; lines[above]?.kind === 'row' && above > at - MAX_ROWS; above -= 1) {
    const { cells, hasAmount } = rowOf(lines[above] as FactLine);
    if (hasAmount) continue;
    const isHead = cells.slice(1).some((cell) => cell !== '');
    if (isHead && (cells.length === length || cells.length === length - 1))
      return { cells, shift: length - cells.length };
  }
  return undefined;
}

/** The row above that names a section of the table in its only cell, or the corner of the header; otherwise the heading of the table. */
function sectionOf(lines: readonly FactLine[], at: number): string | undefined {
  for (let above = at - 1; lines[above]?.kind === 'row' && above > at - MAX_ROWS; above -= 1) {
    const { cells, hasAmount } = rowOf(lines[above] as FactLine);
    if (hasAmount) continue;
    const [first = ''] = cells;
    if (!/^(?:service|treatment|item|product|name|description|type|#|no)s?$/i.test(first))
      return namesItem(first) && !isVariant(first) ? first : undefined;
  }
  const { heading } = lines[at] as FactLine;
  return namesItem(heading) && heading.length <= MAX_SECTION ? heading : undefined;
}

/** What the column of an amount is for, if its title tells a variant: "Weekend price", "Director". */
export function columnTitle(lines: readonly FactLine[], at: number, amounts: readonly Amount[], index: number) {
  const line = lines[at] as FactLine;
  const { cells } = rowOf(line);
  // The only amount of a row with cells for several, next to its name, is the same in all columns.
  const isSpanning = amounts.length === 1 && cells[1] !== '' && cells.slice(1).filter(Boolean).length === 1;
  const head = cells.length > 2 && !isSpanning ? headOf(lines, at) : undefined;
  if (!head) return undefined;
  const column = cellsOf(line.text.slice(0, amounts[index]?.start)).length - 1;
  const title = head.cells[column - head.shift];
  const variant =
    title?.replace(/\b(?:(?:guide |indicative )?(?:prices?|rates?|costs?|fees?|fares?|range)|from)\b/gi, '').trim() ??
    '';
  if (!title || !/[\p{L}\d]/u.test(variant) || findAmounts(title).length > 0) return undefined;
  const tells = amounts.length > 1 || namesItem(title) || isVariant(variant) || isDuration(variant);
  return tells ? title : undefined;
}

/** The title of a column with what others charge, or what a customer earns. */
const OTHERS =
  /\b(?:others?|competitors?|national|average|typical(?:ly)?|elsewhere|market|cowboys?|high street|rrp|DIY|profits?|earnings)\b/i;

/** The name directly before an amount where a row has several pairs of name and price. */
function nameOfPair(line: FactLine, amounts: readonly Amount[], index: number): string | undefined {
  if (index === 0) return undefined;
  const cells = cellsOf(line.text.slice(0, amounts[index]?.start));
  const before = cells.at(-2) ?? '';
  return cells.length >= 4 && findAmounts(before).length === 0 && namesItem(before) ? before : undefined;
}

/** Whether an amount is the second one in its cell: it is for a variant ("€12 or both for €20"). */
const isSecondInCell = (text: string, amounts: readonly Amount[], index: number) => {
  const before = amounts[index - 1];
  return before !== undefined && !text.slice(before.end, amounts[index]?.start).includes(' | ');
};

const cellOf = ({ text }: FactLine, { start, end }: Amount): string =>
  text.slice(text.lastIndexOf(' | ', start) + 1, end + `${text.slice(end)} | `.indexOf(' | '));

/** The name in the cell of an amount before it: "General wax" in the row "Wax | General wax €70 | Hard wax €130". */
function nameBefore(text: string, { start }: Amount): string | undefined {
  const from = text.lastIndexOf(' | ', start);
  const name = tidyName(text.slice(from + 3, start));
  return from >= 0 && /^\p{Lu}/u.test(name) && namesItem(name) && isCertain(name) ? name : undefined;
}

/** Whether the cell of an amount has several amounts and nothing else, so that it is unknown what each is for. */
export const isUnnamedInCell = (line: FactLine, amounts: readonly Amount[], index: number): boolean => {
  const cell = cellOf(line, amounts[index] as Amount);
  return findAmounts(cell).length > 1 && tidyName(cell.replace(PRICE, ' ')) === '';
};

const MIN_SENTENCE = 6;

/** Whether a sentence in the cell of an amount leads to it: "A boat requires a $500 deposit". */
export function isInSentence({ text }: FactLine, { start }: Amount): boolean {
  const before = tidyName(text.slice(text.lastIndexOf(' | ', start) + 3, start));
  return before.split(/\s+/).length >= MIN_SENTENCE && endsInProse(before);
}

/** Whether a column has what others charge, by its title. */
export const isOfOthers = (title: string): boolean => OTHERS.test(title);

/** The name at the top of a first cell that describes its item in further lines. */
function nameInCell({ block, text }: FactLine): string | undefined {
  const lines = (text === block.text && block.cellLines?.[0]) || [];
  const end = lines.findIndex(({ length }) => length > MAX_NAME_LINE);
  const name = lines.slice(0, end).join(' ');
  return end > 0 && namesItem(name) ? name : undefined;
}

/** The item of a price in a table: the first cell, with the title of the column (see columnTitle). */
export function itemInRow(
  lines: readonly FactLine[],
  at: number,
  amounts: readonly Amount[],
  index: number,
  column: string | undefined,
): string | undefined {
  const line = lines[at] as FactLine;
  if (line.cells.length < 2) return undefined;
  const pair = nameOfPair(line, amounts, index);
  if (pair) return pair;
  if (line.variant && line.cells[0]) return `${line.cells[0]} (${line.variant})`;
  const [first = '', second = ''] = line.cells;
  const name =
    /^\d{1,3}[.)]?$/.test(first) && line.cells.length > 2 ? second : (nameInCell(line) ?? withoutMarks(first));
  const qualifier = qualifierOf(line.text.slice(amounts[index]?.end ?? 0));
  if (findAmounts(name).length > 0) return qualifier ? variantOfRowAbove(lines, at, qualifier) : undefined;
  const isSize = !namesItem(name) || isVariant(name);
  const section = isSize && isVariant(name) ? sectionOf(lines, at) : undefined;
  if (isSize && !section && ![isVariant, isDuration, isContinuation].some((is) => is(name))) return undefined;
  if (isSecondInCell(line.text, amounts, index) && !qualifier) return undefined;
  const title = qualifier ?? nameBefore(line.text, amounts[index] as Amount) ?? column;
  if (section) return `${section} (${[name, title].filter(Boolean).join(', ')})`;
  return title ? `${name} (${title})` : name;
}

/** A row without a name continues the row above: "| from €590 | (long) |". */
function variantOfRowAbove(lines: readonly FactLine[], at: number, qualifier: string): string | undefined {
  const above = lines[at - 1];
  const name = above?.kind === 'row' ? (above.cells[0] ?? '') : '';
  return namesItem(name) && findAmounts(name).length === 0 ? `${name} (${qualifier})` : undefined;
}
