import { collapse } from './dom';
import type { BlockKind } from './page-blocks';

/** Marks within the text that is being collected: a line break that was asked for, and the start of a table cell. */
export const BREAK = '\u0001';
export const CELL = '\u0002';
const WIDE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]/g;

/** Length of a text with Chinese, Japanese and Korean characters counted as two and a half. */
export function weigh(text: string): number {
  const wide = text.match(WIDE);
  return wide ? text.length + wide.length * 1.5 : text.length;
}

/** How much a block speaks for its surroundings being content: its unlinked length beyond that of a label. */
export function proseMass(kind: BlockKind, length: number, linkLength: number): number {
  if (kind === 'heading' || linkLength > length * 0.5) return 0;
  if (kind === 'row') return Math.max(0, (length - 2 * linkLength) * 0.5);
  return Math.max(0, length - linkLength - 40);
}

/** Text with the characters that Markdown would read as marks made harmless. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&');
}

/** Collapses white space but keeps the line breaks that `<br>` asked for, and the bounds of cells. */
export function tidyLines(text: string, end = ''): string {
  if (text.includes(CELL)) {
    const cells = text.replaceAll(BREAK, ' ').split(CELL).slice(1).map(collapse);
    return cells.some((cell) => cell !== '') ? cells.join(' | ') : '';
  }
  if (!text.includes(BREAK)) return collapse(text);
  const lines = text.split(BREAK).map(collapse);
  return lines.filter((line) => line !== '').join(`${end}\n`);
}
