import { findAmounts } from '@/lib/reader/facts/found/price-amounts';
import type { PdfItem } from './pdf-items';

/** A line of a page: its cells from left to right, one unless there are wide gaps. */
export type PdfLine = {
  cells: string[];
  isHeading: boolean;
  /** A price alone, which may belong to several lines. */
  isLoose: boolean;
};

type Line = { items: PdfItem[]; x: number; y: number; height: number };

/** Gaps between pieces of text, in heights of a line. */
const SPACE = 0.15;
const CELL = 1.6;
const HEADING_HEIGHT = 1.18;
const MAX_HEADING = 90;
/** Further lines of a page are ignored. */
const MAX_LINES = 2_000;

const endOf = ({ x, width }: PdfItem) => x + width;
const isOnLine = (line: Line, { y, height }: PdfItem) => Math.abs(line.y - y) <= Math.max(line.height, height) * 0.4;

/** Joins neighbours in the order of the file, which keeps adjacent columns apart. */
function joinItems(items: readonly PdfItem[]): Line[] {
  const lines: Line[] = [];
  for (const item of items) {
    const line = lines.at(-1);
    const last = line?.items.at(-1);
    if (line && last && isOnLine(line, item) && item.x >= endOf(last) - item.height) line.items.push(item);
    else if (lines.length >= MAX_LINES) break;
    else lines.push({ items: [item], x: item.x, y: item.y, height: item.height });
  }
  return lines;
}

const textOf = ({ items }: Line) => items.map(({ text }) => text).join('');
const isOnlyNumber = (text: string) => /^[\s.…€£$\d,+–/-]*$/.test(text) && /\d/.test(text);

/** Whether a line is directly below the previous one in the file: the price of "Soup", not of the item to its left. */
function isBelow(line: Line, before: Line | undefined): boolean {
  const [first, above] = [line.items[0], before?.items];
  if (!first || !above || !before || isOnlyNumber(textOf(before))) return false;
  const isNear = before.y > line.y && before.y - line.y <= line.height * 2.5;
  return isNear && above.some((item) => item.x < endOf(first) && endOf(item) > first.x);
}

/** Files may contain all names first and then all prices: a price belongs to the line to its left at the same height. */
function joinPrices(lines: readonly Line[]): Line[] {
  const isApart = (line: Line, index: number) => isOnlyNumber(textOf(line)) && !isBelow(line, lines[index - 1]);
  const prices = new Set(lines.filter(isApart));
  // The rightmost first. A line that has got its price takes no other one.
  const names = lines
    .filter((line) => !prices.has(line) && findAmounts(textOf(line)).length === 0)
    .map((line) => ({ line, end: Math.max(...line.items.map(endOf)) }))
    .sort((a, b) => b.line.x - a.line.x);
  const joined = new Set<Line>();
  for (const price of prices) {
    const [first] = price.items;
    const at = names.findIndex(({ line, end }) => first && end <= first.x + 1 && isOnLine(line, first));
    const name = names[at];
    if (!name) continue;
    name.line.items.push(...price.items);
    joined.add(price);
    if (findAmounts(textOf(name.line)).length > 0) names.splice(at, 1);
    else name.end = Math.max(name.end, ...price.items.map(endOf));
  }
  return lines.filter((line) => !joined.has(line));
}

function readCells({ items, height }: Line): string[] {
  const cells: string[] = [];
  for (const [index, item] of items.entries()) {
    const before = items[index - 1];
    const gap = before ? item.x - endOf(before) : Number.POSITIVE_INFINITY;
    if (gap > height * CELL) cells.push(item.text);
    else cells.push(`${cells.pop()}${gap > height * SPACE ? ' ' : ''}${item.text}`);
  }
  // Leader dots between a name and its price.
  return cells
    .flatMap((cell) => cell.split(/\s*(?:\.\s?){4,}\s*|\s*[…_]{2,}\s*/))
    .map((cell) => cell.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** The most common height of text. */
function bodyHeight(pages: readonly (readonly PdfItem[])[]): number {
  const lengths = new Map<number, number>();
  for (const { text, height } of pages.flat()) {
    const rounded = Math.round(height * 2) / 2;
    lengths.set(rounded, (lengths.get(rounded) ?? 0) + text.length);
  }
  return [...lengths].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

/** The lines of each page, in reading order. */
export function readPdfLines(pages: readonly (readonly PdfItem[])[]): PdfLine[][] {
  const body = bodyHeight(pages);
  return pages.map((items) =>
    joinPrices(joinItems(items)).flatMap((line) => {
      const cells = readCells(line);
      const text = cells.join(' ');
      const isPriced = findAmounts(text).length > 0;
      const isHeading =
        cells.length === 1 &&
        text.length <= MAX_HEADING &&
        /\p{L}{2}/u.test(text) &&
        !isPriced &&
        line.height >= body * HEADING_HEIGHT;
      return cells.length === 0 ? [] : [{ cells, isHeading, isLoose: isPriced && isOnlyNumber(text) }];
    }),
  );
}
