import { findAmounts } from '@/lib/reader/facts/found/price-amounts';
import type { PdfItem } from './read-document';

/** A line of a page: its cells from left to right, one unless there are wide gaps. */
export type PdfLine = {
  cells: string[];
  isHeading: boolean;
  /** A price alone, which may belong to several lines. */
  isLoose: boolean;
};

type Line = { items: PdfItem[]; y: number; height: number };

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
    else lines.push({ items: [item], y: item.y, height: item.height });
  }
  return lines;
}

const isOnlyNumber = (text: string) => /^[\s.…€£$\d,+–/-]*$/.test(text) && /\d/.test(text);

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
    joinItems(items).flatMap((line) => {
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
